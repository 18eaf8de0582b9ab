import { type Cell, cellOf } from './cells.ts';
import { areInOneColumn, areLevel, isNextLine, type Place } from './relations.ts';
import type { Column, Header } from './table.ts';

/** Rows of a page, pixels: all of them, or of two sheets one above the other those of one. */
export interface Rows {
  top: number;
  bottom: number;
}

/** A cell some of which stands beside another, or that is of one row with it, and how. */
export interface BesideEdge {
  cell: Cell;
  /** Letter heights between the two; negative where they overlap. */
  gap: number;
  onLine: boolean;
  inRow: boolean;
}

/** A cell that stands under another, or over it, and how. */
export interface UnderEdge {
  cell: Cell;
  /** Whether some of the one is under the other, which may as well begin right beside it. */
  overlaps: boolean;
  /** Whether they begin, end or are centred in line. */
  inLine: boolean;
  centred: boolean;
}

/** What stands by a cell, nearest first, and in which column of a table it stands itself. */
export interface Standing {
  left: BesideEdge[];
  right: BesideEdge[];
  below: UnderEdge[];
  above: UnderEdge[];
  column: Column | null;
}

/** The cells of a page and how they stand to one another, worked out once. */
export interface PageGraph {
  /** Upper left first. */
  cells: readonly Cell[];
  /** Height of the page's letters, pixels. */
  letters: number;
  rows: Rows;
  headers: readonly Header[];
  standing: ReadonlyMap<Cell, Readonly<Standing>>;
}

/** Letter heights by which a cell may overlap the one before it, and a cell of a row its title. */
export const OVERLAP = { cell: 1, row: 2 } as const;

/** Columns that hold no results. */
export const NO_RESULTS: ReadonlySet<Column | null> = new Set(['specification', 'method', 'uncertainty']);

/** What stands right of a cell, some of it beside, from left to right. */
export function besideOf(cell: Cell, { standing }: PageGraph): BesideEdge[] {
  return standing.get(cell)?.right.filter(({ gap }) => gap >= -OVERLAP.cell) ?? [];
}

/** What stands right of a cell on its line, nearest first. */
export function rightOf(cell: Cell, graph: PageGraph): BesideEdge[] {
  return besideOf(cell, graph).filter(({ onLine }) => onLine);
}

/** What stands left of a cell, some of it beside, nearest first. */
export function beforeOf(cell: Cell, { standing }: PageGraph): BesideEdge[] {
  return standing.get(cell)?.left.filter(({ gap }) => gap >= -OVERLAP.cell) ?? [];
}

/** The cells of a cell's line, itself among them, from left to right. */
export function lineOf(cell: Cell, graph: PageGraph): Cell[] {
  const before = beforeOf(cell, graph).filter(({ onLine }) => onLine);
  return [...before.reverse(), { cell }, ...rightOf(cell, graph)].map((edge) => edge.cell);
}

/** The cells right of a row's title, nearest first; a title of several lines takes what stands beside any of them. */
export function rowOf(title: Cell, { standing }: PageGraph): Cell[] {
  const right = standing.get(title)?.right ?? [];
  return right.flatMap(({ cell, inRow }) => (inRow && cell.left > title.left ? [cell] : []));
}

/** What stands under a cell as a value does under its title, nearest first. */
export function below(title: Cell, { standing }: PageGraph): readonly UnderEdge[] {
  return standing.get(title)?.below ?? [];
}

/** What stands over a cell as a title does over its value, nearest first. */
export function above(value: Cell, { standing }: PageGraph): readonly UnderEdge[] {
  return standing.get(value)?.above ?? [];
}

/** Letter heights between two cells of one line that a reader parted at most. */
const PARTED = 2.5;

/** The next line of the text that a cell is a line of, or the end of one; undefined where it is the last. */
export function nextLineOf(line: Cell, graph: PageGraph): Cell | undefined {
  const { cells, letters } = graph;
  const next =
    cells.find((cell) => isNextLine(line, cell, letters)) ?? cells.find((cell) => isNextOfProse(line, cell, letters));
  if (next !== undefined) return next;
  const [before] = beforeOf(line, graph);
  // Of two cells that lie over one another each stands before the other.
  const isEnd = before?.onLine === true && before.gap < PARTED && before.cell.left < line.left;
  return isEnd ? nextLineOf(before.cell, graph) : undefined;
}

/** Words of a line that is prose at least, of its next one, and letter heights between the two where they are set wide apart. */
const PROSE = { words: 8, nextWords: 3, gap: 2.6 } as const;

/** Whether a cell is the next line of prose that is set with wide leading. */
function isNextOfProse(line: Cell, cell: Cell, letters: number): boolean {
  const gap = cell.top - line.bottom;
  return (
    line.words.length >= PROSE.words &&
    cell.words.length >= PROSE.nextWords &&
    gap > 0 &&
    gap < letters * PROSE.gap &&
    Math.abs(cell.left - line.left) < letters / 2
  );
}

/** The column of a table in which a cell stands, by its head; null where it stands in none, or its head was not read. */
export function columnOf(cell: Cell, { standing }: PageGraph): Column | null {
  return standing.get(cell)?.column ?? null;
}

/** The line of a text that a cell goes on; undefined where it begins it. */
export function upperLineOf(line: Cell, graph: PageGraph): Cell | undefined {
  return above(line, graph).find(({ cell }) => isNextLine(cell, line, graph.letters))?.cell;
}

/** What stands in the row of a title; where nothing does, beside both of its lines. */
export function rowOfTitle(title: Cell, graph: PageGraph): Cell[] {
  const row = rowOf(title, graph);
  return row.length > 0 ? row : besideBothLines(title, graph);
}

/**
 * What stands right of two lines of a title of which a cell is the second, half as high as both: forms in two languages set one over
 * the other, and the value beside both. From left to right.
 */
export function besideBothLines(second: Cell, graph: PageGraph): Cell[] {
  const first = upperLineOf(second, graph);
  if (first === undefined) return [];
  return besideMiddleOf(cellOf([...first.words, ...second.words]), graph);
}

/** Heights of a line that the middle of it and of the one over it lies above its own head at most, and below that. */
const MIDDLE_OF_TWO = { above: 0.9, below: 0.3 } as const;

/**
 * The same where the first line was not read: what stands beside the middle of a title and of the line that may be over it, as of
 * Chinese, whose signs are taller, over English.
 */
export function besideUnreadLine(second: Cell, graph: PageGraph): Cell[] {
  const height = second.bottom - second.top;
  return rightWhere(second, graph, (cell) => {
    const below = ((cell.top + cell.bottom) / 2 - second.top) / height;
    return below > -MIDDLE_OF_TWO.above && below < MIDDLE_OF_TWO.below;
  });
}

/** What stands right of a place on the level of its middle, from left to right. */
function besideMiddleOf(place: Place, graph: PageGraph): Cell[] {
  return rightWhere(place, graph, (cell) => areLevel(place, cell, graph.letters));
}

/** What stands right of a place at a height, from left to right. */
function rightWhere(place: Place, { cells }: PageGraph, isLevel: (cell: Cell) => boolean): Cell[] {
  return cells.filter((cell) => cell.left > place.right && isLevel(cell)).sort((a, b) => a.left - b.left);
}

/** The head of the column in which a cell stands, the nearest one over it; null where none was read. */
export function headOf(cell: Cell, { headers }: PageGraph): Cell | null {
  const over = headers.filter((header) => header.cell.bottom <= cell.top && areInOneColumn(header.cell, cell));
  return over.sort((a, b) => b.cell.top - a.cell.top)[0]?.cell ?? null;
}

/** How far down its page a cell begins, as a share of the page's height. */
export function depthOf({ top }: Cell, { rows }: PageGraph): number {
  return (top - rows.top) / (rows.bottom - rows.top);
}
