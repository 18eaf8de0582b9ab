import { type Fields, namedFields } from '../../fields/fields.ts';
import { type Box, centreWithin } from '../../geometry/box.ts';
import { SIDE } from '../../image/container/jpeg-blocks.ts';
import type { Picture } from '../../image/decode/decode-picture.ts';
import { furtherKind, furtherValues, inOneRow } from '../features/further-values.ts';
import type { PlacedField, PlacedWord } from '../features/measured-word.ts';
import { type GoOn, UNHURRIED } from '../out-of-time.ts';
import { evenSample, median } from '../statistics.ts';
import { blocksIn, onOtherGround } from './blocks-in.ts';
import { type EarlierSave, findEarlierSaves } from './earlier-save.ts';
import { type InkBlocks, inkBlocks } from './ink-blocks.ts';

/** What the compression of a page that was saved as a JPEG more than once says of its fields. */
export interface CompressionHistory {
  /** How many fields and further values could be compared. */
  compared: number;
  /** Those that were put there after the earlier save, the surest first. */
  later: LaterValue[];
}

/** A value that was put on the page after the earlier save. */
export interface LaterValue extends PlacedField {
  /** How much likelier its blocks are if it was there at the earlier save, natural logarithm a block: below zero. */
  support: number;
}

/** Fields that are no value of a report: whose page it is, addresses and the rows of tables. */
const NO_VALUE = /^(?:laboratory|letterhead|host_|peak_)/;
/** Blocks with ink that a word, and a value, must have for anything to be said of it. */
const MIN_BLOCKS = { word: 6, value: 4 } as const;
/** Words of one ink that must be comparable, and the support that half of them, and nine in ten, have on a page saved twice. */
const MIN_WORDS = 10;
/** Words that are compared at most, evenly over the page: a page made to keep us busy has thousands. */
const MAX_WORDS = 1500;
const SAVED_BEFORE = { half: 2, nineInTen: 0 } as const;
/** Support of a value below which it was not there: a block, in all, and as a multiple of any other word's. */
const LATER = { support: -4, inAll: -50, timesOthers: 2 } as const;
/** Share of a value's blocks that must say the same: less of one that something was laid over. */
const MIN_SHARE = 0.75;
/** How dark the ink of a value is at least, as a share of other words': what lies under something half transparent is faded. */
const MIN_INK = 0.6;
/** Blocks of a value with ink on a ground that is no paper, as a share of the others: something half transparent covers it. */
const MAX_COVERED = 0.3;
/** Blocks around a value that may have come later as well, as a share of its own: a logo or stamp laid over it reaches farther. */
const AROUND = { pixels: 3 * SIDE, support: -2, share: 0.4 } as const;
/** Share of a page's values that may have come later; of a form that was filled in after it was saved, all have. */
const MAX_SHARE = 0.5;
/** Gap in heights between a value and a further word of it on its line. */
const WORD_GAP = 1;

/**
 * Compares how often the fields of a page were compressed. Who opens a page that is a JPEG, types over a field and saves it, leaves
 * a page that was compressed twice but for that field. Nothing is said of a page that shows no earlier save.
 * @param words and fields where they stand in the picture, codes among the fields (`codePlaced`).
 * @throws OutOfTime as `goOn` does.
 * @returns null where the page shows no earlier save, or too little could be compared.
 */
export function compareCompression(
  picture: Picture,
  words: readonly PlacedWord[],
  fields: readonly PlacedField[],
  goOn: GoOn = UNHURRIED,
): CompressionHistory | null {
  const { steps } = picture;
  if (steps === null) return null;
  goOn();
  const blocks = inkBlocks(picture, steps);
  goOn();
  const saves = findEarlierSaves(blocks);
  if (saves.length === 0) return null;
  const values = [...fields.filter(isValue), ...furtherValues(words, fields)];
  const compared = evenSample(words, MAX_WORDS);
  // Colours are clipped when a picture is saved, so that coloured ink shows less: it is held against coloured ink only.
  const inks = [0, 1].map((coloured) => ({
    words: inInk(compared, coloured, blocks, MIN_BLOCKS.word),
    values: inInk(values, coloured, blocks, MIN_BLOCKS.value),
  }));
  const histories = saves.flatMap((save) => {
    goOn();
    const found = inks.flatMap((ink) => historyBy(save, ink, blocks) ?? []);
    return found.length === 0 ? [] : [inOne(found)];
  });
  return histories.sort((one, other) => surest(one) - surest(other))[0] ?? null;
}

/** Whether a field is a value of a report. */
export function isValue({ name }: { name: string }): boolean {
  return !NO_VALUE.test(name);
}

/** What a code is called among the fields that are compared; it is no field. */
export const CODE = 'code';

/** A code as something that may have been put on a page later, as values may. */
export function codePlaced({ box }: { box: Box }): PlacedField {
  return { name: CODE, box };
}

/** What there is of a history when a second reading has shown that a field was none. */
export function stillAmong({ compared, later }: CompressionHistory, fields: Fields): CompressionHistory {
  const named = namedFields(fields);
  return {
    compared,
    later: later.filter(({ name }) => named.has(name) || name === CODE || furtherKind(name) !== null),
  };
}

function surest({ later }: CompressionHistory): number {
  return later[0]?.support ?? 0;
}

/** The histories of grey and of coloured ink in one. */
function inOne(histories: readonly CompressionHistory[]): CompressionHistory {
  const compared = histories.reduce((sum, history) => sum + history.compared, 0);
  const all = histories.flatMap(({ later }) => later).sort((one, other) => one.support - other.support);
  const later = all.filter(({ name }, index) => all.findIndex((value) => value.name === name) === index);
  return { compared, later: later.length <= MAX_SHARE * compared ? later : [] };
}

/** Something with a place, and its blocks of one ink. */
type Inked<Thing> = Thing & { numbers: number[] };

/** What has enough blocks of one ink. */
function inInk<Thing extends { box: Box }>(
  things: readonly Thing[],
  coloured: number,
  blocks: InkBlocks,
  atLeast: number,
): Inked<Thing>[] {
  return things
    .map((thing) => ({
      ...thing,
      numbers: blocksIn(thing.box, blocks).filter((number) => blocks.coloured[number] === coloured),
    }))
    .filter(({ numbers }) => numbers.length >= atLeast);
}

/** The words and values of a page that are set in one ink. */
interface Ink {
  words: readonly Inked<PlacedWord>[];
  values: readonly Inked<PlacedField>[];
}

/** What one earlier save says of the values of one ink; null where most words do not show it. */
function historyBy({ supportOf }: EarlierSave, { words, values }: Ink, blocks: InkBlocks): CompressionHistory | null {
  const odd = values
    .map((value) => {
      const supports = supportOf(value.numbers);
      return { ...value, supports, support: mean(supports) };
    })
    .filter(
      ({ supports, support }) =>
        support <= LATER.support &&
        support * supports.length <= LATER.inAll &&
        supports.filter((one) => one < 0).length >= MIN_SHARE * supports.length,
    );
  const supported = words.map(({ box, numbers }) => ({ box, support: mean(supportOf(numbers)) }));
  const boxes = withWordsBeside(
    odd.map(({ box }) => box),
    supported.filter(({ support }) => support <= LATER.support).map(({ box }) => box),
  );
  const others = supported.filter((word) => !boxes.some((box) => centreWithin(word.box, box)));
  if (others.length < MIN_WORDS) return null;
  const sorted = others.map(({ support }) => support).sort((a, b) => a - b);
  if (sorted[Math.floor(sorted.length / 2)]! < SAVED_BEFORE.half) return null;
  if (sorted[Math.floor(sorted.length / 10)]! < SAVED_BEFORE.nineInTen) return null;
  const inOdd = new Set(boxes.flatMap((box) => blocksIn(widened(box, SIDE), blocks)));
  const isConfined = ({ box, numbers }: Inked<PlacedField>): boolean => {
    const around = blocksIn(widened(box, AROUND.pixels), blocks).filter((number) => !inOdd.has(number));
    return supportOf(around).filter((support) => support < AROUND.support).length <= AROUND.share * numbers.length;
  };
  const usualInk = inkOf(words, blocks);
  const isDark = (value: Inked<PlacedField>): boolean => inkOf([value], blocks) >= MIN_INK * usualInk;
  const isBare = ({ box, numbers }: Inked<PlacedField>): boolean =>
    onOtherGround(box, blocks) <= MAX_COVERED * numbers.length;
  const later = odd.filter(
    (value) => value.support <= LATER.timesOthers * sorted[0]! && isConfined(value) && isDark(value) && isBare(value),
  );
  return { compared: values.length, later: later.map(({ name, box, support }) => ({ name, box, support })) };
}

/** How dark the blocks of some words or values are, the median. */
function inkOf(things: readonly Inked<object>[], { contrasts }: InkBlocks): number {
  return median(things.flatMap(({ numbers }) => numbers.map((number) => contrasts[number]!)));
}

/** The places of values, with those of the words that go on right before or behind them. */
function withWordsBeside(values: readonly Box[], words: readonly Box[]): Box[] {
  const found = [...values];
  const left = new Set(words);
  // Found words are asked in turn: a value may go on for several.
  for (const box of found)
    for (const word of left)
      if (goesOn(box, word)) {
        left.delete(word);
        found.push(word);
      }
  return found;
}

/** Whether a word stands on the line of a value, right before or behind it. */
function goesOn(value: Box, word: Box): boolean {
  const [left, , width, height] = value;
  const [x, , wide, high] = word;
  return inOneRow(value, word) && Math.max(x - (left + width), left - (x + wide)) < WORD_GAP * Math.max(height, high);
}

function widened([left, top, width, height]: Box, by: number): Box {
  return [left - by, top - by, width + 2 * by, height + 2 * by];
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
