import { around, type Box, centreWithin } from '../../geometry/box.ts';
import { invert, moveBox, type Transform } from '../../image/transform.ts';
import { type Copy, type CopyField, type CopyWord, wordsOf } from '../copy.ts';
import type { Overlay } from '../overlay/lay-over.ts';
import { isSameValue } from '../values/same-value.ts';

/** A place with print on one copy or both, in the frame of an overlay. */
export interface Place {
  /** Around all words that stand there. */
  box: Box;
  given: CopyWord[];
  copy: CopyWord[];
  /** Around the words of either copy; null where it has none there. */
  boxes: { given: Box | null; copy: Box | null };
  /** Set where it is a field as a whole. */
  field?: string;
}

/**
 * Words of both copies in the frame, those that lie on one another as one place; and each field that both read in one
 * place, as a whole, for a reader may part it otherwise on either.
 */
export function findPlaces(given: Copy, copy: Copy, overlay: Overlay): Place[] {
  const toFrame = { given: invert(overlay.toGiven), copy: invert(overlay.toCopy) };
  return [...wordPlaces(given, copy, toFrame), ...fieldPlaces(given, copy, toFrame)].filter(
    ({ box }) => box[2] >= 3 && box[3] >= 5,
  );
}

type ToFrame = Record<'given' | 'copy', Transform>;

/** Fields whose values differ; where only fields are known they are the words already. */
function fieldPlaces(given: Copy, copy: Copy, toFrame: ToFrame): Place[] {
  if (given.words.length === 0 || copy.words.length === 0) return [];
  return copy.fields.flatMap((other) => {
    const one = given.fields.find(({ field }) => field === other.field);
    const [onGiven, onCopy] = [one?.box ?? null, other.box];
    if (one === undefined || onGiven === null || onCopy === null || isSameValue(one, other)) return [];
    if (/^(laboratory|letterhead)$/.test(one.field)) return [];
    const boxes = { given: moveBox(toFrame.given, onGiven), copy: moveBox(toFrame.copy, onCopy) };
    if (!centreWithin(boxes.given, boxes.copy) && !centreWithin(boxes.copy, boxes.given)) return [];
    const word = ({ text, confidence }: CopyField, box: Box): CopyWord => ({ text, confidence, box });
    return [
      {
        box: around([boxes.given, boxes.copy]),
        given: [word(one, onGiven)],
        copy: [word(other, onCopy)],
        boxes,
        field: other.field,
      },
    ];
  });
}

function wordPlaces(given: Copy, copy: Copy, toFrame: ToFrame): Place[] {
  const placed = (side: 'given' | 'copy', read: Copy) =>
    wordsOf(read).map((word) => ({ word, box: moveBox(toFrame[side], word.box) }));
  const places: Place[] = placed('copy', copy).map(({ word, box }) => ({
    box,
    given: [],
    copy: [word],
    boxes: { given: null, copy: box },
  }));
  const rows = byRow(places);
  for (const { word, box } of placed('given', given)) {
    const near = rows(box).find((place) => centreWithin(box, place.box) || centreWithin(place.box, box));
    if (near === undefined) places.push({ box, given: [word], copy: [], boxes: { given: box, copy: null } });
    else {
      near.given.push(word);
      near.box = around([near.box, box]);
      near.boxes.given = near.boxes.given === null ? box : around([near.boxes.given, box]);
    }
  }
  return places;
}

const ROW = 64;

/** Finds places near a box without looking at all of them. */
function byRow(places: readonly Place[]): (box: Box) => Place[] {
  const rows = new Map<number, Place[]>();
  for (const place of places) {
    const [, top, , height] = place.box;
    for (let row = Math.floor(top / ROW); row <= Math.floor((top + height) / ROW); row++) {
      const list = rows.get(row);
      if (list === undefined) rows.set(row, [place]);
      else list.push(place);
    }
  }
  return ([, top, , height]) => {
    const found = new Set<Place>();
    for (let row = Math.floor(top / ROW); row <= Math.floor((top + height) / ROW); row++)
      for (const place of rows.get(row) ?? []) found.add(place);
    return [...found];
  };
}
