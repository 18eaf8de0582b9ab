import { expect, test } from 'vitest';
import type { Fields } from '../fields/fields.ts';
import { testContainer } from '../testing/container.ts';
import { field, testFields } from '../testing/fields.ts';
import { result } from '../testing/results.ts';
import { writeEvidence } from './write-evidence.ts';

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
