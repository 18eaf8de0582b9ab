/** Why a cell was refused. */
export interface Reject {
  row: number;
  column: string;
  reason: string;
}

/** What an import would do, or did. */
export interface Import {
  added: string[];
  changed: { id: string; fields: string[] }[];
  unchanged: string[];
  rejects: Reject[];
  /** Version of the data set with it; null when nothing was written. */
  version: string | null;
}

/** What an import did or would do, as a person reads it. */
export function importText({ added, changed, unchanged, rejects, version }: Import): string {
  const outcome =
    rejects.length > 0
      ? `Nothing was written: ${rejects.length} cell${rejects.length === 1 ? '' : 's'} refused.`
      : version !== null
        ? `Written. Version ${version}.`
        : added.length + changed.length === 0
          ? 'Nothing to write.'
          : 'Dry run: nothing was written. Add --write to write it.';
  return [
    ...added.map((id) => `new: ${id}`),
    ...changed.map(({ id, fields }) => `changed: ${id}: ${fields.filter((field) => field !== 'history').join(', ')}`),
    ...(unchanged.length > 0 ? [`unchanged: ${unchanged.length}`] : []),
    ...rejects.map(({ row, column, reason }) => `row ${row}, column ${column}: ${reason}`),
    outcome,
  ].join('\n');
}
