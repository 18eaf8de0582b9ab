import { type Field, type Fields, namedFields } from '../../../fields/fields.ts';
import { HARDLY_READ } from '../../../fields/fill-gaps.ts';
import { acceptsValue } from '../../../fields/text/accepts.ts';
import { isWholeLabel } from '../../../fields/text/whole-label.ts';
import { around, type Box, centreWithin } from '../../../geometry/box.ts';
import { confidenceOf, textOf } from '../../../layout/word.ts';
import type { MeasuredWord, PlacedWord } from '../../features/measured-word.ts';
import { placedFields } from '../../glyphs/placed.ts';
import { atPlaceOf, type LearnedPlaces, placeFor } from './learned-places.ts';
import { type Place, placesOn } from './place.ts';

/** Fields that are told by their place: what is wrong of a number or a key is held against a page, so that they need their label. */
const BY_PLACE = ['client', 'batch'] as const;
type ByPlace = (typeof BY_PLACE)[number];

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
 * @param read every word of the page: a value beside which one was hardly read is not told without it.
 */
export function withFieldsByPlace(
  fields: Fields,
  words: readonly MeasuredWord[],
  read: readonly PlacedWord[],
  learned: LearnedPlaces,
): Fields {
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
  const unmeasured = read.filter(({ box }) => !words.some((word) => centreWithin(box, word.box)));
  const runs = runsOf(free).filter(
    (run) =>
      confidenceOf(run) >= WELL_READ &&
      !unmeasured.some(({ box }) => goesOn(run.at(-1)!.box, box) || goesOn(box, run[0]!.box)),
  );
  if (runs.length === 0) return fields;
  const places = placesOf(words, runs.map(middleOf));
  const placed = runs.flatMap((run, index) => {
    const place = places[index];
    return place === undefined ? [] : [{ run, place }];
  });
  const at = atPlaceOf(
    sought,
    placed.map(({ place }) => place),
    placesOn(words, known).anchors,
    learned,
  );
  const found: Partial<Record<ByPlace, Field>> = {};
  for (const name of sought) {
    const values = (at.get(name) ?? []).map((index) => placed[index]!.run);
    const value = values.find((run) => mayStandAt(name, textOf(run)));
    if (value !== undefined && !standsAt(fields[name], value)) found[name] = fieldOf(value);
  }
  return { ...fields, ...found };
}

/** Where the words in each of some boxes stand; undefined for a box that has none. */
function placesOf(words: readonly MeasuredWord[], boxes: readonly Box[]): (Place | undefined)[] {
  const { fields } = placesOn(
    words,
    boxes.map((box, index) => ({ name: String(index), box })),
  );
  return boxes.map((_, index) => fields.get(String(index)));
}

/** Whether a text may be the value of a field, and is no label nor holds one. */
export function mayStandAt(name: ByPlace, text: string): boolean {
  return acceptsValue(name, text) && !isWholeLabel(text) && !HOLDS_LABEL.test(text);
}

/** Letters below the line: of a word with one its lower edge is none of the line that it stands on. */
const DESCENDS = /[gjpqyQ,;()|/]/;
/** Read worse than this a value may be rubble: its place is read once more. */
const RUBBLE = 0.6;
/** Learned pages from which on a place is read. */
const MIN_PAGES = 8;
/** Confidence of the words beside a value, which is read up to them; and heights behind the end of the learned one where they may be part of it. */
const BESIDE = { confidence: 0.7, from: 1.5 } as const;
/** Heights of the page's words above and below the line, and before the beginning of a value, that are read with it. */
const ROOM = { above: 1.15, below: 0.3, before: 0.2 } as const;
/** Heights of the page's words for which a value may be longer than the one that was learned; no shorter is looked at. */
const LONGER = 8;
const SHORTEST = 12;

/** A place at which a laboratory sets a field, where nothing or hardly anything was read; in the picture. */
export interface PlaceToRead {
  name: ByPlace;
  box: Box;
}

/** Where fields that no reading gave, or that were hardly read, should stand; its parameters are those of `withFieldsByPlace`. */
export function placesToRead(
  fields: Fields,
  words: readonly MeasuredWord[],
  read: readonly PlacedWord[],
  learned: LearnedPlaces,
): PlaceToRead[] {
  // Of few pages it is not known whether values begin in line or are centred in their cells.
  if (learned.pages.length < MIN_PAGES) return [];
  const sought = BY_PLACE.filter((name) => (fields[name]?.confidence ?? 0) < RUBBLE);
  if (sought.length === 0) return [];
  const anchors = placesOn(words, placedFields(namedFields(fields))).anchors;
  const beside = placedOneByOne(words);
  return sought.flatMap((name) => {
    const place = placeFor(name, anchors, learned);
    const box = place === null ? null : boxAt(place, beside, words, read);
    return box === null ? [] : [{ name, box }];
  });
}

/** A word with the place where it stands, heights of the page's words. */
interface PlacedOne {
  word: MeasuredWord;
  place: Place & { baseline: number };
}

function placedOneByOne(words: readonly MeasuredWord[]): PlacedOne[] {
  const places = placesOf(
    words,
    words.map(({ box }) => box),
  );
  return words.flatMap((word, index): PlacedOne[] => {
    const place = places[index];
    return place === undefined || place.baseline === null || DESCENDS.test(word.text)
      ? []
      : [{ word, place: { ...place, baseline: place.baseline } }];
  });
}

/** The part of the picture that a value at a place takes: told from the nearest word, since pages lean. */
function boxAt(
  { left, right, baseline }: Place,
  beside: readonly PlacedOne[],
  words: readonly MeasuredWord[],
  read: readonly PlacedWord[],
): Box | null {
  if (baseline === null) return null;
  const far = ({ place }: PlacedOne): number =>
    2 * Math.abs(place.baseline - baseline) + Math.abs(place.left - left) / 4;
  const [nearest] = [...beside].sort((a, b) => far(a) - far(b));
  if (nearest === undefined) return null;
  const { word, place } = nearest;
  const { edges } = word.typeset;
  const unit = (edges.right - edges.left) / (place.right - place.left);
  const x = edges.left + (left - place.left) * unit;
  const line = edges.bottom + (baseline - place.baseline) * unit;
  // Words that follow one another from where the value begins are of it, however well the first was read.
  const isOnLine = ({ box: [, top, , height] }: PlacedWord): boolean => top < line && top + height > line - unit / 2;
  const own =
    runsOf(read.filter((word) => word.box[0] >= x - unit && isOnLine(word))).find(
      ([first]) => first !== undefined && Math.abs(first.box[0] - x) < unit,
    ) ?? [];
  const others = words
    .filter(
      (word) =>
        isOnLine(word) &&
        word.confidence >= BESIDE.confidence &&
        word.box[0] > x + (right - left + BESIDE.from) * unit &&
        !own.some(({ box }) => box === word.box),
    )
    .map(({ box }) => box[0] - unit / 2);
  const longest = x + Math.max(SHORTEST, right - left + LONGER) * unit;
  const end = Math.max(Math.min(longest, ...others), ...own.map(({ box: [from, , width] }) => from + width + unit / 4));
  const from = x - ROOM.before * unit;
  return [from, line - ROOM.above * unit, end - from, (ROOM.above + ROOM.below) * unit];
}

/** Whether a field that was read well is the one that some words are. */
function standsAt(field: Field | null, words: readonly PlacedWord[]): boolean {
  if (field === null || field.confidence < HARDLY_READ) return false;
  const { box } = field;
  return box === null || words.some((word) => centreWithin(word.box, box));
}

/** Words that follow one another on a line, as they are set in one value. */
function runsOf<W extends PlacedWord>(words: readonly W[]): W[][] {
  const runs: W[][] = [];
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

function fieldOf(words: readonly PlacedWord[]): Field {
  const text = textOf(words);
  const confidence = BY_PLACE_ALONE * confidenceOf(words);
  return { text, value: text, confidence, box: around(words.map(({ box }) => box)), label: '', readings: 1 };
}
