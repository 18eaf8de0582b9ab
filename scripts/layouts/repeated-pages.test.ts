import { expect, test } from 'vitest';
import { field, purity, testFields } from '../../src/coa/testing/fields.ts';
import { repeatedFiles, repeatedReports } from './repeated-pages.ts';

test('a file that is given again is named, with the first', () => {
  const [one, other] = ['scripts/layouts.ts', 'scripts/coa.ts'];
  expect(repeatedFiles([one, other, './scripts/layouts.ts', 'nothing.png', 'nothing.png'])).toEqual([
    'layouts.ts is the same file as layouts.ts.',
  ]);
});

const page = (file: string, number: string | null, percent: number, batch: string | null = null) => ({
  file,
  fields: testFields({
    reportNumber: number === null ? null : field(number),
    purity: purity(percent),
    batch: batch === null ? null : field(batch),
  }),
});

test.each([
  [
    'the number and every value that was read on both',
    page('b.jpg', 'T-123', 99.1, 'B1'),
    ['b.jpg is the same report as a.png.'],
  ],
  ['the number alone, as two samples of one report', page('b.jpg', 'T-123', 98.4), []],
  ['every value but the number', page('b.jpg', 'T-124', 99.1), []],
])('a page with %s', (_what, second, expected) => {
  expect(repeatedReports([page('a.png', 'T-123', 99.1), second])).toEqual(expected);
});

test('pages without a number are not told to be one report', () => {
  expect(repeatedReports([page('a.png', null, 99.1), page('b.png', null, 99.1)])).toEqual([]);
});
