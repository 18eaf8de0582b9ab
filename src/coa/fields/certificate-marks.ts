import type { Cell } from '../layout/cells.ts';
import type { Fields } from './fields.ts';
import { anyOf } from './vocabulary/any-of.ts';
import { CERTIFICATE_TITLES, CONTAMINANTS, METHODS, SPECIFICATION_HEADS } from './vocabulary/certificate.ts';

const TITLE = anyOf(CERTIFICATE_TITLES);
const METHOD = anyOf(METHODS);
const CONTAMINANT = anyOf(CONTAMINANTS);
const SPECIFICATION = SPECIFICATION_HEADS.map((head) => anyOf([head]));

/** What makes a page a certificate: kinds of content that only certificates and reports have together. */
const MARKS: readonly (readonly [
  mark: string,
  isThere: (fields: Omit<Fields, 'certificateMarks' | 'pageKind'>, text: string) => boolean,
])[] = [
  ['title', (_, text) => TITLE.test(text)],
  ['purity', ({ purity }) => purity !== null],
  ['mass', ({ masses }) => masses.length > 0],
  ['peaks', ({ peaks }) => peaks !== null],
  ['compound', ({ compound }) => compound !== null],
  ['batch', ({ batch }) => batch !== null],
  ['method', (_, text) => METHOD.test(text)],
  ['dates', ({ dates }) => dates.some(({ label }) => label !== '')],
  ['content', ({ content, activity }) => content !== null || activity !== null],
  ['contaminants', (_, text) => CONTAMINANT.test(text)],
  ['specification', (_, text) => SPECIFICATION.every((head) => head.test(text))],
];

/** The marks of a certificate that a page bears. */
export function certificateMarks(
  fields: Omit<Fields, 'certificateMarks' | 'pageKind'>,
  cells: readonly Cell[],
): string[] {
  const text = cells.map((cell) => cell.text).join('\n');
  return MARKS.flatMap(([mark, isThere]) => (isThere(fields, text) ? [mark] : []));
}

/** Kinds of certificate content (see `certificateMarks`) that a page must show to be taken for a certificate. */
const MIN_MARKS = 4;
/** The same on a page worded as those of a laboratory that we know, of whose phrases it shows so many. */
const MIN_MARKS_OF_KNOWN = 2;
const MIN_WORDINGS = 2;

/** Whether a page is worded as the reports of a laboratory that we know are. */
export function isWordedAsKnown({ laboratory }: Pick<Fields, 'laboratory'>): boolean {
  return (laboratory?.wordings ?? 0) >= MIN_WORDINGS;
}

/** Whether a page shows several things that only certificates have together. */
export function showsCertificate(fields: Pick<Fields, 'certificateMarks' | 'laboratory'>): boolean {
  const marks = fields.certificateMarks;
  const result = marks.some((mark) => ['purity', 'mass', 'peaks', 'content'].includes(mark));
  const title = marks.includes('title');
  const tested = result || marks.includes('contaminants') || marks.includes('compound');
  if (isWordedAsKnown(fields) && marks.length >= MIN_MARKS_OF_KNOWN && tested) return true;
  if (marks.length >= MIN_MARKS && (result || (title && marks.includes('compound')))) return true;
  // Sheets about water and other solvents state neither purity nor content, but whether they meet a specification.
  return title && marks.length > MIN_MARKS && marks.includes('specification') && marks.includes('batch');
}
