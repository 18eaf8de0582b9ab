import { expect, test } from 'vitest';
import type { Box } from '../../geometry/box.ts';
import type { PlacedWord } from '../features/measured-word.ts';
import { LearnedCode, learnCode, markOf } from './code-mark.ts';
import { learnBeside } from './code-place.ts';

const pages = (count: number, without = 0) =>
  Array.from({ length: count }, (_, index) => ({
    side: index < without ? null : 10,
    smallest: index < without ? null : 60 + index,
    day: `2026-05-${String(10 + index)}`,
  }));

test('a laboratory’s code is learned by side and first day', () => {
  expect(learnCode(pages(12))).toEqual({ on: 12, of: 12, side: 10, read_from: 71, beside: [], since: '2026-05-10' });
  expect(learnCode(pages(12, 2))).toMatchObject({ on: 10, of: 12 });
  expect(learnCode(pages(12, 12))).toBeNull();
  expect(learnCode([{ side: 10, smallest: 60, day: null }])).toBeNull();
  expect(learnCode(pages(12).toReversed())).toMatchObject({ since: '2026-05-10' });
  expect(LearnedCode.safeParse({}).success).toBe(false);
});

const none = { read: 0, others: [], unreadable: 0 };
const ofHeights = (...heights: number[]) => ({
  picture: { width: 1, height: 1, rgba: new Uint8Array(4) },
  words: heights.map((height): PlacedWord => ({ text: 'word', confidence: 1, box: [0, 0, 30, height] })),
});

test('a code is missed only where every one of ten pages carries it', () => {
  expect(markOf(learnCode(pages(10)), none, ofHeights(20)).learned).not.toBeNull();
  expect(markOf(learnCode(pages(9)), none, ofHeights(20)).learned).toBeNull();
  expect(markOf(learnCode(pages(12, 1)), none, ofHeights(20)).learned).toBeNull();
  expect(markOf(null, none, ofHeights(20))).toEqual({
    learned: null,
    isRead: false,
    isOwnRead: false,
    leadsTo: null,
    isOfAnother: false,
    isUnreadable: false,
    isLarge: false,
    place: null,
  });
});

test('a picture too small for the code says nothing, nor does one whose codes were not looked for', () => {
  const learned = { ...learnCode(pages(12))!, read_from: null };
  // 37 modules of 2.2 pixels are 81: words of more than eight pixels.
  expect(markOf(learned, none, ofHeights(7, 9, 15)).isLarge).toBe(true);
  expect(markOf(learned, none, ofHeights(7, 8, 15)).isLarge).toBe(false);
  expect(markOf(learned, none, ofHeights()).isLarge).toBe(false);
  expect(markOf(learned, null, ofHeights(20))).toMatchObject({ isRead: null, isUnreadable: false });
  expect(markOf(learned, { read: 0, others: [], unreadable: 1 }, ofHeights(20))).toMatchObject({
    isRead: false,
    isUnreadable: true,
  });
  expect(markOf(learned, { read: 1, others: [], unreadable: 0 }, ofHeights(20)).isRead).toBe(true);
});

test('a code is looked for where those of its laboratory were read as small', () => {
  const learned = learnCode(pages(12))!;
  // A tenth more than 71 pixels.
  expect(markOf(learned, none, ofHeights(7.9)).isLarge).toBe(true);
  expect(markOf(learned, none, ofHeights(7.8)).isLarge).toBe(false);
  expect(learnCode(pages(12).map((page) => ({ ...page, smallest: null })))).toMatchObject({ read_from: null });
});

test('another’s code where the laboratory sets its own is told by whose site it leads to', () => {
  const rgba = new Uint8Array(4 * 500 * 500).map((_, index) => (index % 12 < 4 ? 0 : 255));
  const picture = { width: 500, height: 500, rgba };
  const words = ['director', 'verify', 'access', 'purity', 'results'].map(
    (text, index): PlacedWord => ({ text, confidence: 1, box: [60 + 70 * index, 380, 50, 10] }),
  );
  const beside = learnBeside(Array.from({ length: 8 }, () => ({ picture, words, code: [300, 400, 60, 60] as const })));
  const learned = { ...learnCode(pages(12))!, beside };
  const mark = (box: Box, read = 1) =>
    markOf(learned, { read, others: [{ host: 'tarnpeptides.example', box }], unreadable: 0 }, { picture, words });
  expect(mark([305, 402, 56, 56])).toMatchObject({ isOwnRead: false, leadsTo: 'tarnpeptides.example' });
  expect(mark([40, 40, 56, 56])).toMatchObject({ isOwnRead: false, leadsTo: null });
  expect(mark([305, 402, 56, 56], 2)).toMatchObject({ isOwnRead: true, leadsTo: null });
});
