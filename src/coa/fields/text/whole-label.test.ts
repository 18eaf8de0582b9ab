import { expect, test } from 'vitest';
import { isWholeLabel } from './whole-label.ts';

test.each([
  ['Batch number', true],
  ['  Batch   number: ', true],
  ['Batch number TP-26041', false],
  ['Ostrel', false],
  ['', false],
  // Words of these labels are names, too.
  ['Client', false],
  ['Laboratory', false],
])('“%s” is a label and nothing else: %s', (text, wanted) => {
  expect(isWholeLabel(text)).toBe(wanted);
});
