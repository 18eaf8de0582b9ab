import { withHistory } from './record-change.ts';
import { saveRecords, type VendorFile, vendorFile, type Workspace } from './workspace.ts';
import { writeDraft } from './write-draft.ts';

/**
 * Writes a vendor's file after a change: a draft as it stands, a record with the change in its history.
 * @param why the reason of the change, for the history
 * @returns what was done, a line each
 * @throws Refusal when draft or record would not be valid; nothing is written then.
 */
export function saveChange(workspace: Workspace, changed: VendorFile, why: string): string[] {
  if (changed['draft'] === true) {
    writeDraft(workspace, changed);
    return ['The record is a draft still.'];
  }
  const { record, entries } = withHistory(workspace, changed, why);
  const version = saveRecords(workspace, [vendorFile(workspace, record)]);
  return [
    ...entries.map((entry) => `History: ${entry.field}: ${entry.from ?? 'nothing'} → ${entry.to ?? 'nothing'}`),
    `Version ${version}. Does the verdict still follow? Check coa_type, verdict_reason and verdict_basis.`,
  ];
}
