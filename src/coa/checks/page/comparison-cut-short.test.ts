import { expect, test } from 'vitest';
import { testArtifacts } from '../../testing/fields.ts';
import type { Untimely } from '../check.ts';
import check from './comparison-cut-short.ts';

const run = (outOfTime: Untimely[], reading: { words: number; cutShort: boolean } = { words: 150, cutShort: false }) =>
  check.run(testArtifacts({}, { outOfTime, reading: { confidence: 0.9, ...reading } }));

test('passes a page that was compared in time, and speaks of it for nothing', () => {
  expect(run([])).toMatchObject({ outcome: 'pass', flag: undefined });
});

test('a page for which there was no time is doubted, and what was left out is named', () => {
  expect(run(['the fields with the rest of the page', 'how often each field was compressed'])).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    flag: 'There was no time to compare the fields with the rest of the page and how often each field was compressed before the check had to end.',
    rests: [],
  });
});

test('says nothing of a page without words, or of one that was read in part', () => {
  expect(run([], { words: 0, cutShort: false }).outcome).toBe('not-applicable');
  expect(run([], { words: 150, cutShort: true }).outcome).toBe('not-applicable');
});
