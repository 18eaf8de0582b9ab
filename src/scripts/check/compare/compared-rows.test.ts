import { expect, test } from 'vitest';
import type { Comparison } from '../../../coa/compare/comparison.ts';
import { comparedRows, toneOf } from './compared-rows.ts';

const printed = (text: string) => ({ text, box: [1, 2, 30, 10] as [number, number, number, number] });
const changed: Comparison = {
  verdict: 'changed',
  hindrance: null,
  differences: [
    { field: 'purity', given: printed('99.8%'), copy: printed('99.3%') },
    { field: null, given: printed('334913'), copy: printed('884213') },
  ],
  changed: 2,
  fields: [
    { field: 'letterhead', state: 'same', given: printed('TIDEWAY'), copy: printed('TIDEWAY') },
    { field: 'client', state: 'same', given: printed('FENLAND'), copy: printed('FENLAND') },
    { field: 'purity', state: 'differs', given: printed('99.8%'), copy: printed('99.3%') },
    { field: 'batch', state: 'differs', given: printed('A-1'), copy: printed('B-2') },
    { field: 'key', state: 'not-read', given: null, copy: printed('K7') },
  ],
  regions: [],
  remarks: ['fields-only'],
  wordsCompared: 9,
};

test('what differs stands first and once, the rest after it, what only the checker needs nowhere', () => {
  const { differing, rest } = comparedRows(changed);
  expect(differing.map(({ name, given, copy }) => [name, given?.text, copy?.text])).toEqual([
    ['Purity', '99.8%', '99.3%'],
    ['Text', '334913', '884213'],
    ['Batch', 'A-1', 'B-2'],
  ]);
  expect(rest.map(({ name, state }) => [name, state])).toEqual([
    ['Client', 'the same on both'],
    ['Key', 'not read well enough on both to compare'],
  ]);
});

test('of a copy that shows no certificate nothing is told to differ', () => {
  const none = { ...changed, verdict: 'cannot-tell', hindrance: 'no-certificate' } as const;
  expect(comparedRows(none)).toEqual({ differing: [], rest: [] });
});

test('nothing is green but the same report by every word', () => {
  expect(toneOf(changed, 'stale')).toBe('bad');
  expect(toneOf({ ...changed, remarks: ['later-issue'] }, 'stale')).toBe('watch');
  expect(toneOf({ ...changed, verdict: 'another' }, 'stale')).toBe('watch');
  expect(toneOf({ ...changed, verdict: 'cannot-tell' }, 'stale')).toBe('open');
  expect(toneOf({ ...changed, verdict: 'same' }, 'stale')).toBe('open');
  expect(toneOf({ ...changed, verdict: 'same', remarks: [] }, 'stale')).toBe('good');
  expect(toneOf({ ...changed, verdict: 'same', remarks: [] }, 'fabricated')).toBe('open');
});
