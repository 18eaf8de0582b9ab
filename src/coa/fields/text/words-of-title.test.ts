import { expect, test } from 'vitest';
import { countWords, notCounted } from './words-of-title.ts';

test.each([
  ['Purity by HPLC at 214 nm', 2],
  ['Purity, area of the main peak (sum of all peaks)', 4],
  ['Ofloxacin theory', 2],
  ['', 0],
])('"%s" has %i words that count', (text, count) => {
  expect(countWords(text, notCounted('\\d{3} ?nm'))).toBe(count);
});

test('where nothing is left out every word counts but those in brackets', () => {
  expect(countWords('Content of the vial (mean of two)', null)).toBe(4);
});
