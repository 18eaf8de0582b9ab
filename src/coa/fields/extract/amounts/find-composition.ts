import type { Cell } from '../../../layout/cells.ts';
import { cellsBelow, columnOf, type Header, rowOf } from '../../../layout/table.ts';
import type { Word } from '../../../layout/word.ts';
import { anyOf } from '../../vocabulary/any-of.ts';
import { COMPOSITION_PARTS } from '../../vocabulary/results.ts';
import { LIMIT, readPercent } from './read-percent.ts';

export interface CompositionReading {
  part: 'peptide' | 'counter-ion' | 'water';
  text: string;
  /** Percent by weight. */
  value: number;
  words: Word[];
  label: string;
  confidence: number;
}

const PARTS = COMPOSITION_PARTS.map(([part, titles]) => [part, anyOf(titles)] as const);

/** Shares by weight, beside their titles or under them: net peptide, counter-ion, water; limits are left out. */
export function findComposition(
  cells: readonly Cell[],
  headers: readonly Header[],
  letters: number,
): CompositionReading[] {
  const found: CompositionReading[] = [];
  for (const title of cells) {
    const part = PARTS.find(([, pattern]) => pattern.test(title.text))?.[0];
    if (part === undefined || title.words.length > 6 || found.some((reading) => reading.part === part)) continue;
    const isResult = (cell: Cell): boolean => !LIMIT.test(cell.text) && columnOf(cell, headers) !== 'specification';
    const beside = rowOf(title, cells, letters).filter(isResult);
    // A form with boxes sets values under their titles.
    const under = beside.some(({ text }) => /\d/.test(text))
      ? []
      : cellsBelow(title, cells, letters)
          .slice(0, 1)
          .filter((cell) => /^\d/.test(cell.text) && isResult(cell));
    const read =
      readPercent(title.words.slice(1)) ??
      [...beside, ...under].map((cell) => readPercent(cell.words)).find((reading) => reading !== null) ??
      null;
    if (read !== null && read.value > 0 && read.value <= 100)
      found.push({
        part,
        text: read.text,
        value: read.value,
        words: read.words,
        label: title.text,
        confidence: read.confidence,
      });
  }
  return found;
}
