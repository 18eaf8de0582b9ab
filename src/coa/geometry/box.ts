/** Left, top, width and height, in pixels of the picture it stands on. */
export type Box = [left: number, top: number, width: number, height: number];

/** Whether the middle of a box lies within another, its edges included. */
export function centreWithin([x, y, width, height]: Box, [left, top, wide, high]: Box): boolean {
  const [cx, cy] = [x + width / 2, y + height / 2];
  return cx >= left && cx <= left + wide && cy >= top && cy <= top + high;
}

/** The smallest box that holds some points; there must be at least one. */
export function aroundPoints(points: readonly (readonly [x: number, y: number])[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/** The smallest box that holds them all; there must be at least one. */
export function around(boxes: readonly Box[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y, width, height] of boxes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return [left, top, right - left, bottom - top];
}

/** The area that two boxes have in common, square pixels. */
export function sharedArea([x, y, width, height]: Box, [left, top, wide, high]: Box): number {
  return (
    Math.max(0, Math.min(x + width, left + wide) - Math.max(x, left)) *
    Math.max(0, Math.min(y + height, top + high) - Math.max(y, top))
  );
}

/** A box in whole pixels. */
export function roundBox(box: Box): Box {
  return box.map(Math.round) as Box;
}

/** What a box takes of the height of its page. */
interface Span {
  top: number;
  bottom: number;
}

/** Share of the lower one's height that two boxes have in common. */
export function sharedHeight(a: Span, b: Span): number {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared / Math.max(1, Math.min(a.bottom - a.top, b.bottom - b.top));
}
