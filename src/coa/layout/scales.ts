import type { Cell } from './cells.ts';

/** Numbers that make a scale at the least: up an upright axis, and along a level one, where heads of columns count as well. */
const LEAST = { upright: 4, level: 5 } as const;
/** Letter heights by which the numbers of a scale may stand apart across it (a tick read as a dash is of its number's cell), and along it from where they belong. */
const APART = { upright: 1.5, level: 0.5, along: 0.5 } as const;
/** Numbers that follow one another and tell together what a scale's steps are: one between them may not have been read. */
const NEXT = 3;
/** Share of a step by which a number of a scale may be off a whole number of steps: decimals are rounded. */
const OFF_STEP = 0.02;
/** Numbers of a page above which it is a sheet of numbers, and none is looked at: each is held against all others. */
const MOST = 1_000;
const TICK = /^[-–—]?(\d{1,7}|\d{1,3}(?:,\d{3})+|\d{1,5}\.\d{1,3})(?: ?[-–—+|_])?$/;

/** A number that may be one of a scale, and where it stands along the axis and across, letter heights. */
interface Tick {
  cell: Cell;
  value: number;
  along: number;
  across: number;
}

/**
 * The cells of a page without the numbers on the axes of its charts, which grow evenly with where they stand: up an upright axis, or to
 * the right. Beside a table each would stand in one of its rows: "Found mass 2174.5 350".
 * @param letters height of the page's letters, pixels.
 */
export function withoutScales(cells: readonly Cell[], letters: number): readonly Cell[] {
  const numbers = cells.flatMap((cell) => {
    const [, printed] = TICK.exec(cell.text) ?? [];
    return printed === undefined ? [] : [{ cell, value: Number(printed.replaceAll(',', '')) }];
  });
  if (numbers.length > MOST) return cells;
  const upright = numbers.map(
    ({ cell, value }): Tick => ({
      cell,
      value,
      along: -(cell.top + cell.bottom) / 2 / letters,
      across: cell.right / letters,
    }),
  );
  const level = numbers.map(
    ({ cell, value }): Tick => ({
      cell,
      value,
      along: (cell.left + cell.right) / 2 / letters,
      across: (cell.top + cell.bottom) / 2 / letters,
    }),
  );
  const ticks = new Set([
    ...ticksOf(upright, APART.upright, LEAST.upright),
    ...ticksOf(level, APART.level, LEAST.level),
  ]);
  return ticks.size === 0 ? cells : cells.filter((cell) => !ticks.has(cell));
}

/** The numbers of every scale of one direction. @param apart letter heights across. @param least numbers of a scale. */
function ticksOf(numbers: readonly Tick[], apart: number, least: number): Cell[] {
  const inOrder = [...numbers].sort((a, b) => a.along - b.along);
  return inOrder.flatMap((first, index) => {
    const rest = inOrder.slice(index + 1).filter(({ across }) => Math.abs(across - first.across) <= apart);
    const scales = rest.slice(0, NEXT).map((second) => {
      const growth = (second.value - first.value) / (second.along - first.along);
      if (!(growth > 0) || !Number.isFinite(growth)) return [];
      const isDue = ({ value, along }: Tick): boolean =>
        Math.abs(along - first.along - (value - first.value) / growth) <= APART.along;
      return [first, ...rest.filter(isDue)];
    });
    const scale = scales.find((ticks) => ticks.length >= least && areOfSteps(ticks)) ?? [];
    return scale.map(({ cell }) => cell);
  });
}

/** Whether numbers are whole steps from nought, as an axis is marked: 0, 175, 350; and no two the same. */
function areOfSteps(ticks: readonly Tick[]): boolean {
  const steps = ticks.slice(1).map(({ value }, index) => value - ticks[index]!.value);
  const step = Math.min(...steps);
  return step > 0 && ticks.every(({ value }) => Math.abs(value / step - Math.round(value / step)) <= OFF_STEP);
}
