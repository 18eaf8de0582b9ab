import { expect, test } from 'vitest';
import { counted, dayText } from './words.ts';

test('days are written out', () => {
  expect(dayText('2026-11-04')).toBe('4 November 2026');
});

test('nouns agree with their count', () => {
  expect([counted(0, 'vendor'), counted(1, 'vendor'), counted(2, 'laboratory', 'laboratories')]).toEqual(['0 vendors', '1 vendor', '2 laboratories']);
});
