import { expect, test } from 'vitest';
import { remainingChecks } from './remaining.ts';

test.each([
  ['"daily";r=29;t=4211', 29],
  ['"daily"; t=4211; r=0', 0],
  ['"daily";t=4211', null],
  ['', null],
  [null, null],
])('%j leaves %j', (field, remaining) => {
  expect(remainingChecks(field)).toBe(remaining);
});
