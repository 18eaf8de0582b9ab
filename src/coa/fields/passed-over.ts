import { sharedHeight } from '../geometry/box.ts';
import type { Cell } from '../layout/cells.ts';
import type { Place } from '../layout/relations.ts';
import { firstLabelOf } from './extract/search/label-of.ts';

/** Labels that stand one below the other make a column, if so many do; their edges are at most so many letter heights apart. */
const COLUMN = { labels: 2, apart: 1 } as const;
/** Letter heights above and below a column's labels within which a line may be of the same form. */
const REACH = 5;
/** Letter heights that a value stands right of its column at most. */
const BESIDE = 35;
/** Share of a line's height that another cell has in common with it to stand on it. */
const ON_LINE = 0.4;
/** Places at most. */
const MAX_PLACES = 6;

/**
 * Places in a column of labels where none was read although a value stands beside them: the reader passes over short words with
 * much white around them, "Client:" of a line whose value it has. In pixels of the prepared page.
 */
export function passedOverLabels(cells: readonly Cell[], letters: number): Place[] {
  const labels = cells.filter((cell) => firstLabelOf(cell) !== null);
  const places: Place[] = [];
  for (const column of columnsOf(labels, letters)) {
    for (const value of cells) {
      const place = {
        left: column.left,
        right: Math.min(column.right, value.left),
        top: value.top,
        bottom: value.bottom,
      };
      const isBeside = value.left >= column.right - letters && value.left - column.right < BESIDE * letters;
      const isInReach = value.top > column.top - REACH * letters && value.bottom < column.bottom + REACH * letters;
      if (!isBeside || !isInReach || labels.includes(value)) continue;
      const isTaken = [...cells, ...places].some(
        (other) =>
          other !== value &&
          other.left < value.left &&
          other.right > place.left &&
          sharedHeight(other, value) > ON_LINE,
      );
      if (!isTaken) places.push(place);
    }
  }
  return places.slice(0, MAX_PLACES);
}

/** Bounds of the labels whose left or right edges stand in line. */
function columnsOf(labels: readonly Cell[], letters: number): Place[] {
  const columns: Place[] = [];
  for (const edge of ['left', 'right'] as const) {
    for (const label of labels) {
      const inLine = labels.filter((other) => Math.abs(other[edge] - label[edge]) < COLUMN.apart * letters);
      if (inLine.length < COLUMN.labels || columns.some((column) => Math.abs(column[edge] - label[edge]) < letters))
        continue;
      columns.push({
        left: Math.min(...inLine.map(({ left }) => left)),
        right: Math.max(...inLine.map(({ right }) => right)),
        top: Math.min(...inLine.map(({ top }) => top)),
        bottom: Math.max(...inLine.map(({ bottom }) => bottom)),
      });
    }
  }
  return columns;
}
