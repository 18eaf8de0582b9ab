import { expect, test } from 'vitest';
import { cellsOf } from '../../../testing/page.ts';
import { labelKinds } from './label-kinds.ts';

test('counts labels beside and over their values, by field', () => {
  const page = `
    Client: Humber Molecular       Batch: LOT-1
    Purity       99.1 %
    Client: Tarn & Vale            Lot No.: LOT-2
    A sentence about the client and its batch
  `;
  expect(labelKinds(cellsOf(page))).toEqual({ found: ['client', 'batch'], repeated: ['client', 'batch'] });
  expect(labelKinds([])).toEqual({ found: [], repeated: [] });
});
