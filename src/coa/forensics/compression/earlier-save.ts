import { evenSample } from '../statistics.ts';
import { earlierTables } from './earlier-tables.ts';
import { canBeSeen, TELLING } from './frequency.ts';
import type { InkBlocks } from './ink-blocks.ts';
import { SCALES, savedOnce, savedTwice } from './likelihoods.ts';

/** How a page was saved as a JPEG before it was saved as the file at hand. */
export interface EarlierSave {
  /**
   * How much likelier each of some blocks is if it was saved then too, natural logarithms: above 0 speaks for it.
   * @param blocks numbers of blocks with ink that belong together.
   */
  supportOf(blocks: readonly number[]): number[];
}

/** One frequency: the likelihoods of its magnitudes, saved once, and twice with each noise. */
interface Model {
  at: number;
  once: Float64Array[];
  twice: Float64Array[][];
}

/**
 * Noises that are tried, standard deviations. White paper is clipped between two saves, which adds most of it: more where print
 * is black and thick than where it is grey or coloured.
 */
const NOISES = [0.7, 1.5, 2.2, 3.2, 4.5] as const;
/** Blocks that are looked at to find the save, of grey ink if there are enough, and the least that can tell anything. */
const SAMPLE = 2000;
const MIN_BLOCKS = 100;
const EVERY_SCALE = SCALES.map((_, scale) => scale);

/**
 * Finds out whether a page had been saved as a JPEG, in the same grid of blocks, before it was saved as the file at hand. A page
 * that was scaled, cropped or photographed in between no longer shows it, nor does one saved the last time with larger steps.
 * @returns the likeliest first; none where there is no sign of it.
 */
export function findEarlierSaves(blocks: InkBlocks): EarlierSave[] {
  const sample = [0, 1].map((coloured) => sampleOf(blocks, coloured)).find(({ length }) => length >= MIN_BLOCKS);
  if (sample === undefined) return [];
  return earlierTables(blocks, sample).map(({ table }) => {
    const models = TELLING.filter((at) => canBeSeen(table, blocks.steps, at)).map((at): Model => {
      const step = blocks.steps[at]!;
      const twice = NOISES.map((noise) => savedTwice(table[at]!, step, noise, EVERY_SCALE));
      return { at, once: savedOnce(step), twice };
    });
    return { supportOf: (numbers) => supportOf(numbers, models, blocks) };
  });
}

/** Numbers of blocks of one ink, evenly over the page. */
function sampleOf({ count, coloured }: InkBlocks, ink: number): readonly number[] {
  const all: number[] = [];
  for (let number = 0; number < count; number++) if (coloured[number] === ink) all.push(number);
  return evenSample(all, SAMPLE);
}

/** The support of each of some blocks, all of which are held against the same noise and the same spread of magnitudes. */
function supportOf(numbers: readonly number[], models: readonly Model[], blocks: InkBlocks): number[] {
  const found = models.map(({ at, once, twice }) => {
    const largest = once[0]!.length - 1;
    const magnitudes = numbers.map((number) => Math.min(largest, blocks.magnitudeAt(number, at)));
    return { magnitudes, once: likeliest(once, magnitudes), twice: twice.map((rows) => likeliest(rows, magnitudes)) };
  });
  let [best, most] = [0, -Infinity];
  for (let noise = 0; noise < NOISES.length; noise++) {
    const sum = found.reduce((all, { twice }) => all + twice[noise]!.sum, 0);
    if (sum > most) [best, most] = [noise, sum];
  }
  return numbers.map((_, index) =>
    found.reduce((support, { magnitudes, once, twice }) => {
      const magnitude = magnitudes[index]!;
      return support + twice[best]!.row[magnitude]! - once.row[magnitude]!;
    }, 0),
  );
}

/** The row of logarithms that explains some magnitudes best. */
function likeliest(rows: readonly Float64Array[], magnitudes: readonly number[]): { row: Float64Array; sum: number } {
  let best = { row: rows[0]!, sum: -Infinity };
  for (const row of rows) {
    let sum = 0;
    for (const magnitude of magnitudes) sum += row[magnitude]!;
    if (sum > best.sum) best = { row, sum };
  }
  return best;
}
