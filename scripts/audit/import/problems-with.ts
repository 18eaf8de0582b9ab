import type { DataProblem } from '../../../src/dataset/data-error.ts';
import { nextSite, tryOut, type VendorFile, vendorFile, type Workspace } from '../workspace.ts';

/** What would be wrong with the data set if the records were in it. */
export function problemsWith(workspace: Workspace, records: readonly VendorFile[]): readonly DataProblem[] {
  return tryOut(
    workspace,
    records.map((record) => vendorFile(workspace, record)),
    nextSite(workspace),
  ).problems;
}
