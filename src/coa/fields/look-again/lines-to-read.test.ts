import { expect, test } from 'vitest';
import type { PreparedPage } from '../../image/prepare/prepare-page.ts';
import { field, testFields } from '../../testing/fields.ts';
import { cellsOf, graphOf } from '../../testing/page.ts';
import { letterheadLines, shareLines, wordsOfProduct } from './lines-to-read.ts';

const texts = (cells: readonly { text: string }[]) => cells.map(({ text }) => text);

test('the two largest lines at the head of a page should name the laboratory', () => {
  const rows = Array.from({ length: 40 }, () => '');
  const page = rows
    .with(0, 'Analytical report')
    .with(2, '# Harbourside')
    .with(5, 'Humber Molecular')
    .with(30, '# Hexarelin results');
  expect(texts(letterheadLines(graphOf(page.join('\n'))))).toEqual(['Harbourside', 'Analytical report']);
});

test('shares that no limit is, three at most, each with what stands before it', () => {
  const page = 'Purity     99.35 %\nLimit     ≥ 98 %\nWater     12     1.2 %\nAcetate     3.4 %\nAsh     0.1 %';
  expect(texts(shareLines(graphOf(page)))).toEqual(['99.35 %', 'Purity', '1.2 %', 'Water', '3.4 %', 'Acetate']);
});

test('the words of the product are those in its box, of the cell where they stand', () => {
  const cells = cellsOf('Client: Humber Molecular\nProduct: Hexarolin 5 mg');
  const prepared = { toPicture: [1, 0, 0, 0, 1, 0, 0, 0, 1] } as unknown as PreparedPage;
  const word = cells[1]!.words[1]!;
  const box = [word.left, word.top, word.right - word.left, word.bottom - word.top] as const;
  const found = wordsOfProduct(testFields({ sample: { ...field('Hexarolin'), box: [...box] } }), cells, prepared);
  expect(found?.cell).toBe(cells[1]);
  expect(texts(found?.words ?? [])).toEqual(['Hexarolin']);
  expect(
    wordsOfProduct(testFields({ sample: { ...field('Hexarolin'), box: [9000, 9000, 5, 5] } }), cells, prepared),
  ).toBeNull();
  expect(wordsOfProduct(testFields(), cells, prepared)).toBeNull();
});
