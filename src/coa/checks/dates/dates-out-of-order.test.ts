import { expect, test } from 'vitest';
import type { DateField } from '../../fields/fields.ts';
import { date, registered, testArtifacts } from '../../testing/fields.ts';
import check from './dates-out-of-order.ts';

const run = (...dates: DateField[]) => check.run(testArtifacts({ dates }));

test('passes ordered ≤ received ≤ analysed ≤ reported, all on one day included', () => {
  expect(
    run(
      date('ordered', '2026-08-20'),
      date('received', '2026-08-25'),
      date('analysed', '2026-08-27'),
      date('reported', '2026-08-30'),
    ).outcome,
  ).toBe('pass');
  expect(run(date('reported', '2026-08-25'), date('received', '2026-08-25')).outcome).toBe('pass');
});

test('disorder by days is a doubt; a note where genuine reports of the laboratory show it', () => {
  const dates = [date('received', '2026-06-09'), date('analysed', '2026-06-04')];
  const finding = run(...dates);
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(finding.rests?.sort()).toEqual(['date_analysed', 'date_received']);
  const laboratory = registered({ habits: [{ habit: 'analysed-before-received', value: null, seen: 'Two reports.' }] });
  expect(check.run(testArtifacts({ dates, laboratory })).severity).toBe('note');
  expect(
    check.run(testArtifacts({ dates: [date('received', '2026-06-09'), date('reported', '2026-06-04')], laboratory }))
      .severity,
  ).toBe('doubt');
});

test.each([
  [14, 'doubt'],
  [15, 'decisive'],
] as const)('disorder by %d days is %s', (days, severity) => {
  expect(run(date('received', `2026-06-${1 + days}`), date('reported', '2026-06-01')).severity).toBe(severity);
});

test('years apart, a misread year is likelier than an edited one: a doubt', () => {
  const severity = (received: string) => run(date('received', received), date('reported', '2021-06-01')).severity;
  expect([severity('2023-06-01'), severity('2026-08-10')]).toEqual(['decisive', 'doubt']);
});

test('names the worst pair', () => {
  const finding = run(date('ordered', '2026-07-02'), date('received', '2026-09-01'), date('reported', '2026-07-01'));
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive' });
  expect(finding.rests?.sort()).toEqual(['date_received', 'date_reported']);
  expect(finding.flag).toContain('1 September 2026');
});

test('the acquisition time over a chromatogram counts as the analysis, label or not', () => {
  expect(run(date('received', '2026-06-20'), date('acquired', '2026-06-22', { label: '' })).outcome).toBe('pass');
  expect(run(date('received', '2026-06-20'), date('acquired', '2026-03-02', { label: '' }))).toMatchObject({
    outcome: 'fail',
    severity: 'decisive',
  });
});

test('dates that can be told two ways, have no label, or belong to making and expiry are not compared', () => {
  const received = date('received', '2026-06-20');
  expect(run(received, date('reported', ['2026-03-04', '2026-04-03'])).outcome).toBe('not-applicable');
  expect(run(received, date('reported', '2026-03-04', { label: '' })).outcome).toBe('not-applicable');
  expect(run(received, date('manufactured', '2026-07-30'), date('expiry', '2026-01-01')).outcome).toBe(
    'not-applicable',
  );
  expect(run(received).outcome).toBe('not-applicable');
});

test('a bare "Date:" beside a date of report is another date, and the report date where there is none', () => {
  const analysed = date('analysed', '2026-06-21');
  const bare = date('reported', '2026-06-08', { label: 'Date:' });
  expect(run(analysed, bare, date('reported', '2026-06-22', { label: 'Date of Report' })).outcome).toBe('pass');
  expect(run(analysed, bare).severity).toBe('doubt');
});
