import { expect, test } from 'vitest';
import type { DateField, Fields } from '../../fields/fields.ts';
import type { LearnedInterval } from '../../forensics/layouts/intervals.ts';
import { date, testArtifacts } from '../../testing/fields.ts';
import check from './dates-half-a-year-apart.ts';

const received = date('received', '2025-03-02');
const run = (dates: DateField[], found: Partial<Fields> = {}, intervals: LearnedInterval[] = []) =>
  check.run(
    testArtifacts({ dates: [received, ...dates], ...found }, { timing: { intervals, sequences: [], printed: null } }),
  );

test('a report more than half a year after the receipt is a doubt', () => {
  const finding = run([date('reported', '2026-03-04')]);
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: ['date_received', 'date_reported'] });
  expect(finding.flag).toBe(
    'There are 367 days between receipt (2 March 2025) and the report (4 March 2026); laboratories that test peptides take days or weeks.',
  );
  expect(check).toMatchObject({ decides: { doubt: 'unclear' }, corroboratesPixels: true });
});

test('the pair that lies apart is named', () => {
  const late = run([date('analysed', '2026-03-01'), date('reported', '2026-03-04')]);
  expect(late.rests).toEqual(['date_received', 'date_analysed']);
  const edited = run([date('analysed', '2025-03-05'), date('reported', '2026-03-04')]);
  expect(edited.rests).toEqual(['date_analysed', 'date_reported']);
});

test('within half a year it passes, whichever day an open date means', () => {
  const finding = run([date('analysed', '2025-03-20'), date('reported', '2025-08-30')]);
  expect(finding).toMatchObject({
    outcome: 'pass',
    rests: ['date_received', 'date_analysed', 'date_reported'],
  });
  expect(run([date('reported', ['2025-09-01', '2026-01-09'])]).outcome).toBe('pass');
  const open = date('received', ['2025-02-03', '2025-03-02']);
  expect(run([], { dates: [open, date('reported', '2025-09-01')] }).outcome).toBe('pass');
  expect(run([date('reported', '2025-09-01')]).outcome).toBe('pass');
  expect(run([date('reported', '2025-09-02')]).outcome).toBe('fail');
});

const LEARNED = { from: 'received', to: 'reported', least: 1, most: 400, of: 9 } as const;

test.each([
  ['a date without a label', run([date('reported', '2026-03-04', { label: '' })])],
  ['the day of a copy', run([date('reported', '2026-03-04', { label: 'Print date' })])],
  ['a day to come', run([date('reported', '2027-03-04')])],
  ['a page that replaces another', run([date('reported', '2026-03-04')], { saysAmended: true })],
  ['a laboratory whose intervals are known', run([date('reported', '2026-03-04')], {}, [LEARNED])],
  ['one date', run([])],
])('%s: there is nothing to compare', (_, finding) => {
  expect(finding.outcome).toBe('not-applicable');
});

test('rests on the dates that were compared: not on that of a copy', () => {
  const copy = date('reported', '2025-03-09', { label: 'Reprinted' });
  expect(run([copy, date('reported', '2026-03-04')]).rests).toEqual(['date_received', 'date_reported1']);
});
