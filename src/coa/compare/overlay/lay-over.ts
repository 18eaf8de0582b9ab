import type { Box } from '../../geometry/box.ts';
import { type Grey, shrink } from '../../image/grey.ts';
import { apply, compose, IDENTITY, invert, moveBox, scaling, type Transform, warp } from '../../image/transform.ts';
import { type Copy, wordsOf } from '../copy.ts';

/** Both copies drawn into one frame: that of the copy, scaled so that neither is enlarged much. */
export interface Overlay {
  given: Grey;
  copy: Grey;
  /** From the frame to each upright picture. */
  toGiven: Transform;
  toCopy: Transform;
  /** Height of a line of print in the frame, pixels: the median over words. */
  line: number;
  /** Whether a box of the frame lies on the given picture, which may show less than the copy does. */
  isOnGiven: (box: Box) => boolean;
}

/** Height of a line at which single letters are told apart, pixels; the frame is not drawn larger. */
const LINE = 20;
const MAX_FRAME = 2_600_000;
/** A picture is enlarged by this much at most to meet the other. */
const MAX_ENLARGED = 1.5;

/** Draws both pictures into one frame; null where one of them is not at hand. */
export function layOver(given: Copy, copy: Copy, map: Transform): Overlay | null {
  if (given.grey === null || copy.grey === null) return null;
  const height = medianHeight(copy) ?? medianHeight(given, map);
  if (height === null) return null;
  const perGiven = scaleOf(map, given);
  const scale = Math.min(
    LINE / height,
    MAX_ENLARGED,
    MAX_ENLARGED / perGiven,
    Math.sqrt(MAX_FRAME / (copy.width * copy.height)),
  );
  const [width, tall] = [Math.round(copy.width * scale), Math.round(copy.height * scale)];
  const toCopy = scaling(1 / scale);
  const toGiven = compose(invert(map), toCopy);
  return {
    given: draw(given.grey, width, tall, toGiven, 1 / (perGiven * scale)),
    copy: draw(copy.grey, width, tall, toCopy, 1 / scale),
    toGiven,
    toCopy,
    line: height * scale,
    isOnGiven: (box) => isWithin(toGiven, box, given),
  };
}

/** Pixels of the copy to one of the given picture, in the middle of it. */
function scaleOf(map: Transform, { width, height }: Copy): number {
  const [x, y] = apply(map, width / 2, height / 2);
  const [right, below] = apply(map, width / 2 + 10, height / 2);
  return Math.max(1e-3, Math.hypot(right - x, below - y) / 10);
}

/** Median height of what was read, in pixels of the copy. */
function medianHeight(copy: Copy, map: Transform = IDENTITY): number | null {
  const heights = wordsOf(copy)
    .map(({ box }) => moveBox(map, box)[3])
    .filter((height) => height > 3)
    .sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? null;
}

/** Samples a picture; where it is reduced it is averaged first, so that nothing aliases. */
function draw(grey: Grey, width: number, height: number, toSource: Transform, reduction: number): Grey {
  const factor = Math.max(1, Math.round(reduction));
  return warp(shrink(grey, factor), width, height, compose(scaling(1 / factor), toSource));
}

function isWithin(
  map: Transform,
  [left, top, width, height]: Box,
  picture: { width: number; height: number },
): boolean {
  const corners = [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ] as const;
  return corners.every(([x, y]) => {
    const [u, v] = apply(map, x, y);
    return u >= 0 && v >= 0 && u <= picture.width && v <= picture.height;
  });
}
