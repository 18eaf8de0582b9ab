import { expect, test } from 'vitest';
import { fieldInWords } from './field-in-words.ts';

test.each([['date_received1', 'date received'], ['purity', 'purity'], ['report_number', 'report number']])('%s is the %s', (name, words) => {
  expect(fieldInWords(name)).toBe(words);
});
