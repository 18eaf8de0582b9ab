import { parse } from 'csv-parse/sync';
import { Refusal } from '../refusal.ts';

/** One row of a table: its number as a spreadsheet counts (the header is 1), and its cells by column. */
export interface Row {
  number: number;
  cells: Readonly<Record<string, string>>;
}

/**
 * Reads a CSV file with a header. Empty rows are passed over.
 * @param file its bytes: UTF-8
 * @throws Refusal that names the row, when it is not well formed.
 */
export function readTable(file: Uint8Array | string): { columns: string[]; rows: Row[] } {
  const [columns = [], ...records] = recordsOf(typeof file === 'string' ? file : decode(file));
  if (columns.length === 1 && columns[0]?.includes(';'))
    throw new Refusal('Not a CSV table: its columns are separated by semicolons. Save it with commas.');
  const twice = columns.find((column, i) => columns.indexOf(column) !== i);
  if (twice !== undefined) throw new Refusal(`Not a CSV table: the column "${twice}" stands in it twice.`);
  const rows = records.flatMap((cells, i): Row[] => {
    const number = i + 2;
    if (cells.every((cell) => cell === '')) return [];
    if (cells.length !== columns.length)
      throw new Refusal(`Not a CSV table: row ${number} has ${cells.length} cells, the header ${columns.length}.`);
    return [{ number, cells: Object.fromEntries(columns.map((column, at) => [column, plain(cells[at] ?? '')])) }];
  });
  return { columns, rows };
}

function recordsOf(text: string): string[][] {
  try {
    return parse(text, { bom: true, trim: true, relax_column_count: true });
  } catch (error) {
    throw new Refusal(`Not a CSV table: ${(error as Error).message}`);
  }
}

function decode(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw new Refusal('Not a CSV table in UTF-8. In a spreadsheet choose "CSV UTF-8" when saving.');
  }
}

/** The cell without the apostrophe that keeps spreadsheets from running it as a formula. */
function plain(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '');
}
