import { expect, test } from 'vitest';
import { fieldInWords } from './field-in-words.ts';

test.each([
  ['date_received1', 'date received'],
  ['purity', 'purity'],
  ['report_number', 'report number'],
  ['peak_1_area', 'peak 1 area'],
  ['cas', 'CAS number'],
  ['host_2', 'address'],
  ['another_percentage2', 'further percentage'],
])('%s is the %s', (name, words) => {
  expect(fieldInWords(name)).toBe(words);
});
