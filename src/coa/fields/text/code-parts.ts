import type { Field } from '../fields.ts';
import { KEY_PARAMETERS, NUMBER_PARAMETERS } from '../vocabulary/addresses.ts';
import { wholly } from '../vocabulary/any-of.ts';
import { editDistance } from './edit-distance.ts';
import { foldShapes, plainIdentifier } from './letter-shapes.ts';

const KEY_PARAMETER = wholly(KEY_PARAMETERS);
const NUMBER_PARAMETER = wholly(NUMBER_PARAMETERS);
/** Characters that were read at least of a key that wraps. */
const MIN_WRAPPED = 8;

/** Identifiers that the address in a code carries: "…/verify?t=89260&k=3KFEG35YQ8P7" → "89260", "3KFEG35YQ8P7". */
export function identifiersInCode(text: string): string[] {
  return [...text.matchAll(/(?<![A-Za-z0-9])[A-Za-z0-9][A-Za-z0-9-]{3,38}[A-Za-z0-9](?![A-Za-z0-9])/g)]
    .map((match) => match[0])
    .filter((part) => /\d/.test(part) || /^[A-Z]{8,}$/.test(part));
}

/** Report number and key by the names that the address gives them: "?t=89260&k=3KFEG35YQ8P7". */
export function namedInCode(text: string): { reportNumber: string | null; key: string | null } {
  const parameters = new URLSearchParams(text.includes('?') ? text.slice(text.indexOf('?') + 1) : '');
  let reportNumber: string | null = null;
  let key: string | null = null;
  for (const [name, value] of parameters) {
    if (!/^[A-Za-z0-9][A-Za-z0-9-]{3,39}$/.test(value)) continue;
    if (KEY_PARAMETER.test(name)) key ??= value;
    else if (NUMBER_PARAMETER.test(name)) reportNumber ??= value;
  }
  return { reportNumber, key };
}

/** Report number and key by the place that a laboratory's own addresses give them (its register entry says which). */
export function namedByPattern(
  text: string,
  addressPattern: string | null,
): { reportNumber: string | null; key: string | null } {
  if (addressPattern === null) return { reportNumber: null, key: null };
  const pattern = new RegExp(addressPattern, 'i');
  const address = text.replace(/^https?:\/\//i, '');
  const groups = (pattern.exec(address) ?? pattern.exec(address.replace(/^www\./i, '')))?.groups;
  return { reportNumber: groups?.report_number ?? null, key: groups?.key ?? null };
}

/** The first letters of the client with which a key begins, where its laboratory makes keys so; null otherwise. */
export function clientLettersOf(
  key: string,
  identifiers: readonly { field: string; pattern: string }[],
): string | null {
  const letters = identifiers
    .map(({ field, pattern }) => (field === 'key' ? new RegExp(pattern).exec(key)?.groups?.client : undefined))
    .find((group) => group !== undefined);
  return letters ?? null;
}

/** What an identifier looks like: a running number, a number with a prefix, a day, or a key of mixed letters. */
export function makeOf(identifier: string): 'digits' | 'number' | 'day' | 'key' {
  if (/^20\d\d-?(0[1-9]|1[0-2])-?([0-2]\d|3[01])$/.test(identifier)) return 'day';
  if (/^[\d-]+$/.test(identifier)) return 'digits';
  return /^[A-Z]{1,4}-?\d/i.test(identifier) && identifier.replace(/\D/g, '').length > identifier.length / 2
    ? 'number'
    : 'key';
}

/** Whether one identifier looks like another: only such can be one field's two spellings. */
export function sameMake(a: string, b: string): boolean {
  return makeOf(a) === makeOf(b);
}

/** Share of letters in which a printed identifier and the code's may differ and still be one, misread. */
const MISREAD_SHARE = 0.25;

/**
 * The identifier in the code that a printed one must be: equal but for letters that readers misread, for one read twice or
 * not at all, or for a gap read into it. The code corrects its own errors, so its spelling is the right one.
 */
export function spelledByCode(field: Field, codes: readonly { text: string }[]): string | null {
  // A long key wraps: what was read of it is its beginning.
  const wrapped = codes
    .flatMap((code) => identifiersInCode(code.text))
    .find(
      (part) =>
        field.value.length >= MIN_WRAPPED &&
        part.length > field.value.length &&
        foldShapes(part).startsWith(foldShapes(field.value)) &&
        // A line is parted behind a hyphen, not before: the code of WREN-1187 may say WREN-1187-EPT.
        (part[field.value.length] !== '-' || /-\W*$/.test(field.text)),
    );
  if (wrapped !== undefined) return wrapped;
  const whole = field.text.replace(/\s/g, '');
  return nearestInCode(field.value, codes) ?? (whole.length > field.value.length ? nearestInCode(whole, codes) : null);
}

/**
 * Whether what was read in print is an identifier as the code spells it, but for letters that readers take for one another and what
 * stands before and behind it; of one that wraps the beginning will do.
 */
export function isReadAs(text: string, spelt: string): boolean {
  const [print, whole] = [plainIdentifier(text), plainIdentifier(spelt)];
  return print.includes(whole) || (print.length >= MIN_WRAPPED && whole.startsWith(print));
}

function nearestInCode(printed: string, codes: readonly { text: string }[]): string | null {
  let best: string | null = null;
  let fewest = Math.floor(printed.length * MISREAD_SHARE) + 1;
  for (const part of codes.flatMap((code) => identifiersInCode(code.text))) {
    const misses = editDistance(foldShapes(part), foldShapes(printed), fewest);
    if (misses < fewest && sameMake(part, printed)) {
      best = part;
      fewest = misses;
    }
  }
  return best;
}
