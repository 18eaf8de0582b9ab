import { expect, test } from 'vitest';
import { valueText } from './labelled-value.ts';

test('the text of a value is trimmed of rules and colons', () => {
  const words = ['|', 'Humber', 'Ltd,'].map((text) => ({
    text,
    confidence: 0.9,
    left: 0,
    top: 0,
    right: 1,
    bottom: 1,
  }));
  expect(valueText(words)).toBe('Humber Ltd');
});
