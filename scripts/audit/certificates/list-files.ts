import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { readTable } from '../import/read-table.ts';
import { Refusal } from '../refusal.ts';

/** One file to be read, with what is known of it. */
export interface ListedFile {
  path: string;
  url?: string;
  archive?: string;
  capturedAt?: string;
}

const KINDS = new Set(['.pdf', '.png', '.jpg', '.jpeg', '.webp', '.gif', '.bmp', '.tif', '.tiff']);
const COLUMNS = ['file', 'url', 'archive', 'captured_at'];

/**
 * The files of a folder, or of a table with the columns file, url, archive and captured_at (paths from the table's own
 * folder).
 * @throws Refusal when there is no such folder or table, or a column of it means nothing here.
 */
export function listFiles(from: string): ListedFile[] {
  if (!existsSync(from)) throw new Refusal(`There is no ${from}.`);
  if (statSync(from).isDirectory())
    return readdirSync(from, { recursive: true, encoding: 'utf8' })
      .filter((name) => KINDS.has(extname(name).toLowerCase()))
      .sort()
      .map((name) => ({ path: join(from, name) }));
  const { columns, rows } = readTable(readFileSync(from));
  const strange = columns.filter((column) => !COLUMNS.includes(column));
  if (!columns.includes('file') || strange.length > 0)
    throw new Refusal(
      `${from}: expected the columns ${COLUMNS.join(', ')}${strange.length > 0 ? `, not ${strange.join(', ')}` : ''}.`,
    );
  return rows.map(({ cells }) => ({
    path: resolve(dirname(from), cells['file'] ?? ''),
    ...(cells['url'] && { url: cells['url'] }),
    ...(cells['archive'] && { archive: cells['archive'] }),
    ...(cells['captured_at'] && { capturedAt: cells['captured_at'] }),
  }));
}

/** Where the outcomes of a run over a folder or table are kept: beside it. */
export function worklistOf(from: string, id: string): string {
  return `${from.replace(/[\\/]+$/, '').replace(/\.csv$/i, '')}.${id}.worklist.csv`;
}
