import { expect, test } from 'vitest';
import { purityInWords } from './purity-in-words.ts';

test('a purity is told with the decimals printed, and as a bound where it is one', () => {
  expect(purityInWords({ value: 99.8, decimals: 2 })).toBe('99.80 %');
  expect(purityInWords({ value: 99.8, decimals: 2, bound: 'more than' })).toBe('more than 99.80 %');
  expect(purityInWords({ value: 99, decimals: 0 })).toBe('99 %');
  expect(purityInWords({ value: 99.327, decimals: 1 })).toBe('99.327 %');
});
