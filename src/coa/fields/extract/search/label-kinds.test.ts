import { expect, test } from 'vitest';
import { cellsOf } from '../../../testing/page.ts';
import { areOfSeveral, labelKinds } from './label-kinds.ts';

test('counts labels beside and over their values, by field', () => {
  const page = `
    Client: Humber Molecular       Batch: LOT-1
    Purity       99.1 %
    Client: Tarn & Vale            Lot No.: LOT-2
    A sentence about the client and its batch
  `;
  expect(labelKinds(cellsOf(page))).toEqual({ found: ['client', 'batch'], repeated: ['client', 'batch'] });
  expect(labelKinds([])).toEqual({ found: [], repeated: [] });
  // A lone "to" is more often what is left of a sentence than a label.
  expect(labelKinds(cellsOf('to')).found).toEqual([]);
  expect(labelKinds(cellsOf('To: Humber Molecular')).found).toEqual(['client']);
});

test('most kinds of labels twice, and four at least, are of several reports', () => {
  const kinds = (['client', 'batch', 'key', 'sample', 'content', 'cas'] as const).slice();
  const several = (found: number, repeated: number) =>
    areOfSeveral({ found: kinds.slice(0, found), repeated: kinds.slice(0, repeated) });
  expect([several(4, 4), several(5, 4), several(6, 5)]).toEqual([true, true, true]);
  expect([several(3, 3), several(6, 4), several(0, 0)]).toEqual([false, false, false]);
});

test('a label over the same in another language is one', () => {
  expect(
    labelKinds(cellsOf('Auftraggeber     Nordlicht GmbH\nClient\n\nCharge           SG-10\nBatch')).repeated,
  ).toEqual([]);
});
