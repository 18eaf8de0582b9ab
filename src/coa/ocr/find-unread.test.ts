import { afterAll, expect, test } from 'vitest';
import { drawPage } from '../../../tests/support/drawn-page.ts';
import { findComponents } from '../image/prepare/components.ts';
import { preparePage } from '../image/prepare/prepare-page.ts';
import { type Cell, cellOf, groupCells } from '../layout/cells.ts';
import { randomBytes } from '../testing/random-bytes.ts';
import { findUnread, readUnread } from './find-unread.ts';
import { createTextReader } from './read-text.ts';

const LINES = ['TESTED FOR Humber Molecular', 'Purity: 99.35 %', 'Batch: LOT35822', 'RECEIVED 14 Oct 2026'].map(
  (text, row) => [60, 60 + row * 90, text] as const,
);
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

test('the head of a number is read with its rest; what is read in a drawing around it covers nothing', () => {
  const purity = words.find(({ text }) => text.includes('99.35'))!;
  const inside = prepared.patches
    .filter(
      ({ left, right, top, bottom }) =>
        left >= purity.left - 1 && right <= purity.right + 1 && top >= purity.top - 2 && bottom <= purity.bottom + 2,
    )
    .sort((a, b) => a.left - b.left);
  const rest = { ...purity, text: '.35', left: inside[2]!.left };
  const dial = {
    text: 'f,',
    confidence: 0.1,
    left: purity.left - 40,
    right: purity.right + 40,
    top: purity.top - 60,
    bottom: purity.bottom + 60,
  };
  const places = (...read: typeof words) =>
    findUnread(groupCells([...words.filter((word) => word !== purity), ...read], prepared.letters), prepared).map(
      ({ cell }) => cell?.text,
    );
  expect(places(rest)).toEqual([expect.stringMatching(/^\.35/)]);
  expect(places(rest, dial)).toEqual([expect.stringMatching(/^\.35/)]);
  expect(places(purity, dial)).toEqual([]);
  // Two letters of another height, or behind a number, are no head of it.
  expect(places({ ...rest, top: rest.top - 30 })).toEqual([]);
});

test('a drawing of countless specks is none', () => {
  const page = { width: 1200, height: 1600, data: randomBytes(1200 * 1600).map((value) => (value < 40 ? 0 : 255)) };
  expect(findUnread([], { patches: findComponents(page), letters: 2 })).toEqual([]);
});

test('a short word whose letters touch is a label where it heads a column and something stands beside it', () => {
  const cell = (text: string, left: number, top: number, confidence = 0.95) =>
    cellOf([{ text, confidence, left, top, right: left + text.length * 10, bottom: top + 16 }]);
  const rows = [cell('Received', 100, 100), cell('07/07/2026', 400, 100), cell('Reported', 100, 140)];
  const lot = { left: 100, right: 140, top: 180, bottom: 196, area: 300 };
  const places = (...cells: Cell[]) => findUnread([...rows, ...cells], { patches: [lot], letters: 16 });
  expect(places(cell('Red', 400, 180))).toEqual([{ left: 100, right: 140, top: 180, bottom: 196, cell: null }]);
  expect(places(cell('Red', 400, 180, 0.3))).toEqual([]);
  expect(places()).toEqual([]);
  expect(findUnread([cell('Red', 400, 180)], { patches: [lot], letters: 16 })).toEqual([]);
});

test('tiny labels over values that begin in line with them are places of their own, beside the others', () => {
  const value = (top: number): Cell =>
    cellOf([{ text: 'SH-RT20-07', confidence: 0.95, left: 100, top, right: 220, bottom: top + 16 }]);
  const letters = (left: number, top: number) =>
    Array.from({ length: 5 }, (_, index) => ({
      left: left + index * 14,
      right: left + index * 14 + 8,
      top,
      bottom: top + 9,
      area: 50,
    }));
  const tops = Array.from({ length: 8 }, (_, row) => 100 + row * 60);
  const labels = tops.flatMap((top) => letters(100, top - 24));
  const others = tops.flatMap((top) => letters(600, top - 24));
  const places = findUnread(tops.map(value), { patches: [...labels, ...others], letters: 16 });
  expect(places.filter(({ left }) => left === 100)).toHaveLength(8);
  expect(places.filter(({ left }) => left === 600)).toHaveLength(6);
});
