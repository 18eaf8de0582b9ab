import { parse } from 'csv-parse/sync';
import { Refusal } from './refusal.ts';

/** One row of a table: its number as a spreadsheet counts (the header is 1), and its cells by column. */
export interface Row {
  number: number;
  cells: Readonly<Record<string, string>>;
}

/**
 * Reads a CSV file with a header.
 * @throws Refusal that names the line, when it is not well formed.
 */
export function readTable(text: string): { columns: string[]; rows: Row[] } {
  let columns: string[] = [];
  try {
    const records: Record<string, string>[] = parse(text, {
      bom: true,
      trim: true,
      skip_empty_lines: true,
      columns: (header: string[]) => (columns = header),
    });
    return { columns, rows: records.map((record, i) => ({ number: i + 2, cells: Object.fromEntries(Object.entries(record).map(([column, cell]) => [column, plain(cell)])) })) };
  } catch (error) {
    throw new Refusal(`Not a CSV table: ${(error as Error).message}`);
  }
}

/** The cell without the apostrophe that keeps spreadsheets from running it as a formula. */
function plain(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '');
}
