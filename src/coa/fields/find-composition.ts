import type { Cell } from '../gather/cells.ts';
import type { Word } from '../gather/read-text.ts';
import { LIMIT, readPercent } from './find-purity.ts';
import { columnOf, rowOf, type Header } from './table.ts';

export interface CompositionReading {
  part: 'peptide' | 'counter-ion' | 'water';
  text: string;
  /** Percent by weight. */
  value: number;
  words: Word[];
  label: string;
  confidence: number;
}

const PARTS: readonly (readonly [CompositionReading['part'], RegExp])[] = [
  ['peptide', /^(net )?peptide( content)?( \(.*\))?:?$|^peptide content/i],
  ['counter-ion', /^(counter.?ion|acetic acid|acetate|tfa|trifluoroacet|chloride)/i],
  ['water', /^(water|moisture|karl.?fischer)/i],
];

/** Shares by weight printed in rows: net peptide, counter-ion, water; limits are left out. */
export function findComposition(cells: readonly Cell[], headers: readonly Header[], letters: number): CompositionReading[] {
  const found: CompositionReading[] = [];
  for (const title of cells) {
    const part = PARTS.find(([, pattern]) => pattern.test(title.text))?.[0];
    if (part === undefined || title.words.length > 6 || found.some((reading) => reading.part === part)) continue;
    const beside = rowOf(title, cells, letters).filter((cell) => !LIMIT.test(cell.text) && columnOf(cell, headers) !== 'specification');
    const read = readPercent(title.words.slice(1)) ?? beside.map((cell) => readPercent(cell.words)).find((reading) => reading !== null) ?? null;
    if (read !== null && read.value > 0 && read.value <= 100) found.push({ part, text: read.text, value: read.value, words: read.words, label: title.text, confidence: read.confidence });
  }
  return found;
}
