import { expect, test } from 'vitest';
import { peaks, testArtifacts } from '../../testing/fields.ts';
import check from './peak-table-does-not-add-up.ts';

const run = (...given: Parameters<typeof peaks>) => check.run(testArtifacts({ peaks: peaks(...given) }));

test('passes area percents that sum to 100, within their rounding', () => {
  expect(run([['99.31'], ['0.42'], ['0.27']])).toMatchObject({
    outcome: 'pass',
    rests: ['peak_1', 'peak_2', 'peak_3'],
  });
  expect(run([['98.7'], ['0.4'], ['0.4'], ['0.4']]).outcome).toBe('pass');
  expect(
    run([
      ['99.31', 9931],
      ['0.42', 42],
      ['0.27', 27],
    ]).outcome,
  ).toBe('pass');
});

test('a percent sign is no decimal: rounding is allowed for as without it', () => {
  const rows = [
    ['97.84 %', 158603],
    ['1.89 %', 3064],
    ['0.27 %', 444],
  ] as const;
  expect(run(rows).outcome).toBe('pass');
  expect(
    run([
      ['97.84 %', 158603],
      ['1.89 %', 3064],
      ['0.27 %', 544],
    ]).outcome,
  ).toBe('fail');
});

test('a sum above 100 is decisive and rests on every row', () => {
  const finding = run([['99.31'], ['0.92'], ['1.77']]);
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive', rests: ['peak_1', 'peak_2', 'peak_3'] });
  expect(finding.flag).toContain('102.00');
});

test('a sum below 100 may be a row not read: decisive only when the printed total shows that all are here', () => {
  const rows = [
    ['95.10', 95100],
    ['0.42', 420],
    ['0.27', 270],
  ] as const;
  expect(run(rows).outcome).toBe('not-applicable');
  expect(run(rows, { totalArea: 95790 })).toMatchObject({ outcome: 'fail', severity: 'decisive' });
});

test('an area out of proportion to its percentage is found, and named', () => {
  const finding = run([
    ['97.31', 9731],
    ['1.42', 142],
    ['0.67', 67],
    ['0.60', 251],
  ]);
  expect(finding.outcome).toBe('fail');
  expect(finding.rests).toContain('peak_4');
  expect(finding.why).toContain('251');
});

test('a contradiction that one misread digit would explain is a doubt, and says which', () => {
  const finding = run([
    ['0.787', 3266.5],
    ['95.744', 397348.4],
    ['0.924', 3832.9],
    ['1.643', 4328.9],
    ['0.669', 2776.3],
    ['0.833', 3457.7],
  ]);
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(finding.why).toContain('the 6 of 1.643 were a 0');
});

test('nonsense from a misread row is not evidence', () => {
  expect(run([['99.31'], ['0.42'], ['927']]).outcome).not.toBe('fail');
});

test('cannot judge without a table of two rows', () => {
  expect(check.run(testArtifacts()).outcome).toBe('not-applicable');
  expect(run([['99.31']]).outcome).toBe('not-applicable');
});
