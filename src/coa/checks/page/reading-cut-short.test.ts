import { expect, test } from 'vitest';
import { testArtifacts } from '../../testing/fields.ts';
import check from './reading-cut-short.ts';

const run = (words: number, cutShort: boolean) =>
  check.run(testArtifacts({}, { reading: { words, confidence: 0.9, cutShort } }));

test('passes a page that was read to its end', () => {
  expect(run(150, false).outcome).toBe('pass');
});

test.each([0, 150])('a page of which only %d words were read in time is not judged', (words) => {
  const finding = run(words, true);
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive' });
  expect(finding.why).toContain(`${words} words`);
});

test('says nothing of a page without words', () => {
  expect(run(0, false).outcome).toBe('not-applicable');
});

test('says how the reading ended', () => {
  expect(run(150, false).why).toBe('The page was read to the end.');
  expect(run(150, true)).toMatchObject({
    flag: 'The page takes too long to read, so only part of it was read.',
    rests: [],
  });
});
