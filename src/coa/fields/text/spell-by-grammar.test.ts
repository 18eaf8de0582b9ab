import { expect, test } from 'vitest';
import { spelledByGrammar } from './spell-by-grammar.ts';

const DAY = '^(?<ddMonyyyy>\\d{2}[A-Z][a-z]{2}\\d{4})-\\d{2}$';

test.each([
  ['120ct2025-18', [DAY], '12Oct2025-18'],
  ['l2Oct2O25-18', [DAY], '12Oct2025-18'],
  ['5BA-26-0083', ['SBA-(?<yy>\\d{2})-\\d{4}'], 'SBA-26-0083'],
])('%s is spelt by the grammar', (value, patterns, spelt) => {
  expect(spelledByGrammar(value, patterns)).toBe(spelt);
});

test.each([
  ['of the grammar as it stands', '12Oct2025-18', [DAY]],
  ['of another make', 'R-4711', [DAY]],
  ['misread in too many places', 'l2OctZOZ5-18', [DAY]],
  ['that two texts are as near to', '1A', ['lA|IA']],
  ['of a laboratory without a grammar', '120ct2025-18', []],
])('an identifier %s stays as it is', (_, value, patterns) => {
  expect(spelledByGrammar(value, patterns)).toBeNull();
});
