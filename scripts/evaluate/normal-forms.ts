import { createHash } from 'node:crypto';
import { joinedName } from '../../src/coa/fields/text/names.ts';

/** Fields whose values are compared in a normal form: names of businesses, and identifiers. */
export type ComparedField = 'client' | 'batch' | 'report_number' | 'key';

/**
 * The form in which values of a field are compared. Client: letters and digits in lower case, without accents, legal forms
 * ("Ltd", "Inc.") and words that every business shares (see `joinedName`). Identifiers: letters and digits in capitals.
 * Spaces, case and punctuation thus never count; a letter or digit read otherwise does.
 */
function normalForm(field: ComparedField, value: string): string {
  return field === 'client'
    ? joinedName(value)
    : value
        .normalize('NFKD')
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, '');
}

/** Whether what stands in a field says that there is nothing: "N/A", "Not requested", "–". */
export function saysNothing(value: string): boolean {
  return /^(?:n\s?\/?\s?a|none|not (?:provided|specified|requested|applicable|available)|[-–—.\s]*)$/i.test(
    value.trim(),
  );
}

/** Salt of the hashes below; public, it only keeps them from being looked up in ready tables. */
const SALT = 'coa-check/real-labels/1';

/** Salted SHA-256 of a value's normal form, hexadecimal: how names of clients and identifiers are kept in public labels. */
export function hashedForm(field: ComparedField | 'file', value: string): string {
  const form = field === 'file' ? value : normalForm(field, value);
  return createHash('sha256').update(`${SALT}\n${field}\n${form}`).digest('hex');
}

/** A value known in clear, or only as the hash of its normal form. */
export type Known = { text: string } | { hash: string };

/** Whether what was read is the value known, in their normal forms. */
export function isSame(field: ComparedField, known: Known, read: string): boolean {
  if (normalForm(field, read) === '') return false;
  return 'hash' in known
    ? known.hash === hashedForm(field, read)
    : normalForm(field, known.text) === normalForm(field, read);
}
