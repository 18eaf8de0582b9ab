import type { Box } from './report.ts';

/** Whether the middle of a box lies within another, its edges included. */
export function centreWithin([x, y, width, height]: Box, [left, top, wide, high]: Box): boolean {
  const [cx, cy] = [x + width / 2, y + height / 2];
  return cx >= left && cx <= left + wide && cy >= top && cy <= top + high;
}
