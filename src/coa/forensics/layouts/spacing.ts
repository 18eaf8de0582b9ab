import { z } from 'zod';
import { apart, pairsIn } from '../features/page-letters.ts';
import { glyphHeight, type TypesetWord } from '../glyphs/typeset-word.ts';
import { maxOf, medianOf } from '../statistics.ts';

/** By two neighbouring characters: distances of their middles in their mean height, as a laboratory sets them in one field. */
export const LearnedSpacing = z.record(z.string(), z.array(z.number()));
export type LearnedSpacing = z.infer<typeof LearnedSpacing>;

/** Two neighbouring letters of a field. */
export interface Spaced {
  characters: string;
  /** Distance of their middles in their mean height. */
  apart: number;
}

/** How far a field's letters stand from one another against the nearest that was learned of the same two: middle and largest difference. */
export interface SpacingDifference {
  usual: number | null;
  worst: number | null;
}

/** Distances kept of two characters, and how near two of them count as one. */
const MAX_KEPT = 5;
const SAME = 0.012;
/** Neighbours of which a field's difference is told. */
const MIN_PAIRS = 3;

/** The neighbouring letters of words. */
export function spacedIn(words: readonly TypesetWord[]): Spaced[] {
  return words.flatMap((word) =>
    pairsIn(word).map(([one, next]) => ({
      characters: one.character + next.character,
      apart: (2 * apart(one, next)) / Math.max(1, glyphHeight(one) + glyphHeight(next)),
    })),
  );
}

/** Learns how far apart two letters stand, of all pages' letters of one field. */
export function learnSpacing(letters: readonly Spaced[]): LearnedSpacing {
  const learned: LearnedSpacing = {};
  for (const { characters, apart } of letters) {
    const known = learned[characters] ?? [];
    learned[characters] = known;
    if (known.length < MAX_KEPT && known.every((other) => Math.abs(other - apart) > SAME))
      known.push(Number(apart.toFixed(3)));
  }
  return learned;
}

/** Compares a field's letters with what was learned of the same two neighbours; what was not learned is left out. */
export function compareSpacing(letters: readonly Spaced[], learned: LearnedSpacing): SpacingDifference {
  const differences = letters.flatMap(({ characters, apart }) => {
    const known = learned[characters];
    return known === undefined || known.length === 0
      ? []
      : [Math.min(...known.map((other) => Math.abs(other - apart)))];
  });
  return differences.length < MIN_PAIRS
    ? { usual: null, worst: null }
    : { usual: medianOf(differences), worst: maxOf(differences) };
}
