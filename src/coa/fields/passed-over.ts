import { sharedHeight } from '../geometry/box.ts';
import type { Cell } from '../layout/cells.ts';
import { beginsUnder, overlaps, type Place } from '../layout/relations.ts';
import { firstLabelOf, isLabelOnly } from './extract/search/label-of.ts';
import { namesFilledIn } from './fill-gaps.ts';

/** Labels that stand one below the other make a column, if so many do; their edges are at most so many letter heights apart. */
const COLUMN = { labels: 2, apart: 1 } as const;
/** Letter heights above and below a column's labels within which a line may be of the same form: above it stands the head of the page. */
const REACH = { above: 5, below: 8 } as const;
/** Letter heights that a value is high: lower ones are dust and rules. */
const HIGH = { least: 0.5, most: 3 } as const;
/** Letter heights that a value stands right of its column at most. */
const BESIDE = 35;
/** Share of a line's height that another cell has in common with it to stand on it. */
const ON_LINE = 0.4;
/** Places at most, before values and over them; and how far under its label a value begins, letter heights. */
const MAX_PLACES = 6;
const MAX_ABOVE = 6;
const VALUE_BELOW = 2.5;

/**
 * Places in a column of labels where none was read although a value stands beside them: the reader passes over short words with
 * much white around them, "Client:" of a line whose value it has. In pixels of the prepared page.
 */
export function passedOverLabels(cells: readonly Cell[], letters: number): Place[] {
  const labels = cells.filter((cell) => firstLabelOf(cell) !== null);
  const isValue = (cell: Cell): boolean => {
    const height = (cell.bottom - cell.top) / letters;
    return height > HIGH.least && height < HIGH.most && !labels.includes(cell);
  };
  const values = cells.filter(isValue).sort((a, b) => a.top - b.top);
  const places: Place[] = [];
  for (const column of columnsOf(labels, letters)) {
    // From the labels outwards: a place that is found carries the column on, where several labels in a row were passed over.
    const { above = [], below = [] } = Object.groupBy(values, ({ top }) => (top < column.top ? 'above' : 'below'));
    let { top, bottom } = column;
    for (const value of [...above.reverse(), ...below]) {
      const place = {
        left: column.left,
        right: Math.min(column.right, value.left),
        top: value.top,
        bottom: value.bottom,
      };
      const isBeside = value.left >= column.right - letters && value.left - column.right < BESIDE * letters;
      const isInReach = value.top > top - REACH.above * letters && value.bottom < bottom + REACH.below * letters;
      if (!isBeside || !isInReach) continue;
      const isBefore = (other: Place): boolean =>
        other !== value && other.left < value.left && other.right > place.left && sharedHeight(other, value) > ON_LINE;
      if (cells.some(isBefore) || places.some(isBefore)) continue;
      places.push(place);
      [top, bottom] = [Math.min(top, place.top), Math.max(bottom, place.bottom)];
    }
  }
  return places.slice(0, MAX_PLACES);
}

/**
 * Places over values where no label was read although one stands over another value of their row: tiny grey capitals over what cards and
 * heads of reports set large.
 */
export function passedOverAbove(cells: readonly Cell[], letters: number): Place[] {
  const places: Place[] = [];
  for (const label of cells.filter(isLabelOnly)) {
    const value = cells.find((cell) => isValueOf(label, cell, letters));
    if (value === undefined) continue;
    for (const other of cells) {
      if (other === value || sharedHeight(other, value) < ON_LINE) continue;
      const lower = other.top - value.top;
      const place = { left: other.left, right: other.right, top: label.top + lower, bottom: label.bottom + lower };
      const between = { ...place, bottom: other.top - 1 };
      const isOver = (taken: Place): boolean => overlaps(taken, between);
      if (!cells.some(isOver) && !places.some(isOver)) places.push(place);
    }
  }
  return places.slice(0, MAX_ABOVE);
}

/** Whether a cell begins right under a label, and is set no smaller. */
function isValueOf(label: Cell, cell: Cell, letters: number): boolean {
  return beginsUnder(cell, label, letters, VALUE_BELOW) && cell.bottom - cell.top >= label.bottom - label.top;
}

/** Whether a cell is the label of something that is filled in. */
function isOfReport(cell: Cell): boolean {
  const label = firstLabelOf(cell);
  return label !== null && namesFilledIn(label);
}

/** Bounds of the labels whose left or right edges stand in line, of what is filled in; those with most such labels first. */
function columnsOf(labels: readonly Cell[], letters: number): Place[] {
  const columns: (Place & { filledIn: number })[] = [];
  for (const edge of ['left', 'right'] as const) {
    for (const label of labels) {
      const inLine = labels.filter((other) => Math.abs(other[edge] - label[edge]) < COLUMN.apart * letters);
      const filledIn = inLine.filter(isOfReport).length;
      if (inLine.length < COLUMN.labels || filledIn === 0) continue;
      if (columns.some((column) => Math.abs(column[edge] - label[edge]) < letters)) continue;
      columns.push({
        left: Math.min(...inLine.map(({ left }) => left)),
        right: Math.max(...inLine.map(({ right }) => right)),
        top: Math.min(...inLine.map(({ top }) => top)),
        bottom: Math.max(...inLine.map(({ bottom }) => bottom)),
        filledIn,
      });
    }
  }
  return columns.sort((a, b) => b.filledIn - a.filledIn);
}
