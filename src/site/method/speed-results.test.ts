import { expect, test } from 'vitest';
import { SPEED } from './speed.ts';
import { goalWords, keepsGoal, type SpeedRow } from './speed-results.ts';

test('the committed figures fit the schema, and each says truly whether it keeps its goal', () => {
  for (const row of SPEED.rows) expect([row.id, row.met]).toEqual([row.id, keepsGoal(row)]);
  expect(new Set(SPEED.rows.map(({ id }) => id)).size).toBe(SPEED.rows.length);
});

test('every row of the promise was measured', () => {
  expect(SPEED.rows.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'check-a4-150-dpi',
      'check-screenshot',
      'check-messenger-jpeg',
      'check-phone-photo',
      'first-check',
      'check-bundle',
      'memory',
      'decode-prepare',
      'mcp-10',
      'mcp-1000',
      'mcp-10000',
      'cold-mcp',
      'cold-health',
      'build-10',
      'build-1000',
      'build-10000',
      'weight-home',
      'weight-vendor',
      'weight-check',
    ]),
  );
});

const spread = (median: number) => ({ median, least: median, most: median, n: 1 });
const row = (
  of: 'figure' | 'ratio' | 'difference',
  most: number,
  ours: number,
  theirs: number | null,
): Pick<SpeedRow, 'ours' | 'opponent' | 'ratio' | 'goal' | 'unit'> => ({
  ours: spread(ours),
  opponent: theirs === null ? null : { name: 'other', ...spread(theirs) },
  ratio: theirs === null ? null : ours / theirs,
  goal: { of, most },
  unit: 'ms',
});

test.each([
  ['figure', 15, 9, null, true, '≤ 15 ms'],
  ['figure', 15, 16, null, false, '≤ 15 ms'],
  ['ratio', 1.5, 150, 100, true, '≤ 1.5 ×'],
  ['ratio', 1.5, 151, 100, false, '≤ 1.5 ×'],
  ['ratio', 1.5, 1, null, false, '≤ 1.5 ×'],
  ['difference', 40, 60, 30, true, '≤ +40 ms'],
  ['difference', 40, 71, 30, false, '≤ +40 ms'],
] as const)('a %s of at most %d: %d against %s', (of, most, ours, theirs, met, words) => {
  const judged = row(of, most, ours, theirs);
  expect([keepsGoal(judged), goalWords(judged)]).toEqual([met, words]);
});

test('a row without a goal keeps none', () => {
  const free = { ...row('figure', 1, 1, null), goal: null };
  expect([keepsGoal(free), goalWords(free)]).toEqual([null, '–']);
});
