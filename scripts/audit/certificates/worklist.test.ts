import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readTable } from '../import/read-table.ts';
import { Worklist } from './worklist.ts';

const root = mkdtempSync(join(tmpdir(), 'worklist-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a later run passes over what was dealt with, and tries again what failed', () => {
  const path = join(root, 'list.csv');
  const first = new Worklist(path);
  expect(first.isDone('a.pdf')).toBe(false);
  first.note('a.pdf', [
    { page: 1, outcome: 'added', certificate: 'one' },
    { page: 2, outcome: 'no certificate', what: 'A letter, "Dear customer"' },
  ]);
  first.note('b.png', [{ page: null, outcome: 'failed', what: '=broken' }]);

  const later = new Worklist(path);
  expect(['a.pdf', 'b.png', 'c.png'].map((file) => later.isDone(file))).toEqual([true, false, false]);
  const rows = readTable(readFileSync(path)).rows.map(({ cells }) => cells);
  expect(rows).toHaveLength(3);
  expect(rows[1]).toEqual({
    file: 'a.pdf',
    page: '2',
    outcome: 'no certificate',
    certificate: '',
    what: 'A letter, "Dear customer"',
  });
  // A spreadsheet runs a cell that begins with an equals sign.
  expect(readFileSync(path, 'utf8')).not.toContain(',=broken');
});

test('without a path nothing is kept', () => {
  const worklist = new Worklist(null);
  worklist.note('a.pdf', [{ page: null, outcome: 'added' }]);
  expect(worklist.isDone('a.pdf')).toBe(false);
});
