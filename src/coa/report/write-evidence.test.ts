import { expect, test } from 'vitest';
import type { Fields } from '../fields/fields.ts';
import { testContainer, testPdfFacts } from '../testing/container.ts';
import { field, testFields } from '../testing/fields.ts';
import { result } from '../testing/results.ts';
import { CANNOT_BE_CHECKED } from './cannot-be-checked.ts';
import { type EvidencePage, writeEvidence } from './write-evidence.ts';

/** The evidence of a page on which the batch is doubted by a check that decided. */
function evidenceOf(fields: Fields, readable = true) {
  const page = {
    picture: { width: 100, height: 200, format: 'png' as const },
    container: testContainer(),
    codes: [],
    reading: { words: 200, confidence: 0.9 },
    placed: [],
    others: [],
  };
  const results = [
    result('a', 'pass', { rests: ['batch'] }),
    result('b', 'pass', { rests: ['report_number'] }),
    result('number-printed-otherwise', 'doubt', { rests: ['batch'] }),
  ];
  const decision = { verdict: 'unclear' as const, because: ['number-printed-otherwise'] };
  const confidence = { value: 0.7, answer: 'unclear-doubted' as const, right: 1, given: 2, why: [] };
  return writeEvidence(page, { fields, results, decision, confidence }, readable, {});
}
const read = { batch: field('LOT1'), reportNumber: field('R-1') };

test('evidence says what decided; a check that does not speak for the page has no sentence', () => {
  const { because, checks } = evidenceOf(testFields(read));
  expect(because).toEqual(['number-printed-otherwise']);
  expect(checks.map(({ flag }) => flag)).toEqual([null, 'Green b.', 'Red number-printed-otherwise.']);
  expect(evidenceOf(testFields(read), false).checks.map(({ flag }) => flag)).toEqual([
    null,
    null,
    'Red number-printed-otherwise.',
  ]);
});

test('the other value of a number that is printed in two ways stands with it, bounded', () => {
  const other = { text: '<b>R-2', box: [0, 0, 9, 9] as [number, number, number, number], onTrace: false };
  const { fields } = evidenceOf(testFields({ ...read, elsewhere: { reportNumber: [other], batch: [] } }));
  expect(fields.map(({ field: name, also_printed }) => [name, also_printed])).toEqual([
    ['batch', undefined],
    ['report_number', 'bR-2'],
  ]);
});

/** The evidence of a page on which one check held, one could not judge and one broke. */
function openOn(page: Partial<EvidencePage>) {
  const results = [result('a', 'pass'), result('b', 'not-applicable'), result('c', 'error'), result('d', 'doubt')];
  return writeEvidence(
    {
      picture: { width: 100, height: 200, format: 'png' },
      container: testContainer(),
      codes: [],
      reading: { words: 200, confidence: 0.9 },
      placed: [],
      others: [],
      ...page,
    },
    {
      fields: testFields(),
      results,
      decision: { verdict: 'unclear', because: [] },
      confidence: { value: 0.7, answer: 'unclear', right: 1, given: 2, why: [] },
    },
    true,
    {},
  );
}

test('what a check could not judge, or broke on, is open and was not checked', () => {
  const { checked, cannot_be_checked } = openOn({});
  expect(checked).toEqual(['Title of a: Why a.', 'Title of d: Why d.']);
  expect(cannot_be_checked).toEqual(['Title of b: Why b.', 'Title of c: the check failed.', ...CANNOT_BE_CHECKED]);
});

test('so are codes that were not looked for, and pages that were not looked at', () => {
  const open = (page: Partial<EvidencePage>) =>
    openOn(page).cannot_be_checked.slice(2, -CANNOT_BE_CHECKED.length || undefined);
  expect(open({ codes: null })).toEqual(['QR codes and barcodes: we could not look for them this time.']);
  const pdf = (pages: number, others: EvidencePage['others'] = []) =>
    open({ container: testContainer({ format: 'pdf', pdf: testPdfFacts({ pages }) }), others });
  expect(pdf(1)).toEqual([]);
  expect(pdf(2)).toEqual(['One further page of the PDF, which was not looked at.']);
  expect(pdf(3)).toEqual(['2 further pages of the PDF, which were not looked at.']);
  const summary = { kind: 'other' as const, laboratory: '', product: '', number: '' };
  const other = (page: number, place: EvidencePage['others'][number]['place']) =>
    ({ page, place, read: 'picture', summary }) as const;
  expect(pdf(2, [other(2, 'whole')])).toEqual([expect.stringMatching(/^Page 2 of the file reads as .+not judged\.$/)]);
  expect(pdf(2, [other(1, 'right half')])).toHaveLength(2);
});
