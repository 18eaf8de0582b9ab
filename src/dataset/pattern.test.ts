import { expect, test } from 'vitest';
import { isAnchoredPattern } from './pattern.ts';

test.each(['^\\d{5}$', '^(?:a|b)$', '^[|(]$', '^a\\|b$', '^\\\\$'])('%s matches a whole value', (pattern) => {
  expect(isAnchoredPattern(pattern)).toBe(true);
});

test.each(['\\d{5}$', '^\\d{5}', '^a|b$', '^(?:a|b)|c$', '^a\\$', '^[^$]', '^($', ''])('%s does not', (pattern) => {
  expect(isAnchoredPattern(pattern)).toBe(false);
});
