import { expect, test } from 'vitest';
import { medianConfidence, type Word } from './word.ts';

const words = (...confidences: number[]): Word[] =>
  confidences.map((confidence) => ({ text: 'x', confidence, left: 0, top: 0, right: 1, bottom: 1 }));

test('the median confidence is that of the middle word, the upper one of two, to two decimals', () => {
  expect(medianConfidence(words(0.1, 0.9, 0.456))).toBe(0.46);
  expect(medianConfidence(words(0.9, 0.2))).toBe(0.9);
  expect(medianConfidence([])).toBe(0);
});
