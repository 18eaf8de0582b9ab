import { afterAll, expect, test } from 'vitest';
import { drawPage } from '../../tests/support/drawn-page.ts';
import { randomBytes } from './testing/random-bytes.ts';
import { findUnread, readUnread } from './find-unread.ts';
import { groupCells } from './gather/cells.ts';
import { findComponents } from './gather/components.ts';
import { preparePage } from './gather/prepare-page.ts';
import { createTextReader } from './gather/read-text.ts';

const LINES = ['TESTED FOR Humber Molecular', 'Purity: 99.35 %', 'Batch: LOT35822', 'RECEIVED 14 Oct 2026'].map((text, row) => [60, 60 + row * 90, text] as const);
const prepared = preparePage((await drawPage(LINES, { width: 800, height: 460 })).picture);
const reader = createTextReader();
afterAll(() => reader.close());
const { words } = await reader.read(prepared.page);
const textOf = (read: readonly { text: string }[]) => read.map(({ text }) => text).join(' ');

test('a page that was read has no unread place, and its words stay as they are', async () => {
  expect(findUnread(groupCells(words, prepared.letters), prepared)).toEqual([]);
  expect(await readUnread(words, prepared, reader)).toEqual(words);
});

test('a word passed over beside others is read with them, a line passed over on its own', async () => {
  const partly = words.filter(({ text }) => text !== 'TESTED' && !/Batch|LOT/.test(text));
  const places = findUnread(groupCells(partly, prepared.letters), prepared);
  expect(places.map(({ cell }) => cell?.text.slice(0, 3) ?? null)).toEqual(['FOR', null]);
  const all = await readUnread(partly, prepared, reader);
  expect(textOf(all)).toContain('TESTED FOR Humber Molecular');
  expect(textOf(all)).toContain('LOT35822');
  const batch = all.find(({ text }) => text.includes('LOT35822'))!;
  const known = words.find(({ text }) => text.includes('LOT35822'))!;
  expect(Math.abs(batch.left - known.left) + Math.abs(batch.bottom - known.bottom)).toBeLessThan(8);
});

test('a drawing of countless specks is none', () => {
  const page = { width: 1200, height: 1600, data: randomBytes(1200 * 1600).map((value) => (value < 40 ? 0 : 255)) };
  expect(findUnread([], { patches: findComponents(page), letters: 2 })).toEqual([]);
});
