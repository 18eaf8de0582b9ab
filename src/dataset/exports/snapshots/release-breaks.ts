import { schemaBreaks } from '../schemas/schema-breaks.ts';
import type { Snapshot } from './released-snapshot.ts';

const isSchema = (path: string) => path.endsWith('.schema.json');

/** The columns of a CSV file. */
const columnsOf = (csv: string) => (csv.split('\r\n')[0] ?? '').split(',');

/**
 * What consumers of the last release would miss in the next: fields of the JSON files by their schemas, columns of the
 * CSV files, files.
 */
export function releaseBreaks(before: Snapshot, after: Snapshot): string[] {
  return [...before.files].flatMap(([path, text]) => {
    const next = after.files.get(path);
    if (next === undefined) return [`${path}: expected the file to stay, as released.`];
    if (isSchema(path))
      return schemaBreaks(JSON.parse(text), JSON.parse(next)).map((sentence) => `${path}: ${sentence}`);
    if (!path.endsWith('.csv')) return [];
    const columns = new Set(columnsOf(next));
    return columnsOf(text)
      .filter((column) => !columns.has(column))
      .map((column) => `${path}: expected the column "${column}" to stay, as released.`);
  });
}
