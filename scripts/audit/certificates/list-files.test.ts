import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listFiles, worklistOf } from './list-files.ts';

const root = mkdtempSync(join(tmpdir(), 'list-files-'));
afterAll(() => rmSync(root, { recursive: true }));

const table = (text: string): string => {
  const path = join(root, 'list.csv');
  writeFileSync(path, text);
  return path;
};

test('a folder gives its pictures and PDFs, in all its folders, in order', () => {
  const folder = join(root, 'certificates');
  mkdirSync(join(folder, 'more'), { recursive: true });
  for (const name of ['b.PDF', 'a.png', 'notes.txt', 'more/c.webp']) writeFileSync(join(folder, name), '');
  expect(listFiles(folder)).toEqual(['a.png', 'b.PDF', 'more/c.webp'].map((name) => ({ path: join(folder, name) })));
});

test('a table gives each file with its address, copy and day, from the folder of the table', () => {
  const path = table(
    'file,url,archive,captured_at\r\na.png,https://shop.example/a,https://archive.example/a,2026-11-01\r\nb.pdf,,,\r\n',
  );
  expect(listFiles(path)).toEqual([
    {
      path: join(root, 'a.png'),
      url: 'https://shop.example/a',
      archive: 'https://archive.example/a',
      capturedAt: '2026-11-01',
    },
    { path: join(root, 'b.pdf') },
  ]);
});

test('what is no list of files is refused with what was expected', () => {
  expect(() => listFiles(join(root, 'nowhere'))).toThrow('There is no');
  expect(() => listFiles(table('name\r\na.png\r\n'))).toThrow('expected the columns file, url, archive, captured_at');
  expect(() => listFiles(table('file,colour\r\na.png,red\r\n'))).toThrow('not colour');
});

test('the list of outcomes lies beside what was read, one a vendor', () => {
  expect(worklistOf('certificates/', 'shop')).toBe('certificates.shop.worklist.csv');
  expect(worklistOf('list.csv', 'shop')).toBe('list.shop.worklist.csv');
});
