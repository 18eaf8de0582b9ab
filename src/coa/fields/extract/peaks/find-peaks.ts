import type { Cell } from '../../../layout/cells.ts';
import { areInOneColumn, areOnOneLine } from '../../../layout/relations.ts';
import { beginningWith } from '../../vocabulary/any-of.ts';
import { type PeakColumn, TOTALS } from '../../vocabulary/peak-columns.ts';
import { decimalsOf, plainNumber, withLostPoints } from './lost-points.ts';
import type { Peak } from './peak.ts';
import { type Head, impliedHeads, middle, printedHeads } from './peak-heads.ts';

export interface PeakTable {
  peaks: Peak[];
  /** Printed sum of area percent, where there is one. */
  totalPercent: number | null;
  totalArea: number | null;
  /** Header, rows and a total follow one another at even distances: no row can have been missed. */
  complete: boolean;
}

/** Shares of all peaks make this at least, in per cent. */
const MIN_TOTAL = 99;
/** Per cent by which a printed total may differ from the sum of its rows: its own rounding, and that of each row. */
const ROUNDING = { ofTotal: 0.05, ofRow: 0.005 } as const;
/** The fewest heads of a table. */
const MIN_HEADS = 2;
/** Heights of a line that rows may be apart before the table has ended, and by which a number may stand beside its head. */
const MAX_ROW_GAP = 4;
const HEAD_MARGIN = 2;
/** Shares of the usual distance between rows that are still even: outside them a row was missed or added. */
const EVEN = { least: 0.6, most: 1.45 } as const;

/** A number, its unit, and what the reader makes of a zero with a stroke or a dot. */
const NUMBER = /^[\d.,\s%@]+(min\.?)?$/i;
const TOTAL = beginningWith(TOTALS);

/** Reads the peak table of a chromatogram; null when the page has none. */
export function findPeakTable(cells: readonly Cell[]): PeakTable | null {
  return tableUnder(printedHeads(cells), cells) ?? tableUnder(impliedHeads(cells), cells);
}

type RowReading = Readonly<Record<PeakColumn, { number: number; cell: Cell } | null>>;

function tableUnder(heads: readonly Head[], cells: readonly Cell[]): PeakTable | null {
  const percent = heads.find(({ column }) => column === 'percent')?.cell;
  if (percent === undefined) return null;
  const row = heads.filter(({ cell }) => areOnOneLine(cell, percent));
  if (row.length < MIN_HEADS) return null;
  const height = percent.bottom - percent.top;
  const numbers = cells.filter((cell) => cell.top > percent.top + height / 2 && NUMBER.test(cell.text));
  const peaks: Peak[] = [];
  let total: RowReading | null = null;
  let last = percent.bottom;
  const lines = [middle(percent)];
  for (const anchor of numbers.filter((cell) => overlaps(cell, percent)).sort((a, b) => a.top - b.top)) {
    if (anchor.top - last > height * MAX_ROW_GAP) break;
    last = anchor.bottom;
    lines.push(middle(anchor));
    const read = readRow(
      numbers.filter((cell) => areOnOneLine(cell, anchor)),
      row,
    );
    if (isNamedTotal(anchor, cells) || (read.percent !== null && isSumOf(read.percent.number, peaks))) {
      total = read;
      break;
    }
    const peak = peakOf(read);
    if (peak !== null) peaks.push(peak);
  }
  if (peaks.length === 0) return null;
  return {
    peaks: withLostPoints(peaks),
    totalPercent: total?.percent?.number ?? null,
    totalArea: total?.area?.number ?? null,
    complete: total !== null && lines.length === peaks.length + 2 && evenlySpaced(lines),
  };
}

/** The numbers of one line, each under its head. */
function readRow(line: readonly Cell[], heads: readonly Head[]): RowReading {
  const value = (column: PeakColumn): RowReading[PeakColumn] => {
    const head = heads.find((candidate) => candidate.column === column)?.cell;
    if (head === undefined) return null;
    const [cell] = line
      .filter((candidate) => overlaps(candidate, head))
      .sort((a, b) => offset(a, head) - offset(b, head));
    const number = cell === undefined ? NaN : Number(plainNumber(cell));
    return cell === undefined || Number.isNaN(number) ? null : { number, cell };
  };
  return { retention: value('retention'), area: value('area'), percent: value('percent') };
}

function peakOf({ retention, area, percent }: RowReading): Peak | null {
  if (percent === null) return null;
  return {
    retention: retention?.number ?? null,
    area: area?.number ?? null,
    areaCell: area?.cell ?? null,
    percent: percent.number,
    decimals: decimalsOf(percent.cell),
    percentCell: percent.cell,
    cells: [retention, area, percent].flatMap((part) => (part === null ? [] : [part.cell])),
  };
}

function isNamedTotal(anchor: Cell, cells: readonly Cell[]): boolean {
  return cells.some((cell) => TOTAL.test(cell.text) && areOnOneLine(cell, anchor));
}

/** No peak has what all the others have together: such a row is the total, although its name was not read. */
function isSumOf(percent: number, peaks: readonly Peak[]): boolean {
  const sum = peaks.reduce((total, peak) => total + peak.percent, 0);
  return (
    peaks.length > 1 &&
    percent >= MIN_TOTAL &&
    Math.abs(percent - sum) <= ROUNDING.ofTotal + peaks.length * ROUNDING.ofRow
  );
}

function overlaps(cell: Cell, header: Head['cell']): boolean {
  return areInOneColumn(cell, header, (header.bottom - header.top) * HEAD_MARGIN);
}

function offset(cell: Cell, header: Head['cell']): number {
  return Math.min(
    Math.abs(cell.left - header.left),
    Math.abs(cell.right - header.right),
    Math.abs((cell.left + cell.right - header.left - header.right) / 2),
  );
}

function evenlySpaced(lines: readonly number[]): boolean {
  const gaps = lines.slice(1).map((line, index) => line - lines[index]!);
  const usual = [...gaps].sort((a, b) => a - b)[gaps.length >> 1]!;
  return gaps.every((gap) => gap > usual * EVEN.least && gap < usual * EVEN.most);
}
