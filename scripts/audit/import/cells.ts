import { LIST_SEPARATOR } from '../../../src/dataset/exports/tables/csv.ts';

/** A record, or an item of one, as it stands in a file. */
type Item = Record<string, unknown>;

/** Puts the text of a cell into a record. An empty cell means "not known". */
export type Apply = (record: Item, cell: string) => void;

/** The text of a cell; null of an empty one. */
export const orNull = (cell: string) => (cell === '' ? null : cell);
/** The items of a cell that holds several. */
export const list = (cell: string) => cell.split(LIST_SEPARATOR.trim()).flatMap((item) => item.trim() || []);
/** A number where the cell is one; else the text, which the schema then refuses by name. */
export const numberOr = (cell: string) => (cell !== '' && Number.isFinite(Number(cell)) ? Number(cell) : cell);
/** A number, or null for an empty cell. */
export const numberOrNull = (cell: string) => (cell === '' ? null : numberOr(cell));

/** Puts a cell into a field; an empty one changes nothing that is not there. */
export const text =
  (field: string, value: (cell: string) => unknown = orNull): Apply =>
  (record, cell) => {
    if (cell !== '' || record[field] !== undefined) record[field] = value(cell);
  };
/** Puts the items of a cell into a field. */
export const listed =
  (field: string): Apply =>
  (record, cell) => {
    record[field] = list(cell);
  };
/** Puts a cell into a field of an object within the record, which begins with it where there is none. */
export const within =
  (object: string, field: string, value: (cell: string) => unknown): Apply =>
  (record, cell) => {
    const before = (record[object] ?? {}) as Item;
    // Files may leave out what they do not know.
    if (cell !== '' || record[object] === null || before[field] !== undefined)
      record[object] = { ...before, [field]: value(cell) };
  };

/** An object of which nothing is known is none: its columns are empty together. */
export function emptyToNull(record: Item, object: string): void {
  const value = record[object];
  if (typeof value === 'object' && value !== null && Object.values(value).every((part) => part === null || part === ''))
    record[object] = null;
}
