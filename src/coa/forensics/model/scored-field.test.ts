import { expect, test } from 'vitest';
import type { FieldComparison } from '../features/compare-fields.ts';
import { scoredFields } from './scored-field.ts';

const compared = ['client', 'batch', 'purity', 'key'].map((name) => ({ name }) as FieldComparison);
const box = [10, 40, 100, 20] as const;

test('each field has its box and its odds above the others; what stands nowhere is left out', () => {
  const placed = ['client', 'batch', 'purity'].map((name, row) => ({
    name,
    box: [box[0], 40 * row, box[2], box[3]] as [number, number, number, number],
  }));
  const odds = (value: number): number => 1 / (1 + Math.exp(-value));
  const scored = scoredFields(compared, placed, ({ name }) => odds(name === 'batch' ? 2 : -3));
  expect(scored.map(({ comparison, box: at }) => [comparison.name, at[1]])).toEqual([
    ['client', 0],
    ['batch', 40],
    ['purity', 80],
  ]);
  expect(scored.map(({ score }) => Number(score.toFixed(3)))).toEqual([-3, 2, -3]);
});
