import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Fields, namedFields } from '../../src/coa/fields/fields.ts';

/** What was read on the page of a file. */
export interface PageOfFile {
  file: string;
  fields: Fields;
}

/** A sentence for each file that holds the same bytes as one before it. A file that is not there holds none. */
export function repeatedFiles(files: readonly string[]): string[] {
  return repeated(
    files.filter((file) => existsSync(file)).map((file) => ({ file, is: hashOf(file) })),
    (one, other) => one.is === other.is,
    'the same file',
  );
}

/**
 * A sentence for each page that is of the same report as one before it: of one number, and alike in every value that was
 * read on both. Two samples of one report differ in some.
 */
export function repeatedReports(pages: readonly PageOfFile[]): string[] {
  return repeated(
    pages.map(({ file, fields }) => ({ file, is: valuesOf(fields) })),
    ({ is: one }, { is: other }) => one.has('report_number') && areAlike(one, other),
    'the same report',
  );
}

function repeated<Page extends { file: string }>(
  pages: readonly Page[],
  areOne: (one: Page, other: Page) => boolean,
  what: string,
): string[] {
  return pages.flatMap((page, index) => {
    const first = pages.slice(0, index).find((other) => areOne(page, other));
    return first === undefined ? [] : [`${basename(page.file)} is ${what} as ${basename(first.file)}.`];
  });
}

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

const valuesOf = (fields: Fields): ReadonlyMap<string, string> =>
  new Map([...namedFields(fields)].map(([name, { value }]) => [name, JSON.stringify(value)]));

function areAlike(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return (
    one.get('report_number') === other.get('report_number') &&
    [...one].every(([name, value]) => (other.get(name) ?? value) === value)
  );
}
