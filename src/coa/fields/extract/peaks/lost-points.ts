import type { Cell } from '../../../layout/cells.ts';
import type { Peak } from './peak.ts';

/** Numbers of a column that must show their decimals before one without is taken to have lost its point. */
const MIN_WITH_POINT = 2;

/** Per cent of which peaks are parts. */
const WHOLE = 100;

/** A printed number with plain zeros, without unit, blanks and thousands separators, with a decimal point. */
export function plainNumber(cell: Cell): string {
  return cell.text
    .replace(/@/g, '0')
    .replace(/[%\s]|min\.?$/gi, '')
    .replace(/,(?=\d{3}\b)/g, '')
    .replace(',', '.');
}

/**
 * Puts back decimal points that the reader lost: a column prints every number with as many decimals, so "1250" per cent
 * among "97.917" and "0.833" is 1.250, and "06" among "0.07" and "0.04" is 0.06. An area is changed only where it then
 * agrees better with its percentage.
 * @returns new peaks.
 */
export function withLostPoints(peaks: readonly Peak[]): Peak[] {
  const percents = withPoints(peaks.map(({ percentCell }) => percentCell));
  const mended = peaks.map((peak, index) => {
    const percent = percents[index] ?? null;
    const leadingZero = /^0\d/.test(plainNumber(peak.percentCell));
    return (peak.percent > WHOLE || leadingZero) && percent !== null
      ? { ...peak, percent: percent.number, decimals: percent.decimals }
      : peak;
  });
  const printed = peaks.map(({ area }) => area);
  const areas = withPoints(peaks.map(({ areaCell }) => areaCell)).map(
    (area, index) => area?.number ?? printed[index] ?? null,
  );
  return disagreement(areas, mended) < disagreement(printed, mended)
    ? mended.map((peak, index) => ({ ...peak, area: areas[index] ?? null }))
    : mended;
}

/** The numbers of cells that alone in their column show no decimals, with as many as the others; null for the rest. */
function withPoints(column: readonly (Cell | null)[]): ({ number: number; decimals: number } | null)[] {
  const decimals = column.map((cell) => (cell === null ? 0 : decimalsOf(cell)));
  const pointed = decimals.filter((count) => count > 0);
  const [usual, ...others] = new Set(pointed);
  if (usual === undefined || others.length > 0 || pointed.length < MIN_WITH_POINT) return column.map(() => null);
  return column.map((cell, index) =>
    cell !== null &&
    decimals[index] === 0 &&
    plainNumber(cell).length >= (plainNumber(cell).startsWith('0') ? usual : usual + 1)
      ? { number: Number(plainNumber(cell)) / 10 ** usual, decimals: usual }
      : null,
  );
}

/** How many decimals a printed number has; 0 where its point was lost. */
export function decimalsOf(cell: Cell): number {
  return plainNumber(cell).split('.')[1]?.length ?? 0;
}

/** How far the areas' shares lie from the percentages printed beside them, in all; infinite where an area is missing. */
function disagreement(areas: readonly (number | null)[], peaks: readonly Peak[]): number {
  const total = areas.reduce<number>((sum, area) => sum + (area ?? Infinity), 0);
  return peaks.reduce((sum, { percent }, index) => sum + Math.abs((WHOLE * areas[index]!) / total - percent), 0);
}
