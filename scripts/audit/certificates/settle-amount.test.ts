import { expect, test } from 'vitest';
import { settleAmount } from './settle-amount.ts';

test.each([
  ['10.4 mg', 10.4, 'mg'],
  ['BPC-157 500mcg', 500, 'mcg'],
  ['502.77 meg', 502.77, 'mcg'],
  ['10 m g', 10, 'mg'],
  ['7,5 m cg', 7.5, 'mcg'],
  ['(~80mg)', 80, 'mg'],
  ['100 IU', 100, 'IU'],
])('%s is an amount', (text, value, unit) => {
  expect(settleAmount(text)).toEqual({ value, unit });
});

test.each([[null], [''], ['0 mg'], ['99.2 %'], ['12 megabytes'], ['mg']])('%s is none', (text) => {
  expect(settleAmount(text)).toBeNull();
});
