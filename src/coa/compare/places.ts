import { type Box, centreWithin } from '../geometry/box.ts';
import { applyToBox, invert } from '../image/transform.ts';
import { type Copy, type CopyWord, wordsOf } from './copy.ts';
import type { Overlay } from './lay-over.ts';

/** A place with print on one copy or both, in the frame of an overlay. */
export interface Place {
  /** Around all words that stand there. */
  box: Box;
  given: CopyWord[];
  copy: CopyWord[];
  /** Around the words of either copy; null where it has none there. */
  boxes: { given: Box | null; copy: Box | null };
}

/** Words of both copies in the frame, those that lie on one another as one place. */
export function findPlaces(given: Copy, copy: Copy, overlay: Overlay): Place[] {
  const toFrame = { given: invert(overlay.toGiven), copy: invert(overlay.toCopy) };
  const placed = (side: 'given' | 'copy', read: Copy) =>
    wordsOf(read).map((word) => ({ word, box: moved(word.box, toFrame[side]) }));
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
      near.box = around(near.box, box);
      near.boxes.given = near.boxes.given === null ? box : around(near.boxes.given, box);
    }
  }
  return places.filter(({ box }) => box[2] >= 3 && box[3] >= 5);
}

function moved([left, top, width, height]: Box, map: Parameters<typeof applyToBox>[0]): Box {
  return applyToBox(map, { left, top, right: left + width, bottom: top + height });
}

export function around(a: Box, b: Box): Box {
  const [left, top] = [Math.min(a[0], b[0]), Math.min(a[1], b[1])];
  return [left, top, Math.max(a[0] + a[2], b[0] + b[2]) - left, Math.max(a[1] + a[3], b[1] + b[3]) - top];
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
