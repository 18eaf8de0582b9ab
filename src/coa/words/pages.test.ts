import { expect, test } from 'vitest';
import { pagesInWords } from './pages.ts';

test.each([
  [[2], '2'],
  [[2, 3], '2 and 3'],
  [[2, 3, 4, 5], '2 to 5'],
  [[2, 4, 7], '2, 4 and 7'],
  [[2, 4, 5, 6, 7, 9], '2, 4 to 7 and 9'],
  [[], ''],
])('%j is told as %s', (pages, words) => {
  expect(pagesInWords(pages)).toBe(words);
});
