import { expect, test } from 'vitest';
import { fieldInWords } from './field-in-words.ts';

test.each([
  ['date_received1', 'date of receipt'],
  ['purity', 'purity'],
  ['report_number', 'report number'],
  ['peak_1_area', 'area of peak 1'],
  ['date_expiry', 'expiry date'],
  ['share_counter-ion', 'counter-ion content'],
  ['mass_stated', 'stated mass'],
  ['cas', 'CAS number'],
  ['host_2', 'web address'],
  ['another_percentage2', 'percentage elsewhere on the page'],
])('%s is the %s', (name, words) => {
  expect(fieldInWords(name)).toBe(words);
});
