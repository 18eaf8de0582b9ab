import { type Field, type Fields, namedFields } from '../../../fields/fields.ts';
import { acceptsValue } from '../../../fields/text/accepts.ts';
import { isWholeLabel } from '../../../fields/text/values.ts';
import { around, type Box, centreWithin } from '../../../geometry/box.ts';
import type { MeasuredWord, PlacedField, PlacedWord } from '../../features/measured-word.ts';
import { placedFields } from '../../glyphs/placed.ts';
import { atPlaceOf, type LearnedPlaces } from './learned-places.ts';
import { placesOn } from './place.ts';

/** Fields that are told by their place: what is wrong of a number or a key is held against a page, so that they need their label. */
const BY_PLACE = ['client', 'batch'] as const;
type ByPlace = (typeof BY_PLACE)[number];

/** Read worse than this a value is rubble, of which another at the right place is the better. */
const HARDLY_READ = 0.5;
/** With which the words of a value were read at least, on average, and what place alone takes from it. */
const WELL_READ = 0.7;
const BY_PLACE_ALONE = 0.8;
const HOLDS_LABEL = /:(?:\s|$)/;
/** Heights between the words of one value at most. */
const GAP = 0.9;
/** Height by which words of one line may differ in their middle. */
const LEVEL = 0.4;

/**
 * The fields of a page with those that no label gave, where its laboratory always sets them: the client under "TESTED FOR" whose small
 * letters were not read. Only where the page lies over one that was learned, and in place of a value that was read well only where that is
 * the client's and stands elsewhere: of labels cut in two a part passes for a name.
 * @param words of the page, also those light on dark.
 */
export function withFieldsByPlace(fields: Fields, words: readonly MeasuredWord[], learned: LearnedPlaces): Fields {
  const sought = BY_PLACE.filter(
    (name) =>
      (name === 'client' || (fields[name]?.confidence ?? 0) < HARDLY_READ) &&
      learned.pages.some((page) => page.fields[name] !== undefined),
  );
  if (sought.length === 0) return fields;
  // What stands largest at the head may be the client.
  const known = placedFields(namedFields(fields)).filter(
    ({ name }) => name !== 'letterhead' && !sought.some((one) => one === name),
  );
  const free = words.filter((word) => !known.some(({ box }) => centreWithin(word.box, box)));
  const runs = runsOf(free).filter((run) => confidenceOf(run) >= WELL_READ);
  if (runs.length === 0) return fields;
  const boxes = runs.map((run, index): PlacedField => ({ name: String(index), box: middleOf(run) }));
  const placed = [...placesOn(words, boxes).fields];
  const at = atPlaceOf(
    sought,
    placed.map(([, place]) => place),
    placesOn(words, known).anchors,
    learned,
  );
  const found: Partial<Record<ByPlace, Field>> = {};
  for (const name of sought) {
    const values = (at.get(name) ?? []).map((index) => runs[Number(placed[index]![0])]!);
    const value = values.find(
      (run) => acceptsValue(name, textOf(run)) && !isWholeLabel(textOf(run)) && !HOLDS_LABEL.test(textOf(run)),
    );
    if (value !== undefined && !standsAt(fields[name], value)) found[name] = fieldOf(value);
  }
  return { ...fields, ...found };
}

/** Whether a field that was read well is the one that some words are. */
function standsAt(field: Field | null, words: readonly PlacedWord[]): boolean {
  if (field === null || field.confidence < HARDLY_READ) return false;
  const { box } = field;
  return box === null || words.some((word) => centreWithin(word.box, box));
}

/** Words that follow one another on a line, as they are set in one value. */
function runsOf(words: readonly MeasuredWord[]): MeasuredWord[][] {
  const runs: MeasuredWord[][] = [];
  for (const word of [...words].sort((a, b) => a.box[0] - b.box[0])) {
    const run = runs.find((before) => goesOn(before.at(-1)!.box, word.box));
    if (run === undefined) runs.push([word]);
    else run.push(word);
  }
  return runs;
}

function goesOn([x, y, width, height]: Box, [left, top, , high]: Box): boolean {
  const tall = Math.max(height, high);
  const gap = left - (x + width);
  return gap > -GAP * tall && gap < GAP * tall && Math.abs(y + height / 2 - (top + high / 2)) < LEVEL * tall;
}

/** Where the middles of a run's words lie, without the lines over and under it that a tall box holds as well. */
function middleOf(words: readonly PlacedWord[]): Box {
  const [x, y, width, height] = around(words.map(({ box }) => box));
  return [x, y + height / 4, width, height / 2];
}

const textOf = (words: readonly PlacedWord[]): string => words.map(({ text }) => text).join(' ');

const confidenceOf = (words: readonly PlacedWord[]): number =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length;

function fieldOf(words: readonly PlacedWord[]): Field {
  const text = textOf(words);
  const confidence = BY_PLACE_ALONE * confidenceOf(words);
  return { text, value: text, confidence, box: around(words.map(({ box }) => box)), label: '', readings: 1 };
}
