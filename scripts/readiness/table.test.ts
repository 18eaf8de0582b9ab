import { expect, test } from 'vitest';
import { runCheck } from './check.ts';
import { readinessTable } from './table.ts';

const rule = { rule: 'must be', source: 'somebody' };
const probe = () => Promise.reject(new Error('no network'));

test('outcomes are told with those that fail first, and counted', async () => {
  const outcomes = await Promise.all([
    runCheck({ ...rule, id: 'one', run: async () => 'there' }, probe),
    runCheck({ ...rule, id: 'two', because: 'nothing is sold' }, probe),
    runCheck({ ...rule, id: 'three', run: async (ask) => (await ask('/')).text }, probe),
  ]);
  expect(readinessTable(outcomes)).toBe(
    'fail      three  no network  [somebody]\npass      one    there  [somebody]\nleft out  two    nothing is sold  [somebody]\n\n1 of 2 checks pass; 1 are left out, each with its reason.',
  );
});
