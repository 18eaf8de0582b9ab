import { type Cell, sharedHeight } from '../../layout/cells.ts';
import { wholly } from '../vocabulary/any-of.ts';
import { PEAK_COLUMNS, type PeakColumn } from '../vocabulary/peak-columns.ts';

/** One row of a peak table. */
export interface Peak {
  /** Minutes. */
  retention: number | null;
  area: number | null;
  areaCell: Cell | null;
  /** Area percent. */
  percent: number;
  /** Its decimals as printed, a lost point put back. */
  decimals: number;
  percentCell: Cell;
  cells: Cell[];
}

export interface PeakTable {
  peaks: Peak[];
  /** Printed sum of area percent, where there is one. */
  totalPercent: number | null;
  totalArea: number | null;
  /** Header, rows and a total follow one another at even distances: no row can have been missed. */
  complete: boolean;
}

/** Numbers of a column that must show their decimals before one without is taken to have lost its point. */
const LEAST_WITH_POINT = 2;
/** Shares of all peaks make this at least, in per cent. */
const LEAST_TOTAL = 99;

const COLUMNS = PEAK_COLUMNS.map(([column, heads]) => [column, wholly(heads)] as const);

/** Where a column stands, and the row that names it. */
interface Head {
  column: PeakColumn;
  cell: Pick<Cell, 'left' | 'right' | 'top' | 'bottom'>;
}

/** Reads the peak table of a chromatogram; null when the page has none. */
export function findPeakTable(cells: readonly Cell[]): PeakTable | null {
  return tableUnder(printedHeads(cells), cells) ?? tableUnder(impliedHeads(cells), cells);
}

function printedHeads(cells: readonly Cell[]): Head[] {
  return cells.flatMap((cell) => {
    const text = cell.text
      .replace(/[\s_]+/g, ' ')
      .replace(/[[\]]/g, '')
      .trim();
    const hit = COLUMNS.find(([, pattern]) => pattern.test(text));
    return hit === undefined ? [] : [{ column: hit[0], cell }];
  });
}

/** A number, its unit, and what the reader makes of a zero with a stroke or a dot. */
const NUMBER = /^[\d.,\s%@]+(min\.?)?$/i;
const MINUTES = /^\d{1,3}[.,]\d{1,3} ?min\.?$/i;
const PERCENT = /^\d{1,3}([.,]\d{1,3})? ?%$/;
const AREA = /^\d[\d.,]{3,}$/;
/** Rows of minutes, area and per cent that name their columns by their units. */
const LEAST_UNNAMED_ROWS = 3;

/** The columns of a table without heads: rows of minutes that increase, per cents, and areas between them. */
function impliedHeads(cells: readonly Cell[]): Head[] {
  const rows = cells
    .filter(({ text }) => PERCENT.test(text))
    .flatMap((percent) => {
      const line = cells.filter((cell) => cell.right < percent.left && sharedHeight(cell, percent) > 0.5);
      const retention = line.find(({ text }) => MINUTES.test(text));
      return retention === undefined
        ? []
        : [{ percent, retention, area: line.find(({ text, left }) => AREA.test(text) && left > retention.right) }];
    })
    .sort((a, b) => a.percent.top - b.percent.top);
  const [first, second] = rows;
  const increase = rows
    .slice(1)
    .every(
      ({ retention }, index) =>
        parseFloat(retention.text.replace(',', '.')) > parseFloat(rows[index]!.retention.text.replace(',', '.')),
    );
  if (rows.length < LEAST_UNNAMED_ROWS || !increase) return [];
  const pitch = middle(second!.percent) - middle(first!.percent);
  const above = (column: PeakColumn, of: readonly Cell[]): Head[] =>
    of.length === 0
      ? []
      : [
          {
            column,
            cell: {
              left: Math.min(...of.map(({ left }) => left)),
              right: Math.max(...of.map(({ right }) => right)),
              top: first!.percent.top - pitch,
              bottom: first!.percent.bottom - pitch,
            },
          },
        ];
  return [
    ...above(
      'percent',
      rows.map(({ percent }) => percent),
    ),
    ...above(
      'retention',
      rows.map(({ retention }) => retention),
    ),
    ...above(
      'area',
      rows.flatMap(({ area }) => area ?? []),
    ),
  ];
}

function tableUnder(headers: readonly Head[], cells: readonly Cell[]): PeakTable | null {
  const percent = headers.find((header) => header.column === 'percent');
  if (percent === undefined) return null;
  const row = headers.filter((header) => sharedHeight(header.cell, percent.cell) > 0.4);
  if (row.length < 2) return null;
  const height = percent.cell.bottom - percent.cell.top;
  const numbers = cells.filter((cell) => cell.top > percent.cell.top + height * 0.5 && NUMBER.test(cell.text));
  const peaks: Peak[] = [];
  let totalPercent: number | null = null;
  let totalArea: number | null = null;
  let last = percent.cell.bottom;
  const lines = [middle(percent.cell)];
  let total = false;
  for (const anchor of numbers.filter((cell) => overlaps(cell, percent.cell)).sort((a, b) => a.top - b.top)) {
    if (anchor.top - last > height * 4) break;
    last = anchor.bottom;
    const line = numbers.filter((cell) => sharedHeight(cell, anchor) > 0.5);
    const value = (column: PeakColumn): { number: number; cell: Cell } | null => {
      const header = row.find((candidate) => candidate.column === column);
      if (header === undefined) return null;
      const cell = line
        .filter((candidate) => overlaps(candidate, header.cell))
        .sort((a, b) => offset(a, header.cell) - offset(b, header.cell))[0];
      const number = cell === undefined ? NaN : Number(plainNumber(cell));
      return cell === undefined || Number.isNaN(number) ? null : { number, cell };
    };
    const read = { retention: value('retention'), area: value('area'), percent: value('percent') };
    const isNamedTotal = cells.some(
      (cell) => /^(total|sum|totals|σ)\b/i.test(cell.text) && sharedHeight(cell, anchor) > 0.5,
    );
    const isTotal = isNamedTotal || (read.percent !== null && isSumOf(read.percent.number, peaks));
    lines.push(middle(anchor));
    if (isTotal) {
      total = true;
      totalPercent = read.percent?.number ?? null;
      totalArea = read.area?.number ?? null;
      break;
    }
    if (read.percent === null) continue;
    peaks.push({
      retention: read.retention?.number ?? null,
      area: read.area?.number ?? null,
      areaCell: read.area?.cell ?? null,
      percent: read.percent.number,
      decimals: decimalsOf(read.percent.cell),
      percentCell: read.percent.cell,
      cells: [read.retention, read.area, read.percent].flatMap((part) => (part === null ? [] : [part.cell])),
    });
  }
  restoreLostPoints(peaks);
  return peaks.length === 0
    ? null
    : { peaks, totalPercent, totalArea, complete: total && lines.length === peaks.length + 2 && evenlySpaced(lines) };
}

/** A printed number with plain zeros, without unit, blanks and thousands separators, with a decimal point. */
function plainNumber(cell: Cell): string {
  return cell.text
    .replace(/@/g, '0')
    .replace(/[%\s]|min\.?$/gi, '')
    .replace(/,(?=\d{3}\b)/g, '')
    .replace(',', '.');
}

/**
 * Puts back decimal points that the reader lost: a column prints every number with as many decimals, so "1250" per cent
 * among "97.917" and "0.833" is 1.250, and "06" among "0.07" and "0.04" is 0.06. An area is changed only where it then agrees better with its percentage.
 */
function restoreLostPoints(peaks: Peak[]): void {
  const percents = withPoints(peaks.map(({ percentCell }) => percentCell));
  peaks.forEach((peak, index) => {
    const percent = percents[index] ?? null;
    const leadingZero = /^0\d/.test(plainNumber(peak.percentCell));
    if ((peak.percent > 100 || leadingZero) && percent !== null)
      Object.assign(peak, { percent: percent.number, decimals: percent.decimals });
  });
  const printed = peaks.map(({ area }) => area);
  const areas = withPoints(peaks.map(({ areaCell }) => areaCell)).map((area, index) => area?.number ?? printed[index]!);
  if (disagreement(areas, peaks) < disagreement(printed, peaks))
    peaks.forEach((peak, index) => Object.assign(peak, { area: areas[index] }));
}

/** The numbers of cells that alone in their column show no decimals, with as many as the others; null for the rest. */
function withPoints(column: readonly (Cell | null)[]): ({ number: number; decimals: number } | null)[] {
  const decimals = column.map((cell) => (cell === null ? 0 : decimalsOf(cell)));
  const pointed = decimals.filter((count) => count > 0);
  const [usual, ...others] = new Set(pointed);
  if (usual === undefined || others.length > 0 || pointed.length < LEAST_WITH_POINT) return column.map(() => null);
  return column.map((cell, index) =>
    cell !== null &&
    decimals[index] === 0 &&
    plainNumber(cell).length >= (plainNumber(cell).startsWith('0') ? usual : usual + 1)
      ? { number: Number(plainNumber(cell)) / 10 ** usual, decimals: usual }
      : null,
  );
}

function decimalsOf(cell: Cell): number {
  return plainNumber(cell).split('.')[1]?.length ?? 0;
}

/** How far the areas' shares lie from the percentages printed beside them, in all; infinite where an area is missing. */
function disagreement(areas: readonly (number | null)[], peaks: readonly Peak[]): number {
  const total = areas.reduce<number>((sum, area) => sum + (area ?? Infinity), 0);
  return peaks.reduce((sum, { percent }, index) => sum + Math.abs((100 * areas[index]!) / total - percent), 0);
}

/** No peak has what all the others have together: such a row is the total, although its name was not read. */
function isSumOf(percent: number, peaks: readonly Peak[]): boolean {
  const sum = peaks.reduce((total, peak) => total + peak.percent, 0);
  return peaks.length > 1 && percent >= LEAST_TOTAL && Math.abs(percent - sum) <= 0.05 + peaks.length * 0.005;
}

function overlaps(cell: Cell, header: Head['cell']): boolean {
  const margin = (header.bottom - header.top) * 2;
  return Math.min(cell.right, header.right + margin) - Math.max(cell.left, header.left - margin) > 0;
}

function offset(cell: Cell, header: Head['cell']): number {
  return Math.min(
    Math.abs(cell.left - header.left),
    Math.abs(cell.right - header.right),
    Math.abs((cell.left + cell.right - header.left - header.right) / 2),
  );
}

function middle(cell: Pick<Cell, 'top' | 'bottom'>): number {
  return (cell.top + cell.bottom) / 2;
}

function evenlySpaced(lines: readonly number[]): boolean {
  const gaps = lines.slice(1).map((line, index) => line - lines[index]!);
  const usual = [...gaps].sort((a, b) => a - b)[gaps.length >> 1]!;
  return gaps.every((gap) => gap > usual * 0.6 && gap < usual * 1.45);
}
