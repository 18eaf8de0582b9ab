import { expect, test } from 'vitest';
import type { DateRole, Fields } from '../../fields/fields.ts';
import { date, testArtifacts } from '../../testing/fields.ts';
import check from './date-printed-otherwise.ts';

const run = (second: string | string[], role: DateRole = 'reported', found: Partial<Fields> = {}, label = 'Date:') =>
  check.run(
    testArtifacts({
      dates: [date(role, '2026-01-22', { label: 'Date of report' }), date(role, second, { label })],
      ...found,
    }),
  );

test.each([
  ['reported', 'report date'],
  ['received', 'date of receipt'],
] as const)('two days on which it was %s, months apart, are a doubt', (role, name) => {
  const finding = run('2026-06-21', role);
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: [`date_${role}`, `date_${role}1`] });
  expect(finding.flag).toBe(
    `It gives two different dates as its ${name}, 150 days apart: “Date of report” 22 January 2026 and “Date:” 21 June 2026.`,
  );
  expect(check).toMatchObject({ contradictsItself: true, corroboratesPixels: true });
});

test('days that agree, or lie within a month, pass; so does one that may be near', () => {
  expect(run('2026-01-22').outcome).toBe('pass');
  expect(run('2026-02-22').outcome).toBe('pass');
  expect(run('2026-02-23').outcome).toBe('fail');
  expect(run(['2026-02-01', '2026-06-21']).outcome).toBe('pass');
});

test.each([
  ['days of analyses, of which there may be several', run('2026-06-21', 'analysed')],
  ['a day without a label', run('2026-06-21', 'reported', {}, '')],
  ['the day of a copy', run('2026-06-21', 'reported', {}, 'Reprinted on')],
  ['a day to come', run('2026-12-21')],
  ['a page that replaces another', run('2026-06-21', 'reported', { saysAmended: true })],
  ['one day', run('2026-06-21', 'reported', { dates: [date('reported', '2026-01-22')] })],
])('%s: there is nothing to compare', (_, finding) => {
  expect(finding.outcome).toBe('not-applicable');
});
