import type { Box } from '../../geometry/box.ts';
import { SIDE } from '../../image/container/jpeg-blocks.ts';
import { type InkBlocks, OTHER_GROUND } from './ink-blocks.ts';

/** Pixels of a block that may lie outside a box on any side: lines that somebody drew around a value lie farther out. */
const OUTSIDE = 3;

/** Numbers of the blocks with ink on paper that lie in a box. */
export function blocksIn(box: Box, blocks: InkBlocks): number[] {
  return numbersIn(box, blocks).filter((number) => number >= 0);
}

/** How many blocks in a box hold ink on another ground. */
export function onOtherGround(box: Box, blocks: InkBlocks): number {
  return numbersIn(box, blocks).filter((number) => number === OTHER_GROUND).length;
}

function numbersIn([left, top, width, height]: Box, { columns, rows, numbers }: InkBlocks): number[] {
  const first = (edge: number): number => Math.max(0, Math.ceil((edge - OUTSIDE) / SIDE));
  const end = (edge: number, blocks: number): number => Math.min(blocks, Math.floor((edge + OUTSIDE) / SIDE));
  const [firstColumn, firstRow] = [first(left), first(top)];
  const [columnsEnd, rowsEnd] = [end(left + width, columns), end(top + height, rows)];
  const found: number[] = [];
  for (let row = firstRow; row < rowsEnd; row++)
    for (let column = firstColumn; column < columnsEnd; column++) found.push(numbers[row * columns + column]!);
  return found;
}
