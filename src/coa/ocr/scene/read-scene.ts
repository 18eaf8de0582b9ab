import type { PreparedPage } from '../../image/prepare/prepare-page.ts';
import type { Cell } from '../../layout/cells.ts';
import type { Place } from '../../layout/relations.ts';
import { confidenceOf, signsOf, textOf, type Word } from '../../layout/word.ts';
import type { TextReader } from '../text-reader.ts';
import { readLine } from './read-line.ts';

/** Letters and digits at least of what is read where nothing was. */
const LEAST_SIGNS = 2;
/** Confidence from which on what is seen takes the place of what was read. */
const SURE = 0.75;
/** Confidence below which the first reading is taken for rubble, although it may be right to the letter. */
const HARDLY_READ = 0.3;
/** Gap between two words of the first reading, in the line's height, that parts words which were seen as one. */
const GAP = 0.2;

/**
 * Words of a page of which some lines are read again by the recogniser of scene text, which knows light, blur and rules. Spaces that only
 * the first reading has between letters are kept: the recogniser passes over narrow ones.
 * @param lines those of the cells that may hold something that was read badly.
 * @param passedOver places where the first reading has nothing and something is to be expected.
 */
export async function readScene(
  cells: readonly Cell[],
  { lines, passedOver }: { lines: readonly Cell[]; passedOver: readonly Place[] },
  prepared: PreparedPage,
  reader: TextReader,
): Promise<Word[]> {
  const seen = new Map<Cell, Word[]>();
  const see = async (line: Cell): Promise<void> => {
    const read = await readLine(prepared, line, reader);
    const saysMore = signsOf(textOf(read)) !== signsOf(line.text) || line.confidence < HARDLY_READ;
    if (isSure(read) && saysMore) seen.set(line, withGapsOf(line.words, read));
  };
  const [added] = await Promise.all([
    Promise.all(passedOver.map((place) => readLine(prepared, place, reader))),
    Promise.all(lines.map(see)),
  ]);
  return [
    ...cells.flatMap((cell) => seen.get(cell) ?? cell.words),
    ...added.filter((read) => isSure(read) && signsOf(textOf(read)).length >= LEAST_SIGNS).flat(),
  ];
}

const isSure = (read: readonly Word[]): boolean => confidenceOf(read) > SURE;

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
