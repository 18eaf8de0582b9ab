import { BUDGETS } from '../budgets.ts';
import { type Cell, cellOf } from './cells.ts';
import {
  areBeside,
  areCentred,
  areInLine,
  areInOneColumn,
  areInOneRow,
  areLevel,
  areOnOneLine,
  gapRight,
  isFarBelow,
  isNextLine,
  isUnder,
  type Place,
} from './relations.ts';
import { withoutScales } from './scales.ts';
import { type Column, columnUnder, findHeaders, type Header } from './table.ts';

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
interface Standing {
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

/** Heights of a caption from which on the figure over it is set large. */
const LARGE = 1.3;
/** Letter heights by which a cell may overlap the one before it, and a cell of a row its title. */
const OVERLAP = { cell: 1, row: 2 } as const;

/**
 * Works out how the cells of a page stand to one another. Where they are more to compare than `BUDGETS.comparedCells`, those stay unrelated
 * that are farthest from each other, counted in cells from the head of the page down.
 * @param printed all of them; the numbers on axes of charts are none of the graph's.
 * @param letters height of its letters, pixels.
 * @param rows where the page begins and ends; down to its last cell where that is not known.
 */
export function pageGraph(
  printed: readonly Cell[],
  letters: number,
  rows: Rows = { top: 0, bottom: Math.max(0, ...printed.map(({ bottom }) => bottom)) },
): PageGraph {
  const cells = withoutScales(printed, letters);
  const standing = new Map<Cell, Standing>(
    cells.map((cell) => [cell, { left: [], right: [], below: [], above: [], column: null }]),
  );
  const downwards = [...standing].sort(([a], [b]) => a.top - b.top);
  relateAll(downwards, letters);
  const places = new Map(downwards.map(([cell], place) => [cell, place]));
  const inOrder = (a: { cell: Cell }, b: { cell: Cell }): number =>
    (places.get(a.cell) ?? 0) - (places.get(b.cell) ?? 0);
  const headers = findHeaders(cells);
  for (const [cell, found] of standing) {
    found.left.sort((a, b) => b.cell.right - a.cell.right || inOrder(a, b));
    found.right.sort((a, b) => a.cell.left - b.cell.left || inOrder(a, b));
    found.below.sort((a, b) => a.cell.top - b.cell.top || inOrder(a, b));
    found.above.sort((a, b) => b.cell.bottom - a.cell.bottom || inOrder(a, b));
    found.column = columnUnder(
      cell,
      headers,
      [...found.left, ...found.right].flatMap((edge) => (edge.inRow ? [edge.cell] : [])),
    );
  }
  for (const [cell, found] of downwards)
    if (isBelowTable(cell, found, { standing, headers, letters })) found.column = null;
  return { cells, letters, rows, headers, standing };
}

/** Columns that hold no results. */
export const NO_RESULTS: ReadonlySet<Column | null> = new Set(['specification', 'method', 'uncertainty']);
/** By how much farther than rows are apart, and how many letter heights, a line stands below a table that is none of its rows. */
const BELOW_TABLE = { rows: 1.8, letters: 1.5 } as const;

/**
 * Whether a value that its place would put among limits stands below the table, alone beside its title: "Blend purity  97.8 %", where the
 * rows over it are whole and nearer to each other.
 */
function isBelowTable(
  cell: Cell,
  { column, left, right, above: over }: Standing,
  { standing, headers, letters }: Pick<PageGraph, 'headers' | 'letters'> & { standing: ReadonlyMap<Cell, Standing> },
): boolean {
  if (!NO_RESULTS.has(column)) return false;
  const heads = headers.filter((header) => header.cell.bottom <= cell.top);
  const lowest = Math.max(...heads.map((header) => header.cell.top));
  const from = Math.min(...heads.flatMap((header) => (lowest - header.cell.top < letters ? [header.cell.left] : [])));
  // What stands left of the table is of another.
  if ([...left, ...right].filter((edge) => edge.inRow && edge.cell.right > from).length > 1) return false;
  const last = over.find(({ overlaps }) => overlaps)?.cell;
  const beforeLast = last === undefined ? undefined : standing.get(last)?.above.find(({ overlaps }) => overlaps)?.cell;
  if (last === undefined || beforeLast === undefined) return false;
  const gap = cell.top - last.bottom;
  return gap > letters * BELOW_TABLE.letters && gap > (last.top - beforeLast.bottom) * BELOW_TABLE.rows;
}

/** Relates every cell to those that stand by it: first to the next one down the page, then to the one after that, and so on. */
function relateAll(downwards: readonly [Cell, Standing][], letters: number): void {
  let left = BUDGETS.comparedCells;
  // A full page has thousands of cells, of which a few lines stand by any one of them.
  let open = downwards.map((_, index) => index);
  for (let step = 1; open.length > 0; step++)
    open = open.filter((index) => {
      const [cell, ofCell] = downwards[index]!;
      const [other, ofOther] = downwards[index + step] ?? [];
      if (other === undefined || ofOther === undefined || isFarBelow(other, cell, letters) || left-- <= 0) return false;
      relate(cell, ofCell, other, ofOther, letters);
      relate(other, ofOther, cell, ofCell, letters);
      return true;
    });
}

/** Notes where another cell stands right of a cell, or under it. */
function relate(cell: Cell, ofCell: Standing, other: Cell, ofOther: Standing, letters: number): void {
  const gap = gapRight(cell, other, letters);
  if (gap >= -OVERLAP.row) {
    const how = { gap, onLine: areOnOneLine(cell, other), inRow: areInOneRow(cell, other, letters) };
    if (how.inRow || areBeside(cell, other)) {
      ofCell.right.push({ cell: other, ...how });
      ofOther.left.push({ cell, ...how });
    }
  }
  if (!isUnder(other, cell, letters)) return;
  const how = {
    overlaps: areInOneColumn(cell, other),
    inLine: areInLine(cell, other, letters),
    centred: areCentred(cell, other, letters),
  };
  ofCell.below.push({ cell: other, ...how });
  ofOther.above.push({ cell, ...how });
}

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

/**
 * What stands over a caption as its figure, nearest first: on a dial centred over its word, on a card in line with it and set larger.
 */
export function figuresOver(caption: Cell, graph: PageGraph): Cell[] {
  return above(caption, graph).flatMap(({ cell, centred, inLine }) =>
    centred || (inLine && isSetLarger(cell, caption)) ? [cell] : [],
  );
}

/** Letter heights within which a card sets its figure under its title. */
const FAR_UNDER = 15;

/** What stands in line with a title, set large and so far under it that it does not stand below it: the figure of a card or a dial. Nearest first. */
export function figuresFarUnder(title: Cell, { cells, letters }: PageGraph): Cell[] {
  return cells
    .filter(
      (cell) =>
        cell.top > title.bottom &&
        cell.top - title.bottom < letters * FAR_UNDER &&
        isSetLarger(cell, title) &&
        areInLine(title, cell, letters),
    )
    .sort((a, b) => a.top - b.top);
}

/** What stands centred and nearest over a caption, so far that it does not stand over it: the figure of a dial, whose ring is between. */
export function figureFarOver(caption: Cell, { cells, letters }: PageGraph): Cell[] {
  return cells
    .filter(
      (cell) =>
        cell.bottom < caption.top &&
        caption.top - cell.bottom < letters * FAR_UNDER &&
        areCentred(cell, caption, letters),
    )
    .sort((a, b) => b.bottom - a.bottom)
    .slice(0, 1);
}

/** The large figure on the line of a caption, before it; none where there is no such figure. */
export function figureBefore(caption: Cell, graph: PageGraph): Cell[] {
  const [before] = beforeOf(caption, graph);
  return before !== undefined && isSetLarger(before.cell, caption) ? [before.cell] : [];
}

/** Whether a figure is set so much larger than its caption or title that it is one of a card. */
export function isSetLarger(figure: Cell, caption: Cell): boolean {
  return figure.bottom - figure.top > LARGE * (caption.bottom - caption.top);
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
