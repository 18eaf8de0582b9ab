import { z } from 'zod';
import { matchWordings } from '../../fields/extract/parties/match-wordings.ts';
import { anyOf, type Vocabulary } from '../../fields/vocabulary/any-of.ts';
import { LOOK_UP, SIGNATURE, TERMS } from '../../fields/vocabulary/page-kinds.ts';
import type { Cell } from '../../layout/cells.ts';

/** What may stand at the foot of a certificate, by the name that `verify` has for it. */
const FOOTERS: ReadonlyMap<string, Vocabulary> = new Map([
  ['a place for a signature', [SIGNATURE]],
  ['terms on what the results apply to', [TERMS]],
  ['how the report is looked up', [LOOK_UP]],
  ['the number of the page', [/\bpage:? ?\d+ ?(?:of|\/) ?\d+\b/]],
]);

/** On how many of the learned pages a mark stands, by its name or, of a sentence of the laboratory's record, as that has it. */
export const LearnedMarks = z.record(
  z.string(),
  z.object({ on: z.number().int().positive(), of: z.number().int().positive() }),
);
export type LearnedMarks = z.infer<typeof LearnedMarks>;

/** Pages that were learned from, and the share of them on which a mark stands that is missed. */
const MIN_PAGES = 8;
const NEARLY_ALL = 0.9;

/** The marks of a page. @param sentences those of the laboratory's record. */
export function printedMarks(cells: readonly Cell[], sentences: readonly string[]): string[] {
  const texts = cells.map(({ text }) => text);
  const footers = [...FOOTERS].flatMap(([name, phrases]) => {
    const wanted = anyOf(phrases);
    return texts.some((text) => wanted.test(text)) ? [name] : [];
  });
  return [...footers, ...matchWordings(sentences, cells)];
}

/** Learns which marks a laboratory's pages carry. @param pages as `printedMarks` gives them. */
export function learnMarks(pages: readonly (readonly string[])[]): LearnedMarks {
  const counts = Map.groupBy(pages.flat(), (mark) => mark);
  return Object.fromEntries([...counts].map(([mark, all]) => [mark, { on: all.length, of: pages.length }]));
}

/** Marks of nearly all learned pages that a page lacks, and on how many of them each stood. */
export function missingMarks(
  page: readonly string[],
  learned: LearnedMarks,
): { mark: string; on: number; of: number }[] {
  return Object.entries(learned)
    .filter(([mark, { on, of }]) => of >= MIN_PAGES && on >= NEARLY_ALL * of && !page.includes(mark))
    .map(([mark, counts]) => ({ mark, ...counts }));
}

/** Whether a mark is named, and not a sentence as printed. */
export const isNamedMark = (mark: string): boolean => FOOTERS.has(mark);
