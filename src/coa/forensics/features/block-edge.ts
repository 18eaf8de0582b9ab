import type { AlignedWord } from '../glyphs/baselines.ts';
import { median } from '../statistics.ts';
import { ON_LINE, WORD_SPACE } from './page-lines.ts';

/** How far a field's cell lies off the edge that the lines around it share; null where they share none. */
export interface BlockEdge {
  /** To the right of it, in heights. */
  off: number | null;
  /** How many lines share it. */
  agreeing: number | null;
}

interface Cell {
  left: number;
  right: number;
  baseline: number;
}

/** Lines on either side of a field that are looked at, and how near their edges must be to agree, in heights. */
const BLOCK_LINES = 3;
const AGREEING = 0.12;
const MIN_AGREEING = 2;
const BLOCK_HEIGHT = 9;
/** An edge farther off than this is of another block. */
const OTHER_BLOCK = 1.5;

const EDGES: readonly ((cell: Cell) => number)[] = [({ left }) => left, ({ right }) => right, middleOf];

/** How far the cell that holds a field begins, ends or is centred beside the lines around it, by whichever edge most of them share. */
export function blockEdge(own: AlignedWord, rest: readonly AlignedWord[]): BlockEdge {
  const { height } = own.word;
  const [cell, ...others] = cellsAround(own, rest);
  const block = linesBeside(cell, others);
  let best: { off: number; agreeing: number } | null = null;
  for (const edge of EDGES) {
    for (const line of block) {
      const agreeing = block.map(edge).filter((other) => Math.abs(other - edge(line)) < AGREEING * height);
      if (agreeing.length >= MIN_AGREEING && agreeing.length > (best?.agreeing ?? 0))
        best = { off: (edge(cell) - median(agreeing)) / height, agreeing: agreeing.length };
    }
  }
  return {
    off: best === null || Math.abs(best.off) > OTHER_BLOCK ? null : best.off,
    agreeing: best?.agreeing ?? null,
  };
}

/** The words near a field joined into cells; the field's own is the first. */
function cellsAround(own: AlignedWord, rest: readonly AlignedWord[]): [Cell, ...Cell[]] {
  const { height } = own.word;
  const cells: [Cell, ...Cell[]] = [{ left: own.left, right: own.right, baseline: own.baseline }];
  const near = rest
    .filter((other) => Math.abs(other.baseline - own.baseline) < BLOCK_HEIGHT * height)
    .sort((a, b) => a.left - b.left);
  for (const { left, right, baseline } of near) {
    const beside = cells.find(
      (one) =>
        Math.abs(one.baseline - baseline) < ON_LINE * height &&
        left < one.right + WORD_SPACE * height &&
        right > one.left - WORD_SPACE * height,
    );
    if (beside === undefined) cells.push({ left, right, baseline });
    else [beside.left, beside.right] = [Math.min(beside.left, left), Math.max(beside.right, right)];
  }
  return cells;
}

/** The nearest cells above and below a cell. */
function linesBeside(cell: Cell, others: readonly Cell[]): Cell[] {
  const lines = others
    .filter((one) => one.left < cell.right && one.right > cell.left && one.baseline !== cell.baseline)
    .sort((a, b) => Math.abs(a.baseline - cell.baseline) - Math.abs(b.baseline - cell.baseline));
  return [
    ...lines.filter(({ baseline }) => baseline < cell.baseline).slice(0, BLOCK_LINES),
    ...lines.filter(({ baseline }) => baseline > cell.baseline).slice(0, BLOCK_LINES),
  ];
}

/** Where the middle of a cell stands, left to right. */
export function middleOf({ left, right }: Pick<Cell, 'left' | 'right'>): number {
  return (left + right) / 2;
}
