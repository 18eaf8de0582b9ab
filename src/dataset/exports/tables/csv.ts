import { stringify } from 'csv-stringify/sync';

type Scalar = string | number | boolean | null;

/** One column of a CSV file, described as Table Schema (Data Package 2) wants it. */
export interface Column<T> {
  name: string;
  type: 'string' | 'date' | 'number' | 'integer' | 'boolean';
  description: string;
  format?: 'uri';
  constraints?: {
    required?: boolean;
    unique?: boolean;
    enum?: readonly string[];
    minimum?: number;
    maximum?: number;
    pattern?: string;
  };
  value(record: T): Scalar;
}

/** Put between the items of a list within one cell. */
export const LIST_SEPARATOR = ' | ';

/**
 * A CSV file by RFC 4180: UTF-8, comma, CRLF, a header line, quotes where needed. An empty cell is null. A cell that a
 * spreadsheet would run as a formula is preceded by an apostrophe.
 * @param header whether the line of column names is written
 */
export function toCsv<T>(columns: readonly Column<T>[], records: readonly T[], header = true): string {
  return stringify(
    records.map((record) => columns.map((column) => column.value(record))),
    {
      header,
      columns: columns.map(({ name }) => name),
      record_delimiter: 'windows',
      escape_formulas: true,
      cast: { boolean: String },
    },
  );
}

/** What a reader of a column of free text must know of `toCsv`. */
const ESCAPED =
  'A cell that would begin with =, +, - or @ has an apostrophe before it, so that no spreadsheet runs it.';

/** The Table Schema of a CSV file. */
export function tableSchema<T>(columns: readonly Column<T>[], keys: Record<string, unknown>): Record<string, unknown> {
  return {
    $schema: 'https://datapackage.org/profiles/2.0/tableschema.json',
    fields: columns.map(({ value: _, ...field }) => {
      const isFree =
        field.type === 'string' && !field.format && !field.constraints?.enum && !field.constraints?.pattern;
      return isFree ? { ...field, description: `${field.description} ${ESCAPED}` } : field;
    }),
    missingValues: [''],
    ...keys,
  };
}
