import { Refusal } from './refusal.ts';
import { readVendorFile, saveRecords, type VendorFile, vendorFile, type Workspace } from './workspace.ts';

/** The record that a draft becomes when it is published today. */
export function asRecord({ today }: Workspace, { draft: _, ...content }: VendorFile): VendorFile {
  return { ...content, $schema: '../schemas/vendor.schema.json', added_at: content['added_at'] ?? today };
}

/**
 * Turns a draft into a record.
 * @returns what was done
 * @throws Refusal that lists what is missing or wrong, in which case the draft stays a draft.
 */
export function publish(workspace: Workspace, id: string): string {
  const draft = readVendorFile(workspace, id);
  if (draft['draft'] !== true) throw new Refusal(`${id} is a record already; nothing to publish.`);
  const record = asRecord(workspace, draft);
  const version = saveRecords(workspace, [vendorFile(workspace, record)]);
  return `${id} is published with the next build, in version ${version} of the data set.`;
}
