import { expect, test } from 'vitest';
import { bestOf } from './best-of.ts';
import type { LabelledValue } from './labelled/labelled-value.ts';

const value = (text: string, score: number, confidence: number, field: LabelledValue['field'] = 'batch') =>
  ({ field, text, score, confidence }) as LabelledValue;

test.each([
  ['most plainly announced', [value('A1', 0.8, 0.9), value('B2', 0.9, 0.9)], 'B2'],
  ['best read', [value('A1', 0.9, 0.6), value('B2', 0.9, 0.9)], 'B2'],
  ['plainly announced, read worse', [value('A1', 0.5, 1), value('B2', 0.9, 0.7)], 'B2'],
  ['with a digit, of batches', [value('Dark Blue', 0.9, 0.9), value('B2', 0.6, 0.9)], 'B2'],
  [
    'without one, of clients',
    [value('Tarn Labs', 0.9, 0.9, 'client'), value('Vale 2', 0.6, 0.9, 'client')],
    'Tarn Labs',
  ],
  ['first, of equals', [value('A1', 0.9, 0.9), value('B2', 0.9, 0.9)], 'A1'],
])('of several values, the one that is %s', (_, values, text) => {
  expect(bestOf(values, values[0]!.field)?.text).toBe(text);
});

test('none of another field', () => {
  expect(bestOf([value('A1', 0.9, 0.9)], 'client')).toBeNull();
});
