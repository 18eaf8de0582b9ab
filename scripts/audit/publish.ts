import { Refusal } from './refusal.ts';
import { readVendorFile, saveRecords, vendorFile, type Workspace } from './workspace.ts';

/**
 * Turns a draft into a record.
 * @returns what was done
 * @throws Refusal that lists what is missing or wrong, in which case the draft stays a draft.
 */
export function publish(workspace: Workspace, id: string): string {
  const { draft, ...content } = readVendorFile(workspace, id);
  if (draft !== true) throw new Refusal(`${id} is a record already; nothing to publish.`);
  const record = {
    ...content,
    $schema: '../schemas/vendor.schema.json',
    added_at: content['added_at'] ?? workspace.today,
  };
  const version = saveRecords(workspace, [vendorFile(workspace, record)]);
  return `${id} is published with the next build, in version ${version} of the data set.`;
}
