import type { Cell } from '../../../layout/cells.ts';
import { beforeOf, below, columnOf, type PageGraph, rowOf } from '../../../layout/page-graph.ts';
import type { Word } from '../../../layout/word.ts';
import { anyOf } from '../../vocabulary/any-of.ts';
import { COMPOSITION_PARTS } from '../../vocabulary/results.ts';
import { labelOf } from '../search/label-of.ts';
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

/** Words beyond which a title is a sentence. */
const MAX_TITLE_WORDS = 6;

const PARTS = COMPOSITION_PARTS.map(([part, titles]) => [part, anyOf(titles)] as const);

/** Per cent of which shares are parts. */
const WHOLE = 100;

/** Shares by weight, beside their titles or under them: net peptide, counter-ion, water; limits are left out. */
export function findComposition(graph: PageGraph): CompositionReading[] {
  const found: CompositionReading[] = [];
  for (const title of graph.cells) {
    const part = PARTS.find(([, pattern]) => pattern.test(title.text))?.[0];
    if (part === undefined || title.words.length > MAX_TITLE_WORDS || found.some((reading) => reading.part === part))
      continue;
    // "Counter ion: Acetate" says which it is, and the share below is of something else.
    if (beforeOf(title, graph).some(({ cell, onLine }) => onLine && labelOf(cell) !== null)) continue;
    const isResult = (cell: Cell): boolean => !LIMIT.test(cell.text) && columnOf(cell, graph) !== 'specification';
    const beside = rowOf(title, graph).filter(isResult);
    // A form with boxes sets values under their titles.
    const under = beside.some(({ text }) => /\d/.test(text))
      ? []
      : below(title, graph)
          .slice(0, 1)
          .flatMap(({ cell }) => (/^\d/.test(cell.text) && isResult(cell) ? [cell] : []));
    const read =
      readPercent(title.words.slice(1)) ??
      [...beside, ...under].map((cell) => readPercent(cell.words)).find((reading) => reading !== null) ??
      null;
    if (read !== null && read.value > 0 && read.value <= WHOLE)
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
