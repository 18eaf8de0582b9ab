import { around, type Box, sharedArea } from '../../geometry/box.ts';
import { moveBox } from '../../image/transform.ts';
import { type Copy, type CopyWord, wordsOf } from '../copy.ts';
import type { Overlay } from '../overlay/lay-over.ts';
import type { JudgedPlace } from '../print/judge-places.ts';
import type { Difference, Printed } from './difference.ts';
import { nameOf } from './name-difference.ts';

/** Gap between two words of one value, and a difference of their lines, in heights of the words. */
const GAP = 1.3;
const OFF_LINE = 0.5;
/** States of a place that belong to a difference beside them, though they make none by themselves. */
const JOINS = new Set(['differs', 'reads-otherwise', 'only-given', 'only-copy', 'unclear']);

/** Share of a word that must lie within a place where no word was found, to be what stands there. */
const WITHIN = 0.5;

/** The places that differ, put together line by line and named. */
export function findDifferences(
  places: readonly JudgedPlace[],
  given: Copy,
  copy: Copy,
  { toGiven, toCopy }: Pick<Overlay, 'toGiven' | 'toCopy'>,
): Difference[] {
  // Words first: a field is looked at as a whole only where no word of it differs.
  const sorted = [...places].sort((a, b) => Number(a.field !== undefined) - Number(b.field !== undefined));
  const open = new Set(sorted.filter(({ state }) => JOINS.has(state)));
  const differences: Difference[] = [];
  for (const first of sorted) {
    if ((first.state !== 'differs' && first.state !== 'reads-otherwise') || !open.delete(first)) continue;
    const group = [first];
    let box = first.box;
    for (let next = nearest(box, open); next !== undefined; next = nearest(box, open)) {
      open.delete(next);
      group.push(next);
      box = around([box, next.box]);
    }
    const one = printed(group, 'given') ?? standing(given, moveBox(toGiven, box));
    const other = printed(group, 'copy') ?? standing(copy, moveBox(toCopy, box));
    const field = nameOf(one, other, given, copy);
    // Faint labels and figures on the axes of charts are misread on honest pages: by a reading alone only a field differs.
    if (field !== null || group.some(({ state }) => state === 'differs'))
      differences.push({ field, given: one, copy: other });
  }
  return differences;
}

function nearest(box: Box, open: ReadonlySet<JudgedPlace>): JudgedPlace | undefined {
  for (const place of open) {
    const [x, y, width, height] = place.box;
    const tall = Math.max(height, box[3]);
    const gap = Math.max(x - box[0] - box[2], box[0] - x - width);
    if (gap < GAP * Math.min(height, box[3]) && Math.abs(y + height / 2 - box[1] - box[3] / 2) < OFF_LINE * tall)
      return place;
  }
  return undefined;
}

function printed(group: readonly JudgedPlace[], side: 'given' | 'copy'): Printed | null {
  const ofWords = group.filter(({ field }) => field === undefined);
  const words = (ofWords.length > 0 ? ofWords : group)
    .flatMap((place): readonly CopyWord[] => place[side])
    .sort((a, b) => a.box[0] - b.box[0]);
  if (words.length === 0) return null;
  return {
    text: words.map(({ text }) => text).join(' '),
    box: around(words.map(({ box }) => box)),
  };
}

/** What stands in a box of a picture whose words there were read as part of others; null where nothing was read. */
function standing(copy: Copy, box: Box): Printed | null {
  const words = wordsOf(copy).filter((word) => {
    const least = Math.min(box[2] * box[3], word.box[2] * word.box[3]);
    return sharedArea(word.box, box) >= WITHIN * least;
  });
  if (words.length === 0) return null;
  return { text: words.map(({ text }) => text).join(' '), box: around(words.map((word) => word.box)) };
}
