import { expect, test } from 'vitest';
import { confidenceOf, medianConfidence, textOf, type Word } from './word.ts';

const words = (...confidences: number[]): Word[] =>
  confidences.map((confidence) => ({ text: 'x', confidence, left: 0, top: 0, right: 1, bottom: 1 }));

test('the median confidence is that of the middle word, the upper one of two, to two decimals', () => {
  expect(medianConfidence(words(0.1, 0.9, 0.456))).toBe(0.46);
  expect(medianConfidence(words(0.9, 0.2))).toBe(0.9);
  expect(medianConfidence([])).toBe(0);
});

test('the mean confidence of words is weighed by their length', () => {
  const [mark, name, form] = words(0.1, 0.9, 0.5).map((word, index) => ({
    ...word,
    text: ['|', 'Humber', 'Ltd,'][index]!,
  }));
  expect(textOf([mark!, name!, form!])).toBe('| Humber Ltd,');
  expect(confidenceOf([mark!, name!, form!])).toBeCloseTo((0.1 + 6 * 0.9 + 4 * 0.5) / 11, 6);
  expect(confidenceOf([])).toBe(0);
});
