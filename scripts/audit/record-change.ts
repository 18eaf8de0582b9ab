import { lastReleased } from '../../data/index.ts';
import { HistoryEntry } from '../../src/dataset/history/history-entry.ts';
import { type HistoricRecord, pendingChanges } from '../../src/dataset/history/pending-changes.ts';
import { Refusal } from './refusal.ts';
import { readVendorFile, saveRecords, type VendorFile, vendorFile, type Workspace } from './workspace.ts';

/**
 * The record with an entry in its history for each change since the last release that has none yet.
 * @param isMeant which fields are told of; all when left out
 * @returns the record and the entries; none when nothing changed, or the record was never released
 */
export function withHistory(
  workspace: Workspace,
  record: VendorFile,
  why: string,
  isMeant: (field: string) => boolean = () => true,
): { record: VendorFile; entries: HistoryEntry[] } {
  const before = lastReleased(workspace.folder)?.vendors.find(({ id }) => id === record.id);
  if (before === undefined) return { record, entries: [] };
  const history = (record as HistoricRecord).history ?? [];
  const entries = pendingChanges(before, record as HistoricRecord).flatMap((change): HistoryEntry[] =>
    isMeant(change.field) ? [{ at: workspace.today, ...change, why }] : [],
  );
  return { record: { ...record, history: [...history, ...entries] }, entries };
}

/**
 * Writes what changed in records into their history, with the reason.
 * @returns a line on each entry
 * @throws Refusal when there is no reason, or nothing changed.
 */
export function recordChange(workspace: Workspace, ids: readonly string[], why: string): string {
  const reason = why.trim();
  if (!HistoryEntry.shape.why.safeParse(reason).success)
    throw new Refusal('A change needs a reason: --why "what was seen, and where".');
  const changed = ids.map((id) => withHistory(workspace, readVendorFile(workspace, id), reason));
  const entries = changed.flatMap(({ record, entries: made }) => made.map((entry) => ({ id: record.id, entry })));
  if (entries.length === 0)
    throw new Refusal(
      'Nothing changed since the last release that has no entry yet. Records that were never released need none.',
    );
  const version = saveRecords(
    workspace,
    changed.filter(({ entries: made }) => made.length > 0).map(({ record }) => vendorFile(workspace, record)),
  );
  return [
    ...entries.map(({ id, entry }) => `${id}: ${entry.field}: ${entry.from ?? 'nothing'} → ${entry.to ?? 'nothing'}`),
    `Version ${version}.`,
  ].join('\n');
}
