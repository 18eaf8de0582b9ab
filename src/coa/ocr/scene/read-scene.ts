import type { PreparedPage } from '../../image/prepare/prepare-page.ts';
import { type Cell, groupCells } from '../../layout/cells.ts';
import type { Place } from '../../layout/relations.ts';
import { confidenceOf, signsOf, textOf, type Word } from '../../layout/word.ts';
import type { TextReader } from '../read-text.ts';
import { readLine } from './read-line.ts';

/** Lines that are read at most, those read worst first. */
const MAX_LINES = 48;
/** A line of more words is prose: nothing is filled in there. */
const PROSE_WORDS = 9;
/** Letters and digits of a line at least, and letter heights that it is high at most: what is higher is a picture. */
const LEAST_SIGNS = 2;
const HIGHEST = 6;
/** A line whose words were all read better than this has nothing to gain, unless signs stand in it that forms do not print. */
const WELL_READ = 0.9;
const STRAY_SIGNS = /[|\\{}«»‘’“”€£¢~=_]/;
/** Confidence from which on what is seen takes the place of what was read. */
const SURE = 0.75;
/** Gap between two words of the first reading, in the line's height, that parts words which were seen as one. */
const GAP = 0.2;

/**
 * Words of the page in which the lines that were read badly are read again by the recogniser of scene text, which knows light,
 * blur and rules. Spaces that only the first reading has between letters are kept: the recogniser passes over narrow ones.
 * @param passedOver places where the first reading has nothing and something is to be expected.
 */
export async function readScene(
  words: readonly Word[],
  prepared: PreparedPage,
  reader: TextReader,
  passedOver: readonly Place[] = [],
): Promise<Word[]> {
  const added = await Promise.all(passedOver.map((place) => readLine(prepared, place, reader)));
  const cells = groupCells(words, prepared.letters);
  const worth = cells
    .filter((cell) => isWorthIt(cell, prepared.letters))
    .sort((a, b) => leastOf(a) - leastOf(b))
    .slice(0, MAX_LINES);
  const seen = new Map(
    await Promise.all(
      worth.map(async (cell) => [cell, withGapsOf(cell.words, await readLine(prepared, cell, reader))] as const),
    ),
  );
  return [
    ...cells.flatMap((cell) => {
      const read = seen.get(cell) ?? [];
      return confidenceOf(read) > SURE && signsOf(textOf(read)) !== signsOf(cell.text) ? read : cell.words;
    }),
    ...added.flatMap((read) => (confidenceOf(read) > SURE && signsOf(textOf(read)).length >= LEAST_SIGNS ? read : [])),
  ];
}

const leastOf = (cell: Cell): number => Math.min(...cell.words.map(({ confidence }) => confidence));

function isWorthIt(cell: Cell, letters: number): boolean {
  const signs = signsOf(cell.text).length;
  if (signs < LEAST_SIGNS || cell.words.length > PROSE_WORDS || cell.bottom - cell.top > HIGHEST * letters)
    return false;
  return leastOf(cell) < WELL_READ || STRAY_SIGNS.test(cell.text);
}

/** The words that were seen, parted between two letters where the first reading has a gap. */
function withGapsOf(read: readonly Word[], seen: readonly Word[]): Word[] {
  const gaps = read.slice(1).flatMap((word, index) => {
    const { right, top, bottom } = read[index]!;
    return word.left - right > GAP * (bottom - top) ? [(word.left + right) / 2] : [];
  });
  return seen.flatMap((word) => gaps.reduce((parts, gap) => parts.flatMap((part) => partedAt(part, gap)), [word]));
}

function partedAt(word: Word, gap: number): Word[] {
  const perSign = (word.right - word.left) / word.text.length;
  const at = Math.round((gap - word.left) / perSign);
  const [before, after] = [word.text.slice(0, at), word.text.slice(at)];
  if (at <= 1 || at >= word.text.length - 1 || !/\p{L}$/u.test(before) || !/^\p{L}/u.test(after)) return [word];
  return [
    { ...word, text: before, right: word.left + at * perSign },
    { ...word, text: after, left: word.left + at * perSign },
  ];
}
