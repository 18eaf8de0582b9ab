import { expect, test } from 'vitest';
import { BUDGETS } from '../../budgets.ts';
import type { PlacedField, PlacedWord } from './measured-word.ts';
import { fieldsWithinBudget } from './worth-comparing.ts';

/** Fields under one another, each of so many words. */
const fields = (names: readonly string[], height = 12): PlacedField[] =>
  names.map((name, row) => ({ name, box: [10, 40 * row, 400, height] }));
const wordsOf = (placed: readonly PlacedField[], each: number): Pick<PlacedWord, 'box'>[] =>
  placed.flatMap(({ box: [left, top, , height] }) =>
    Array.from({ length: each }, (_, index) => ({ box: [left + 20 * index, top, 15, height] as PlacedWord['box'] })),
  );
const dates = (count: number) => Array.from({ length: count }, (_, index) => `date_reported${index || ''}`);

test('compares every field of a page as laboratories print them', () => {
  const placed = fields(['client', 'batch', 'purity', ...dates(3), 'host_1', 'peak_1', 'laboratory']);
  expect(fieldsWithinBudget(placed, wordsOf(placed, 4))).toEqual({ fields: placed, leftOut: 0 });
});

test('of a page made to keep us busy, compares as many as time allows, and no kind crowds out another', () => {
  const placed = [...fields(dates(500)), ...fields(['client', 'purity'], 30)];
  const { fields: taken, leftOut } = fieldsWithinBudget(placed, []);
  expect(taken).toHaveLength(BUDGETS.comparedFields);
  expect(leftOut).toBe(502 - BUDGETS.comparedFields);
  expect(taken.map(({ name }) => name)).toEqual(expect.arrayContaining(['client', 'purity', 'date_reported']));
});

test('prefers the largest of a kind, and leaves out what has more words than are left', () => {
  const small = fields(dates(60), 10);
  const large: PlacedField = { name: 'date_reported60', box: [10, 9000, 400, 20] };
  expect(fieldsWithinBudget([...small, large], []).fields).toContain(large);
  const placed = fields(['client', 'batch']);
  const words = [
    ...wordsOf(placed.slice(0, 1), BUDGETS.comparedWords + 1).map(({ box: [, top, , height] }) => ({
      box: [11, top, 2, height] as PlacedWord['box'],
    })),
    ...wordsOf(placed.slice(1), 2),
  ];
  expect(fieldsWithinBudget(placed, words)).toEqual({ fields: [placed[1]], leftOut: 1 });
});

test('keeps fields that are not compared: their words are no values of their own', () => {
  const peaks = fields(Array.from({ length: 100 }, (_, index) => `peak_${index + 1}`));
  expect(fieldsWithinBudget(peaks, [])).toEqual({ fields: peaks, leftOut: 0 });
});
