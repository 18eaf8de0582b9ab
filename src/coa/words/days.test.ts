import { expect, test } from 'vitest';
import { inWords } from './days.ts';

test('says a day in words', () => {
  expect(inWords('2026-06-04')).toBe('4 June 2026');
  expect(inWords('2025-12-31')).toBe('31 December 2025');
});
