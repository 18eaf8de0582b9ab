import { expect, test } from 'vitest';
import type { Fields } from '../../fields/fields.ts';
import { date, field, registered, testArtifacts } from '../../testing/fields.ts';
import check from './batch-newer-than-report.ts';

const DATES = [date('received', '2026-01-29'), date('reported', '2026-02-02'), date('expiry', '2028-02-02')];
const run = (batch: string, found: Partial<Fields> = {}) =>
  check.run(testArtifacts({ batch: field(batch), dates: DATES, ...found }));

test('a batch of a month long after the report is a doubt', () => {
  const finding = run('70-202606-21');
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: ['batch', 'date_reported'] });
  expect(finding.flag).toBe(
    'Its batch, “70-202606-21”, seems to date from June 2026, which is after the newest date on the page, 2 February 2026.',
  );
  expect(check).toMatchObject({ contradictsItself: true, corroboratesPixels: true });
});

test('so is one that writes its month without a zero', () => {
  expect(run('QX61626')).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(run('QX20226').outcome).toBe('pass');
});

test.each([
  ['of the month of the report, or the next', '70-202602-21'],
  ['of the next month', '70-202603-21'],
  ['that may mean an earlier month', 'IWR-010826'],
  ['older than the report', '251215-LUL'],
  ['of a month to come, as of expiry', 'EXP-202702'],
])('a batch %s passes', (_, batch) => {
  expect(run(batch)).toMatchObject({ outcome: 'pass', rests: ['batch'] });
});

test('a later date anywhere on the page, but for that of expiry, is the newest', () => {
  expect(run('70-202606-21', { dates: [...DATES, date('analysed', ['2026-05-06', '2026-06-05'])] }).outcome).toBe(
    'pass',
  );
});

test('more than a month later is later', () => {
  const outcome = (reported: string) => run('70-202603-21', { dates: [date('reported', reported)] }).outcome;
  expect([outcome('2026-01-29'), outcome('2026-01-28')]).toEqual(['pass', 'fail']);
});

test('the laboratory’s habit tells day and month of the newest', () => {
  const settled = date('reported', '2026-02-07', { otherDay: '2026-07-02' });
  expect(run('260615-LUL', { dates: [settled] }).outcome).toBe('fail');
  expect(run('260615-LUL', { dates: [date('reported', ['2026-02-07', '2026-07-02'])] }).outcome).toBe('pass');
});

test.each([
  ['no batch', { batch: null }],
  ['no date', { dates: [] }],
  ['a date to come', { dates: [date('reported', '2026-12-01')] }],
  ['a batch that carries no month', { batch: field('Blue Cap') }],
  [
    'a batch whose day is held against the dates already',
    {
      laboratory: registered({
        identifiers: [
          { field: 'batch', label: 'Lot', pattern: '^70-(?<yymmdd>\\d{6})', example: '70-260601', carries: 'received' },
        ],
      }),
      batch: field('70-260601-21'),
    },
  ],
] as [string, Partial<Fields>][])('%s is not judged', (_, found) => {
  expect(run('70-202606-21', found).outcome).toBe('not-applicable');
});
