import type { Cell } from '../../../layout/cells.ts';
import type { Peak } from './peak.ts';

/** Numbers of a column that must show their decimals before one without is taken to have lost its point. */
const MIN_WITH_POINT = 2;

/** Per cent of which peaks are parts. */
const WHOLE = 100;

/** Which sign parts a table's decimals; the other one, if any, parts its thousands. */
export type DecimalMark = '.' | ',';

const withoutUnit = ({ text }: Cell): string => text.replace(/@/g, '0').replace(/[%\s]|min\.?$/gi, '');

/** A sign with three digits behind it may part thousands; behind a lone zero, four digits or more, or before fewer digits it parts decimals. */
const DECIMALS = {
  ',': /^0,\d|^\d{4,},\d|,(?:\d{1,2}|\d{4,})$/,
  '.': /^0\.\d|^\d{4,}\.\d|\.(?:\d{1,2}|\d{4,})$/,
} as const;

/** The decimal mark of a table by all of its numbers: a comma where one of them can be nothing else and none has a decimal point. */
export function decimalMarkOf(numbers: readonly Cell[]): DecimalMark {
  const has = (mark: DecimalMark): boolean => numbers.some((cell) => DECIMALS[mark].test(withoutUnit(cell)));
  return has(',') && !has('.') ? ',' : '.';
}

/** A printed number with plain zeros, without unit, blanks and thousands separators, with a decimal point. */
export function plainNumber(cell: Cell, mark: DecimalMark = '.'): string {
  const thousands = mark === ',' ? /\.(?=\d{3}(?!\d))/g : /,(?=\d{3}\b)/g;
  return withoutUnit(cell).replace(thousands, '').replace(',', '.');
}

/**
 * Puts back decimal points that the reader lost: a column prints every number with as many decimals, so "1250" per cent
 * among "97.917" and "0.833" is 1.250, and "06" among "0.07" and "0.04" is 0.06. An area is changed only where it then
 * agrees better with its percentage.
 * @param mark of the table's decimals.
 * @returns new peaks.
 */
export function withLostPoints(peaks: readonly Peak[], mark: DecimalMark = '.'): Peak[] {
  const percents = withPoints(
    peaks.map(({ percentCell }) => percentCell),
    mark,
  );
  const mended = peaks.map((peak, index) => {
    const percent = percents[index] ?? null;
    const leadingZero = /^0\d/.test(plainNumber(peak.percentCell, mark));
    return (peak.percent > WHOLE || leadingZero) && percent !== null
      ? { ...peak, percent: percent.number, decimals: percent.decimals }
      : peak;
  });
  const printed = peaks.map(({ area }) => area);
  const areas = withPoints(
    peaks.map(({ areaCell }) => areaCell),
    mark,
  ).map((area, index) => area?.number ?? printed[index] ?? null);
  return disagreement(areas, mended) < disagreement(printed, mended)
    ? mended.map((peak, index) => ({ ...peak, area: areas[index] ?? null }))
    : mended;
}

/** The numbers of cells that alone in their column show no decimals, with as many as the others; null for the rest. */
function withPoints(
  column: readonly (Cell | null)[],
  mark: DecimalMark,
): ({ number: number; decimals: number } | null)[] {
  const numbers = column.map((cell) => (cell === null ? '' : plainNumber(cell, mark)));
  const pointed = numbers.map(decimalsIn).filter((count) => count > 0);
  const [usual, ...others] = new Set(pointed);
  if (usual === undefined || others.length > 0 || pointed.length < MIN_WITH_POINT) return column.map(() => null);
  return numbers.map((number) =>
    number !== '' && decimalsIn(number) === 0 && number.length >= (number.startsWith('0') ? usual : usual + 1)
      ? { number: Number(number) / 10 ** usual, decimals: usual }
      : null,
  );
}

const decimalsIn = (number: string): number => number.split('.')[1]?.length ?? 0;

/** How many decimals a printed number has; 0 where its point was lost. */
export function decimalsOf(cell: Cell, mark: DecimalMark = '.'): number {
  return decimalsIn(plainNumber(cell, mark));
}

/** How far the areas' shares lie from the percentages printed beside them, in all; infinite where an area is missing. */
function disagreement(areas: readonly (number | null)[], peaks: readonly Peak[]): number {
  const total = areas.reduce<number>((sum, area) => sum + (area ?? Infinity), 0);
  return peaks.reduce((sum, { percent }, index) => sum + Math.abs((WHOLE * areas[index]!) / total - percent), 0);
}
