import type { Cell } from '../layout/cells.ts';
import { showsCertificate } from './certificate-marks.ts';
import type { Fields } from './fields.ts';
import type { PageKind } from './page-kinds.ts';
import { anyOf, type Vocabulary } from './vocabulary/any-of.ts';
import {
  CHROMATOGRAM_PHRASES,
  CLOSING_PHRASES,
  LATER_PAGES,
  LETTER_PHRASES,
  METHOD_PHRASES,
  SPECTRUM_PHRASES,
} from './vocabulary/page-kinds.ts';

/** Phrases of a kind that a page must show, of those that its vocabulary lists. */
const MIN_PHRASES = 2;
/** A page with fewer words is a picture or a blank sheet. */
const MIN_WORDS = 15;
/** The page on which a certificate ends repeats a line of its head and is short: signature, terms, the last rows of a table. */
const MAX_CONTINUED_WORDS = 150;
/** Marks of a certificate on a page without title or client that gives results as one does. */
const MANY_MARKS = 6;
/** Marks of a certificate whose results were not read. */
const MIN_MARKS = 3;

/** Kinds in the order in which they are asked for where a page shows as much of one as of another. */
const BY_PHRASES: readonly (readonly [PageKind, Vocabulary])[] = [
  ['letter', LETTER_PHRASES],
  ['spectrum', SPECTRUM_PHRASES],
  ['chromatogram', CHROMATOGRAM_PHRASES],
  ['method', METHOD_PHRASES],
];
const LATER_PAGE = anyOf(LATER_PAGES);

type Found = Omit<Fields, 'pageKind'>;

/**
 * What a page is, from its words and from the fields found on it. A page with the results of a certificate is one, also
 * where it shows their chromatogram; one that has a trace or a spectrum and says neither who had it tested nor what came
 * of it belongs to a certificate on another page.
 */
export function kindOfPage(fields: Found, cells: readonly Cell[]): PageKind {
  const text = cells.map((cell) => cell.text).join('\n');
  const words = cells.reduce((sum, cell) => sum + cell.words.length, 0);
  if (words < MIN_WORDS) return 'little-text';
  if (statesResults(fields)) return 'certificate';
  const [best] = BY_PHRASES.map(([kind, phrases]) => ({ kind, shown: countShown(phrases, text) })).sort(
    (a, b) => b.shown - a.shown,
  );
  if (best !== undefined && best.shown >= MIN_PHRASES) return best.kind;
  const isShort = words <= MAX_CONTINUED_WORDS && countShown(CLOSING_PHRASES, text) >= MIN_PHRASES;
  if (LATER_PAGE.test(text) || (isShort && !namesWhatWasTested(fields))) return 'continuation';
  const marks = fields.certificateMarks;
  return (marks.includes('title') && marks.length >= MIN_MARKS) || showsCertificate(fields) ? 'certificate' : 'other';
}

/** Whether a page gives the results of something that it names, as a certificate does and the printout of an instrument does not. */
function statesResults(fields: Found): boolean {
  const { certificateMarks: marks, client } = fields;
  const shows = (...wanted: string[]): boolean => wanted.every((mark) => marks.includes(mark));
  if (!showsCertificate(fields)) return false;
  if (shows('title', 'specification', 'batch', 'compound')) return true;
  const isResult = shows('purity') || shows('content') || (shows('contaminants') && namesWhatWasTested(fields));
  // How much there is of it, how pure, and of which lot, is all that a poster without a title says.
  const isWhole = shows('title') || shows('specification') || client !== null || shows('purity', 'content', 'batch');
  return isResult && (isWhole || marks.length >= MANY_MARKS);
}

function namesWhatWasTested({ certificateMarks: marks, client }: Found): boolean {
  return client !== null || marks.includes('batch') || marks.includes('compound');
}

/** How many phrases of a vocabulary stand in a text. */
function countShown(phrases: Vocabulary, text: string): number {
  return phrases.filter(({ source }) => new RegExp(source, 'i').test(text)).length;
}
