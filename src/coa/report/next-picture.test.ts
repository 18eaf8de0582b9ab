import { expect, test } from 'vitest';
import { mass, testFields } from '../testing/fields.ts';
import { nextPicture } from './next-picture.ts';

const page = { words: 180, confidence: 0.93, width: 1200, height: 1600 };

test.each([
  ['too small', { ...page, width: 320, height: 480 }, /too small: 320 by 480 pixels/],
  ['blurred', { ...page, confidence: 0.4 }, /too blurred/],
  ['nearly empty', { ...page, words: 8 }, /Little or no text/],
  ['without anything read', { ...page, words: 0, confidence: 0 }, /Little or no text/],
  ['readable, but not a certificate', page, /cut off/],
])('a picture that is %s: one cause, one step', (_, reading, said) => {
  expect(nextPicture(reading, testFields())).toMatch(said);
});

test('a chromatogram or spectrum is a second page', () => {
  expect(nextPicture(page, testFields({ certificateMarks: ['peaks', 'batch'] }))).toMatch(/second page/);
  expect(nextPicture(page, testFields({ masses: [mass(710.4, { kind: 'ion' })] }))).toMatch(/second page/);
});
