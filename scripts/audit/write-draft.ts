import { describeIssue } from '../../src/dataset/describe-issue.ts';
import { VendorDraft } from '../../src/dataset/vendor/vendor-draft.ts';
import { writeFiles } from '../build/write-files.ts';
import { Refusal } from './refusal.ts';
import { fileText, type VendorFile, vendorPath, type Workspace } from './workspace.ts';

/**
 * Writes a draft, if it is one as far as it goes: a draft with a fault stops the build and every other command.
 * @throws Refusal that names each fault by its field; nothing is written then.
 */
export function writeDraft(workspace: Workspace, draft: VendorFile): void {
  const issues = VendorDraft.safeParse(structuredClone(draft)).error?.issues ?? [];
  if (issues.length > 0)
    throw new Refusal(
      `Nothing was written:\n${issues.map((issue) => `${issue.path.join('.')}: ${describeIssue(issue, draft)}`).join('\n')}`,
    );
  writeFiles([{ path: vendorPath(workspace, draft.id), text: fileText(draft) }]);
}
