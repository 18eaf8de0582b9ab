import { expect, test } from 'vitest';
import { withCapital } from './capital.ts';

test('the first letter is a capital, and the rest as it was', () => {
  expect(['report number', 'CAS number', '30 days', ''].map(withCapital)).toEqual([
    'Report number',
    'CAS number',
    '30 days',
    '',
  ]);
});
