import { expect, test } from 'vitest';
import { CANNOT_BE_CHECKED } from './cannot-be-checked.ts';

test('says that only the laboratory can confirm, and that the sample is not the vial', () => {
  const all = CANNOT_BE_CHECKED.join('\n');
  expect(all).toMatch(/laboratory/i);
  expect(all).toMatch(/vial/i);
  expect(new Set(CANNOT_BE_CHECKED).size).toBe(CANNOT_BE_CHECKED.length);
});

test('names the change that no picture shows, and what shows it', () => {
  expect(CANNOT_BE_CHECKED.at(-1)).toMatch(
    /laboratory’s own typeface and drawn anew: only the laboratory’s own copy tells\.$/,
  );
});
