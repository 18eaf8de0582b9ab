import type { Cell } from '../../../layout/cells.ts';
import type { PageGraph } from '../../../layout/page-graph.ts';
import type { Word } from '../../../layout/word.ts';
import type { LabelledValue } from './labelled/labelled-value.ts';

/** A number that begins with letters: "PP-2026-00957", "TM#2026-1408", "WG26/04478", "IPL-R-09417". */
const NUMBERED = /^[#(]?([A-Z]{2,5})[-#/.]?(?:[A-Z]{1,3}[-/.])?(?=(?:\D*\d){4})\d[\dA-Z]*(?:[-/.][\dA-Z]+)*$/;
/** How plainly letters like the laboratory's say that a number is its own, beside a label's 1; and how well it was read at least. */
const SCORE = 0.5;
const MIN_CONFIDENCE = 0.6;

/**
 * The one number on a page that begins with letters of its laboratory's name, which many print without a label at the head: "PP-2026-00957"
 * at PeptiProof. Null where there is none, or several.
 * @param names of the laboratory, and what heads the page.
 * @param taken words that are values of other fields.
 */
export function findByInitials(
  { cells }: PageGraph,
  names: readonly string[],
  taken: ReadonlySet<Word>,
): LabelledValue | null {
  const found = new Map<string, { word: Word; cell: Cell }>();
  for (const cell of cells) {
    for (const word of cell.words) {
      const letters = NUMBERED.exec(word.text)?.[1];
      if (letters === undefined || taken.has(word) || word.confidence < MIN_CONFIDENCE) continue;
      if (names.some((name) => areInitials(letters, name)))
        found.set(word.text, found.get(word.text) ?? { word, cell });
    }
  }
  const [only, ...others] = [...found.values()];
  if (only === undefined || others.length > 0) return null;
  const { word, cell } = only;
  const text = word.text.replace(/^[#(]/, '');
  const { confidence } = word;
  return { field: 'report_number', label: '', words: [word], cell, text, confidence, score: SCORE, place: 'same-cell' };
}

/** Whether letters stand in a name in their order, the first of them at its beginning and each at that of a word, of a part of one, or of its last. */
export function areInitials(letters: string, name: string): boolean {
  const begins = [...name.matchAll(/\p{Lu}|(?<![\p{L}])\p{Ll}/gu)].map(([letter]) => letter.toUpperCase());
  if (begins[0] !== letters[0]) return false;
  let at = 0;
  for (const letter of begins) if (letter === letters[at]) at++;
  return at === letters.length;
}
