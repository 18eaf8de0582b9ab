import { loadData } from '../../../data/index.ts';
import type { Confirmation, UnconfirmedCertificate } from '../../../src/dataset/vendor/unconfirmed-certificate.ts';
import { named } from '../certificates/certificate-from-reading.ts';
import { Refusal } from '../refusal.ts';
import { saveChange } from '../save-change.ts';
import { readVendorFile, type Workspace } from '../workspace.ts';
import { COMPARED_FIELDS, type ComparedField, fromText, labelOf, shownText } from './compared-fields.ts';

/** What a person saw on the page, as typed or accepted, by field; each field must be there. */
export type ComparedValues = Readonly<Record<ComparedField, string>>;

/** The certificates of a vendor that wait to be compared with their pages. */
export function waitingFor(workspace: Workspace, vendorId: string): UnconfirmedCertificate[] {
  return (readVendorFile(workspace, vendorId)['unconfirmed_certificates'] ?? []) as UnconfirmedCertificate[];
}

/**
 * Puts one certificate on record, each of its values compared with its page by a person. There is no way to confirm
 * several at once, or without their values.
 * @param by who compared it, by role or initials
 * @returns what was done
 * @throws Refusal when there is no such certificate, a value is missing or is none, or the record would not be valid;
 *   nothing is written then.
 */
export function confirm(
  workspace: Workspace,
  vendorId: string,
  certificateId: string,
  values: ComparedValues,
  by: string,
): string {
  const { unconfirmed_certificates: _, confirmations, ...vendor } = readVendorFile(workspace, vendorId);
  const waiting = waitingFor(workspace, vendorId);
  const chosen = waiting.find(({ id }) => id === certificateId);
  if (chosen === undefined)
    throw new Refusal(
      `${vendorId} has no unconfirmed certificate ${certificateId}; waiting are ${waiting.map(({ id }) => id).join(', ') || 'none'}.`,
    );
  const missing = COMPARED_FIELDS.filter((field) => values[field] === undefined);
  if (missing.length > 0) throw new Refusal(`Not compared yet: ${missing.map(labelOf).join(', ')}.`);
  const typed = COMPARED_FIELDS.filter((field) => values[field].trim() !== shownText(chosen, field));
  const { reading, ...certificate } = chosen;
  const compared = Object.fromEntries(COMPARED_FIELDS.map((field) => [field, fromText(field, values[field].trim())]));
  const confirmed = {
    ...certificate,
    ...compared,
    ...(typed.includes('laboratory_name') && {
      laboratory: named(loadData(workspace.folder).laboratories, values.laboratory_name),
    }),
    confirmed: { by, at: workspace.today },
  };
  const rest = waiting.filter((other) => other !== chosen);
  const note: Confirmation = { certificate: chosen.id, by, at: workspace.today, typed, reading };
  const changed = {
    ...vendor,
    certificates: [...((vendor['certificates'] ?? []) as object[]), confirmed],
    ...(rest.length > 0 && { unconfirmed_certificates: rest }),
    confirmations: [...((confirmations ?? []) as Confirmation[]), note],
  };
  return [
    `${vendorId}: ${chosen.id} confirmed, ${typed.length} of ${COMPARED_FIELDS.length} values typed.`,
    ...saveChange(workspace, changed, `Seen on ${chosen.captured_at}; every value compared with the page.`),
  ].join('\n');
}
