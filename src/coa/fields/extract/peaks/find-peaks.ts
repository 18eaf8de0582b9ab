import type { Cell } from '../../../layout/cells.ts';
import { lineOf, type PageGraph } from '../../../layout/page-graph.ts';
import { areInOneColumn, areOnOneLine, gapBelow, type Place } from '../../../layout/relations.ts';
import { beginningWith } from '../../vocabulary/any-of.ts';
import { NOT_OF_SAMPLE, type PeakColumn, TOTALS } from '../../vocabulary/peak-columns.ts';
import { type DecimalMark, decimalMarkOf, decimalsOf, plainNumber, withLostPoints } from './lost-points.ts';
import type { Peak } from './peak.ts';
import { type Head, impliedHeads, middle, printedHeads } from './peak-heads.ts';

/** The peaks of one chromatogram, as its table prints them. */
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
/** What no peak has beside another, in per cent. */
const WHOLE = 99.99;
/** Per cent by which a printed total may differ from the sum of its rows: its own rounding, and that of each row. */
const ROUNDING = { ofTotal: 0.05, ofRow: 0.005 } as const;
/** The fewest heads of a table. */
const MIN_HEADS = 2;
/** Peaks from which on it is known what the rows of a table hold. */
const MIN_PEAKS = 1;
/** Letter heights that rows may be apart before the table has ended, and by which a number may stand beside its head. */
const MAX_ROW_GAP = 6;
const HEAD_MARGIN = 2.6;
/** Letter heights between a table's title and its heads at most. */
const MAX_TITLE_GAP = 3;
/** Lines of a whole table that are no peaks: its head and its total. */
const BESIDE_PEAKS = 2;
/** Shares of the usual distance between rows that are still even: outside them a row was missed or added. */
const EVEN = { least: 0.6, most: 1.45 } as const;

/** A number, its unit, and what the reader makes of a zero with a stroke or a dot. */
const NUMBER = /^[\d.,\s%@]+(min\.?)?$/i;
const TOTAL = beginningWith(TOTALS);
const NOT_SAMPLE = beginningWith(NOT_OF_SAMPLE);

/** Reads the peak tables of a page, as of the sample and of the reference that was run before it, upper left first. */
export function findPeakTables(graph: PageGraph): PeakTable[] {
  const printed = tablesUnder(printedHeads(graph), graph);
  return printed.length > 0 ? printed : tablesUnder(impliedHeads(graph), graph);
}

function tablesUnder(heads: readonly Head[], graph: PageGraph): PeakTable[] {
  const tables = heads.flatMap(({ column, cell }) =>
    column === 'percent' && !isOfStandard(cell, heads, graph) ? (tableUnder(cell, heads, graph) ?? []) : [],
  );
  // Two heads of percentages may stand over one column.
  const taken = new Set<Cell>();
  return tables.filter(({ peaks }) => {
    const isNew = peaks.every(({ percentCell }) => !taken.has(percentCell));
    for (const { percentCell } of peaks) taken.add(percentCell);
    return isNew;
  });
}

/** Whether what stands right over the heads says that the peaks are a standard's, or of a blank. */
function isOfStandard(percent: Place, heads: readonly Head[], { cells, letters }: PageGraph): boolean {
  const left = Math.min(...heads.flatMap(({ cell }) => (areOnOneLine(cell, percent) ? [cell.left] : [])));
  return cells.some(
    (cell) =>
      NOT_SAMPLE.test(cell.text) &&
      cell.bottom <= percent.top &&
      gapBelow(cell, percent, letters) <= MAX_TITLE_GAP &&
      cell.left < percent.right &&
      cell.right > left - letters * MAX_ROW_GAP,
  );
}

type RowReading = Readonly<Record<PeakColumn, { number: number; cell: Cell } | null>>;

function tableUnder(percent: Place, heads: readonly Head[], graph: PageGraph): PeakTable | null {
  const row = nearestOfEach(
    heads.filter(({ cell }) => areOnOneLine(cell, percent)),
    percent,
  );
  if (row.length < MIN_HEADS) return null;
  const { cells, letters } = graph;
  const isNumber = (cell: Cell): boolean =>
    NUMBER.test(cell.text) && /\d/.test(cell.text) && middle(cell) > percent.bottom;
  // Under the next heads stand the peaks of another table, or injections of the system's suitability.
  const [left, right] = [Math.min(...row.map(({ cell }) => cell.left)), Math.max(...row.map(({ cell }) => cell.right))];
  const end = Math.min(
    ...heads.flatMap(({ cell }) =>
      cell.top > percent.bottom && cell.left < right && cell.right > left ? [cell.top] : [],
    ),
  );
  const anchors = cells.filter((cell) => isNumber(cell) && cell.top < end && isUnderHead(cell, percent, letters));
  const mark = decimalMarkOf(anchors.flatMap((anchor) => lineOf(anchor, graph).filter(isNumber)));
  const peaks: Peak[] = [];
  let total: RowReading | null = null;
  let last: Place = percent;
  const lines = [middle(percent)];
  for (const anchor of anchors) {
    if (gapBelow(last, anchor, letters) > MAX_ROW_GAP) break;
    // A limit in the next column may stand near enough: the row was read.
    if (last !== percent && areOnOneLine(last, anchor)) continue;
    last = anchor;
    lines.push(middle(anchor));
    const line = lineOf(anchor, graph);
    const read = readRow(line.filter(isNumber), row, letters, mark);
    const isNamedTotal = isTotal(line, read, row);
    const isWhole =
      peaks.length > 0 && read.percent !== null && read.percent.number >= WHOLE && read.percent.number <= 100;
    if (isNamedTotal || isWhole || (read.percent !== null && isSumOf(read.percent.number, peaks))) {
      total = read;
      break;
    }
    const peak = peakOf(read, mark);
    // Where peaks have their minutes, a percentage alone is of what stands under the table.
    if (
      peak?.retention === null &&
      peak.area === null &&
      peaks.length >= MIN_PEAKS &&
      peaks.every(({ retention }) => retention !== null)
    )
      break;
    if (peak !== null) peaks.push(peak);
  }
  if (peaks.length === 0) return null;
  return {
    peaks: withLostPoints(areMinutes(peaks) ? peaks.map(withMinutes) : peaks, mark),
    totalPercent: total?.percent?.number ?? null,
    totalArea: total?.area?.number ?? null,
    complete: total !== null && lines.length === peaks.length + BESIDE_PEAKS && evenlySpaced(lines),
  };
}

/** Of heads of one line the nearest to that of the percentages, one of each column: a table beside has heads of its own. */
function nearestOfEach(heads: readonly Head[], percent: Place): Head[] {
  const distance = ({ cell }: Head): number => Math.abs(middleAcross(cell) - middleAcross(percent));
  return [...Map.groupBy(heads, ({ column }) => column).values()].map((same) =>
    same.reduce((best, head) => (distance(head) < distance(best) ? head : best)),
  );
}

const middleAcross = ({ left, right }: Place): number => (left + right) / 2;

/**
 * Whether a row is called the total: right before its first number or among its numbers. What stands farther is of a table beside, as
 * "Total impurities  0.56 %" is.
 */
function isTotal(line: readonly Cell[], read: RowReading, heads: readonly Head[]): boolean {
  const numbers = Object.values(read).flatMap((value) => (value === null ? [] : [value.cell]));
  const first = numbers.length === 0 ? -1 : Math.min(...numbers.map((cell) => line.indexOf(cell)));
  const right = Math.max(...heads.map(({ cell }) => cell.right));
  return line.some(({ text, left }, at) => TOTAL.test(text) && at >= first - 1 && left < right);
}

/** The numbers of one line, each under its head; a share is no area and no minute. */
function readRow(line: readonly Cell[], heads: readonly Head[], letters: number, mark: DecimalMark): RowReading {
  const value = (column: PeakColumn): RowReading[PeakColumn] => {
    const head = heads.find((candidate) => candidate.column === column)?.cell;
    if (head === undefined) return null;
    const [cell] = line
      .filter(
        (candidate) => isUnderHead(candidate, head, letters) && (column === 'percent' || !candidate.text.includes('%')),
      )
      .sort((a, b) => offset(a, head) - offset(b, head));
    const number = cell === undefined ? NaN : Number(plainNumber(cell, mark));
    return cell === undefined || Number.isNaN(number) ? null : { number, cell };
  };
  return { retention: value('retention'), area: value('area'), percent: value('percent') };
}

function peakOf({ retention, area: beside, percent }: RowReading, mark: DecimalMark): Peak | null {
  if (percent === null) return null;
  // One number under both heads is a percentage that stands between them.
  const area = beside?.cell === percent.cell ? null : beside;
  return {
    retention: retention?.number ?? null,
    area: area?.number ?? null,
    areaCell: area?.cell ?? null,
    percent: percent.number,
    decimals: decimalsOf(percent.cell, mark),
    percentCell: percent.cell,
    cells: [retention, area, percent].flatMap((part) => (part === null ? [] : [part.cell])),
  };
}

/** Peaks from which on it is no chance that each number is larger than the one over it. */
const FEWEST_RISING = 4;

/**
 * Whether the numbers under the head of the areas are the minutes of the next column, whose rows are set higher or lower: they rise from peak
 * to peak, and no other minutes were read.
 */
function areMinutes(peaks: readonly Peak[]): boolean {
  return (
    peaks.length >= FEWEST_RISING &&
    peaks.every(
      ({ retention, area }, at) =>
        area !== null && (retention === null || retention === area) && area > (peaks[at - 1]?.area ?? 0),
    )
  );
}

const withMinutes = (peak: Peak): Peak => ({ ...peak, retention: peak.area, area: null, areaCell: null });

/** No peak has what all the others have together: such a row is the total, although its name was not read. */
function isSumOf(percent: number, peaks: readonly Peak[]): boolean {
  const sum = peaks.reduce((total, peak) => total + peak.percent, 0);
  return (
    peaks.length > 1 &&
    percent >= MIN_TOTAL &&
    Math.abs(percent - sum) <= ROUNDING.ofTotal + peaks.length * ROUNDING.ofRow
  );
}

/** Whether a number stands under its head, or a little beside it. */
function isUnderHead(cell: Cell, head: Place, letters: number): boolean {
  return areInOneColumn(cell, head, letters * HEAD_MARGIN);
}

/** How far a number is out of line with a head, pixels. */
function offset(cell: Cell, header: Place): number {
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
