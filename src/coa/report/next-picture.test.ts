import { expect, test } from 'vitest';
import { date, field, purity, testFields } from '../testing/fields.ts';
import { describeKind } from './describe-pages.ts';
import { nextPicture } from './next-picture.ts';

const page = { words: 180, confidence: 0.93, width: 1200, height: 1600 };

test.each([
  ['too small', { ...page, width: 320, height: 480, confidence: 0.7 }, /too small: 320 by 480 pixels/],
  ['small and read well all the same', { ...page, width: 320, height: 480 }, /cut off/],
  ['blurred', { ...page, confidence: 0.59 }, /too blurred/],
  ['hardly blurred', { ...page, confidence: 0.6 }, /cut off/],
  ['nearly empty', { ...page, words: 24 }, /Little or no text/],
  ['of few words', { ...page, words: 25 }, /cut off/],
  ['without anything read', { ...page, words: 0, confidence: 0 }, /Little or no text/],
  ['readable, but not a certificate', page, /cut off/],
])('a picture that is %s: one cause, one step', (_, reading, said) => {
  expect(nextPicture(reading, testFields())).toMatch(said);
});

test.each(['chromatogram', 'spectrum', 'method', 'letter', 'continuation'] as const)(
  'a page that is a %s is said to be one, and the page with the results asked for',
  (pageKind) => {
    const said = nextPicture(page, testFields({ pageKind }));
    expect(said).toContain(describeKind(pageKind));
    expect(said).toMatch(/Send the page with the results/);
  },
);

test('a page with client and date is not asked for as if it had none', () => {
  const head = { client: field('Humber Molecular'), dates: [date('reported', '2026-06-02')] };
  const said = nextPicture(page, testFields({ pageKind: 'chromatogram', ...head }));
  expect(said).toMatch(
    /^This reads as a second page: a chromatogram\. We read on it for whom it was tested and when, /,
  );
  expect(said).not.toMatch(/the client and the dates/);
  for (const found of [{ dates: head.dates }, { ...head, dates: [date('acquired', '2026-06-02', { label: '' })] }])
    expect(nextPicture(page, testFields({ pageKind: 'chromatogram', ...found }))).toMatch(/the client and the dates/);
});

test('a report on other goods is said to be none on a peptide; nothing of it is cut off', () => {
  const report = { client: field('Humber Molecular'), dates: [date('reported', '2026-06-02')] };
  expect(nextPicture(page, testFields(report))).toMatch(/^This seems to be a report, but we found no research peptide/);
  for (const found of [{ ...report, purity: purity(99.1) }, { ...report, dates: [] }, { dates: report.dates }])
    expect(nextPicture(page, testFields(found))).toMatch(/cut off/);
});
