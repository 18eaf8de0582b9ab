import { expect, test } from 'vitest';
import { testArtifacts } from '../../testing/fields.ts';
import check from './too-little-read.ts';

const run = (words: number, confidence: number, certificateMarks = ['title', 'purity']) =>
  check.run(testArtifacts({ certificateMarks }, { reading: { words, confidence, cutShort: false } }));

test('passes a page of words that were read well', () => {
  expect(run(150, 0.9).outcome).toBe('pass');
});

test('25 words are enough, and a median confidence of 0.55', () => {
  expect([24, 25].map((words) => run(words, 0.9).outcome)).toEqual(['fail', 'pass']);
  expect([0.54, 0.55].map((confidence) => run(150, confidence).outcome)).toEqual(['fail', 'pass']);
});

test.each([
  ['few words', 3, 0.95],
  ['none', 0, 0],
  ['words read badly', 150, 0.2],
])('%s are too little to judge by', (_, words, confidence) => {
  const finding = run(words, confidence);
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive' });
  expect(finding.why).toContain(`${words} words`);
});

test('words without a single field of a certificate are too little', () => {
  expect(run(150, 0.9, [])).toMatchObject({ outcome: 'fail', severity: 'decisive' });
});

test('says how much was read, and leaves what to do to the answer; it rests on no field', () => {
  expect(run(3, 0.95)).toMatchObject({
    why: '3 words were read, with a median confidence of 95 %.',
    flag: 'Too little of the page could be read to judge it.',
    rests: [],
  });
  expect(run(150, 0.9, [])).toMatchObject({ flag: 'No field of a certificate could be read.', rests: [] });
});
