import type { DataProblem } from '../../../src/dataset/data-error.ts';
import { readSite, tryOut, type VendorFile, vendorFile, type Workspace } from '../workspace.ts';

/** What would be wrong with the data set if the records were in it. */
export function problemsWith(workspace: Workspace, records: readonly VendorFile[]): readonly DataProblem[] {
  const site = readSite(workspace);
  // The version follows when it is written; here it only must not stand in the way.
  const later = { ...site, dataset: { ...site.dataset, version: '9999-12-31' } };
  return tryOut(
    workspace,
    records.map((record) => vendorFile(workspace, record)),
    later,
  ).problems;
}
