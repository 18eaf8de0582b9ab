import { faultsIn } from '../../src/dataset/describe-issue.ts';
import { VendorDraft } from '../../src/dataset/vendor/vendor-draft.ts';
import { writeFiles } from '../build/write-files.ts';
import { Refusal } from './refusal.ts';
import { fileText, type VendorFile, vendorPath, type Workspace } from './workspace.ts';

/**
 * Writes a draft, if it is one as far as it goes: a draft with a fault stops the build and every other command.
 * @throws Refusal that names each fault by its field; nothing is written then.
 */
export function writeDraft(workspace: Workspace, draft: VendorFile): void {
  const faults = faultsIn(VendorDraft.safeParse(structuredClone(draft)).error?.issues ?? [], draft);
  if (faults.length > 0)
    throw new Refusal(
      ['Nothing was written:', ...faults.map(({ field, expected }) => `${field}: ${expected}`)].join('\n'),
    );
  writeFiles([{ path: vendorPath(workspace, draft.id), text: fileText(draft) }]);
}
