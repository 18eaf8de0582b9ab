import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { readTable } from '../import/read-table.ts';

/** What became of a page of a file. */
export interface Outcome {
  /** From 1; null for a picture, or a file that could not be opened. */
  page: number | null;
  outcome: 'added' | 'copy' | 'no certificate' | 'on record' | 'failed';
  /** Id of the certificate that it is, or is a copy of. */
  certificate?: string;
  /** Why, where it is not added. */
  what?: string;
  /** Lines for the auditor. */
  lines?: string[];
}

const COLUMNS = ['file', 'page', 'outcome', 'certificate', 'what'];

/** What became of each file, kept in a table: for the auditor to work through, and for a later run to go on from. */
export class Worklist {
  private readonly path: string | null;
  private readonly done = new Set<string>();

  /** @param path of the table; null keeps nothing */
  constructor(path: string | null) {
    this.path = path;
    if (path === null) return;
    if (!existsSync(path)) writeFileSync(path, stringify([COLUMNS]));
    // What failed is tried again: the file may have been mended since.
    for (const { cells } of readTable(readFileSync(path)).rows)
      if (cells['outcome'] !== 'failed') this.done.add(cells['file'] ?? '');
  }

  /** Whether an earlier run has dealt with a file. */
  isDone(file: string): boolean {
    return this.done.has(file);
  }

  /** Notes what became of a file. */
  note(file: string, outcomes: readonly Outcome[]): void {
    if (this.path === null) return;
    const rows = outcomes.map(({ page, outcome, certificate, what }) => [file, page, outcome, certificate, what]);
    appendFileSync(this.path, stringify(rows, { escape_formulas: true }));
  }
}
