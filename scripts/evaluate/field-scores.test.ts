import { expect, test } from 'vitest';
import type { EditedLabel } from '../certificates/labels.ts';
import { scoresOfEdits, touches } from './field-scores.ts';

test('an edited part of a field touches it, a neighbour does not', () => {
  expect(touches([14, 11, 18, 19], [10, 10, 50, 10])).toBe(true);
  expect(touches([60, 10, 80, 20], [10, 10, 50, 10])).toBe(false);
  expect(touches([10, 20, 60, 30], [10, 10, 50, 10])).toBe(false);
});

test('edits are told from untouched fields by where they stand; codes are no fields', () => {
  const label = {
    changes: [{ field: 'purity' }, { field: 'batch' }, { field: 'qr' }],
    boxes: [
      [14, 11, 18, 19],
      [10, 40, 60, 50],
      [200, 200, 300, 300],
    ],
  } as unknown as EditedLabel;
  expect(
    scoresOfEdits(label, [
      { name: 'purity', box: [10, 10, 50, 10], score: 2 },
      { name: 'client', box: [10, 70, 50, 10], score: -1 },
    ]),
  ).toEqual({ edits: 2, compared: 1, edited: [2], untouched: [-1] });
});
