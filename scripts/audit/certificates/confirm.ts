import type { UnconfirmedCertificate } from '../../../src/dataset/vendor/unconfirmed-certificate.ts';
import { writeFiles } from '../../build/write-files.ts';
import { withHistory } from '../record-change.ts';
import { Refusal } from '../refusal.ts';
import { fileText, readVendorFile, saveRecords, vendorFile, vendorPath, type Workspace } from '../workspace.ts';

/**
 * Puts certificates on record that the auditor has compared with their pages.
 * @param ids of the certificates; all unconfirmed ones when empty
 * @returns what was done
 * @throws Refusal when there is no such certificate or the record would not be valid; nothing is written then.
 */
export function confirm(workspace: Workspace, vendorId: string, ids: readonly string[], why?: string): string {
  const { unconfirmed_certificates, ...vendor } = readVendorFile(workspace, vendorId);
  const waiting = (unconfirmed_certificates ?? []) as UnconfirmedCertificate[];
  const unknown = ids.filter((id) => !waiting.some((certificate) => certificate.id === id));
  if (waiting.length === 0)
    throw new Refusal(`${vendorId} has no certificate to confirm. Add one: npm run audit -- add-coa ${vendorId} FILE`);
  if (unknown.length > 0)
    throw new Refusal(
      `${vendorId} has no unconfirmed certificate ${unknown.join(', ')}; waiting are ${waiting.map(({ id }) => id).join(', ')}.`,
    );
  const chosen = waiting.filter(({ id }) => ids.length === 0 || ids.includes(id));
  const rest = waiting.filter((certificate) => !chosen.includes(certificate));
  const confirmed = chosen.map(({ reading: _, ...certificate }) => certificate);
  const changed = {
    ...vendor,
    certificates: [...((vendor['certificates'] ?? []) as object[]), ...confirmed],
    ...(rest.length > 0 && { unconfirmed_certificates: rest }),
  };
  const done = `${vendorId}: ${chosen.map(({ id }) => id).join(', ')} confirmed.`;
  if (vendor['draft'] === true) {
    writeFiles([{ path: vendorPath(workspace, vendorId), text: fileText(changed) }]);
    return `${done} The record is a draft still.`;
  }
  const reason =
    why ??
    `Seen on ${[...new Set(chosen.map(({ captured_at: day }) => day))].join(', ')}; every value compared with the page.`;
  const { record, entries } = withHistory(workspace, changed, reason);
  const version = saveRecords(workspace, [vendorFile(workspace, record)]);
  return [
    done,
    ...entries.map((entry) => `History: ${entry.field}: ${entry.from ?? 'nothing'} → ${entry.to ?? 'nothing'}`),
    `Version ${version}. Does the verdict still follow? Check coa_type, verdict_reason and verdict_basis.`,
  ].join('\n');
}
