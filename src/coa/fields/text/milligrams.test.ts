import { expect, test } from 'vitest';
import { milligrams } from './milligrams.ts';

test.each([
  ['10 mg', 10],
  ['10m g', 10],
  ['502.77 meg', 0.50277],
  ['10.42mg/vial', 10.42],
  ['5,25 mg', 5.25],
  ['1.002,45 mg', 1002.45],
  ['1,002.45 mg', 1002.45],
  ['500 mcg', 0.5],
  ['250 µg', 0.25],
  ['253 pg/capsule', 0.253],
  ['0.3 g/capsule', 300],
  ['1 g', 1000],
  ['9.74 mgivial', 9.74],
  ['BPC-157 10mg', 10],
])('%s is %d mg', (text, amount) => {
  expect(milligrams(text)).toBeCloseTo(amount, 6);
});

test.each(['', '99.35 %', '10 ml', '1419.56 g/mol', 'mg', '253 g/capsule'])('"%s" is no amount', (text) => {
  expect(milligrams(text)).toBeNull();
});
