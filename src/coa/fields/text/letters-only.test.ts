import { describe, expect, it } from 'vitest';
import { lettersOnly } from './letters-only.ts';

describe('letters only', () => {
  it.each([
    ['Janoshik Analytical', 'janoshikanalytical'],
    ['BPC-157 (5 mg)', 'bpcmg'],
    ['', ''],
    ['99.43 %', ''],
  ])('keeps of %j %j', (text, letters) => {
    expect(lettersOnly(text)).toBe(letters);
  });
});
