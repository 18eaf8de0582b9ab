import { expect, test } from 'vitest';
import { paragraphs } from './paragraphs.ts';

test.each([
  ['one line', [['one line']]],
  ['Dear auditor,\n\nwe disagree.\nThe report is ours.', [['Dear auditor,'], ['we disagree.', 'The report is ours.']]],
  ['\r\nfrom Windows\r\n\r\n \r\nlast\u2028line\n', [['from Windows'], ['last', 'line']]],
  ['', []],
])('%j', (text, expected) => {
  expect(paragraphs(text)).toEqual(expected);
});
