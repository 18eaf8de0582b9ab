import { faultsIn } from '../../src/dataset/describe-issue.ts';
import { Withdrawal } from '../../src/dataset/vendor/vendor.ts';
import { withHistory } from './record-change.ts';
import { Refusal } from './refusal.ts';
import { readVendorFile, saveRecords, vendorFile, type Workspace } from './workspace.ts';

/**
 * Withdraws the audit of a vendor, or notes that the vendor closed: the record stays, and counts nowhere from then on.
 * @param kind `withdrawn` or `closed`
 * @param why told on the page, as a fact
 * @returns what was written
 * @throws Refusal when the record is a draft or withdrawn already, or something is missing; nothing is written then.
 */
export function withdraw(workspace: Workspace, id: string, kind: string | undefined, why: string | undefined): string {
  const vendor = readVendorFile(workspace, id);
  if (vendor['draft'] === true) throw new Refusal(`${id} is a draft, which nobody sees: delete its file.`);
  if ((vendor['withdrawal'] ?? null) !== null)
    throw new Refusal(
      `${id} is withdrawn already. Change its file, then: npm run audit -- record-change ${id} --why "…"`,
    );
  const typed = { kind, since: workspace.today, why };
  const parsed = Withdrawal.safeParse(typed);
  if (!parsed.success)
    throw new Refusal(
      faultsIn(parsed.error.issues, typed)
        .map(({ field, expected }) => `--${field}: ${expected}`)
        .join('\n'),
    );
  const { record } = withHistory(workspace, { ...vendor, withdrawal: parsed.data }, parsed.data.why);
  const version = saveRecords(workspace, [vendorFile(workspace, record)]);
  return `${id}: ${kind}, and no longer counted. Its page says so and why. Version ${version}.`;
}
