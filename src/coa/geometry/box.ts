/** Left, top, width and height, in pixels of the picture it stands on. */
export type Box = [left: number, top: number, width: number, height: number];

/** Whether the middle of a box lies within another, its edges included. */
export function centreWithin([x, y, width, height]: Box, [left, top, wide, high]: Box): boolean {
  const [cx, cy] = [x + width / 2, y + height / 2];
  return cx >= left && cx <= left + wide && cy >= top && cy <= top + high;
}

/** A box in whole pixels. */
export function roundBox(box: Box): Box {
  return box.map(Math.round) as Box;
}
