import { expect, test } from 'vitest';
import type { Box } from '../../geometry/box.ts';
import { enlargedPage, scoresByBothLooks, WORTH_A_SECOND_LOOK } from './seen-again.ts';

const page = (width: number, height: number) => ({
  picture: { width, height, rgba: new Uint8Array(width * height * 4).fill(255) },
  words: [{ text: '99.41', confidence: 0.9, box: [50, 20, 25, 10] as Box }],
  fields: [{ name: 'purity', box: [50, 20, 25, 10] as Box }],
});

test('a page is enlarged with everything on it', () => {
  const enlarged = enlargedPage(page(100, 50));
  expect(enlarged).toMatchObject({
    picture: { width: 160, height: 80 },
    words: [{ text: '99.41', box: [80, 32, 40, 16] }],
    fields: [{ name: 'purity', box: [80, 32, 40, 16] }],
  });
});

test('a large page is enlarged less, and the largest not at all', () => {
  const enlarged = enlargedPage(page(2_500, 2_500));
  expect(enlarged?.picture.width).toBeLessThan(3_500);
  expect(enlarged?.picture.width).toBeGreaterThan(3_300);
  expect(enlargedPage(page(4_000, 3_000))).toBeNull();
});

test('a page of more words than any real one is not measured again', () => {
  const [word] = page(100, 50).words;
  const words = (count: number) => ({ ...page(100, 50), words: Array.from({ length: count }, () => word!) });
  expect(enlargedPage(words(800))).not.toBeNull();
  expect(enlargedPage(words(801))).toBeNull();
});

test('one field that stands out a little makes its page worth a second look', () => {
  const looks = (...scores: number[]): number => {
    let looked = 0;
    scoresByBothLooks(
      scores.map((score, index) => ({ name: `field ${index}`, score })),
      () => {
        looked++;
        return [];
      },
    );
    return looked;
  };
  expect(looks(-3, WORTH_A_SECOND_LOOK - 0.01)).toBe(0);
  expect(looks(-3, WORTH_A_SECOND_LOOK)).toBe(1);
  expect(looks()).toBe(0);
});

test('the score by both looks is their mean; a field seen once keeps its own', () => {
  const first = [
    { name: 'purity', score: 2 },
    { name: 'batch', score: 1 },
  ];
  expect(scoresByBothLooks(first, () => [{ name: 'purity', score: -1 }])).toEqual([0.5, 1]);
});
