import { type Apply, orNull, within } from './cells.ts';

/** The columns of a table of findings beside `vendor_id` and `finding`, its text: where each was seen. */
export const FINDING_IMPORT_COLUMNS: Readonly<Record<string, Apply>> = {
  source_title: within('source', 'title', orNull),
  source_url: within('source', 'url', orNull),
  source_captured_at: within('source', 'captured_at', orNull),
  source_archive_url: within('source', 'archive_url', orNull),
  // Texts that a source has or has not: an empty cell takes them away.
  source_says: within('source', 'says', (cell) => cell || undefined),
  source_archive_file: within('source', 'archive_file', (cell) => cell || undefined),
};

/** The column that a field of a finding came from. */
export function findingColumnOf(path: readonly PropertyKey[]): string {
  const [field, inner] = path.map(String);
  return field === 'source' ? `source_${inner ?? 'title'}` : 'finding';
}
