import type { Cell } from '../layout/cells.ts';
import type { Fields } from './fields.ts';
import { anyOf } from './vocabulary/any-of.ts';
import { CERTIFICATE_TITLES, METHODS } from './vocabulary/certificate.ts';

const TITLE = anyOf(CERTIFICATE_TITLES);
const METHOD = anyOf(METHODS);

/** What makes a page a certificate: kinds of content that only certificates and reports have together. */
const MARKS: readonly (readonly [
  mark: string,
  isThere: (fields: Omit<Fields, 'certificateMarks'>, text: string) => boolean,
])[] = [
  ['title', (_, text) => TITLE.test(text)],
  ['purity', ({ purity }) => purity !== null],
  ['mass', ({ masses }) => masses.length > 0],
  ['peaks', ({ peaks }) => peaks !== null],
  ['compound', ({ compound }) => compound !== null],
  ['batch', ({ batch }) => batch !== null],
  ['method', (_, text) => METHOD.test(text)],
  ['dates', ({ dates }) => dates.some(({ label }) => label !== '')],
  ['content', ({ content }) => content !== null],
  ['specification', (_, text) => /\bspecifications?\b/i.test(text) && /\bresults?\b/i.test(text)],
];

/** The marks of a certificate that a page bears. */
export function certificateMarks(fields: Omit<Fields, 'certificateMarks'>, cells: readonly Cell[]): string[] {
  const text = cells.map((cell) => cell.text).join('\n');
  return MARKS.flatMap(([mark, isThere]) => (isThere(fields, text) ? [mark] : []));
}
