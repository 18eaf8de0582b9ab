import { expect, test } from 'vitest';
import type { DateField } from '../../fields/fields.ts';
import { date, testArtifacts } from '../../testing/fields.ts';
import check from './report-out-of-date.ts';

const run = (...dates: DateField[]) => check.run(testArtifacts({ dates }, { today: '2026-11-20', staleMonths: 12 }));

test('passes while the newest date is within the limit, to the day', () => {
  expect(run(date('received', '2024-01-01'), date('reported', '2025-11-20'))).toMatchObject({
    outcome: 'pass',
    rests: ['date_reported'],
  });
});

test('is decisive a day past the limit, and says which date', () => {
  const finding = run(date('received', '2025-11-12'), date('reported', '2025-11-19'));
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive', rests: ['date_reported'] });
  expect(finding.flag).toContain('19 November 2025');
});

test('the limit is the site’s', () => {
  const old = testArtifacts({ dates: [date('reported', '2025-11-19')] }, { today: '2026-11-20', staleMonths: 18 });
  expect(check.run(old).outcome).toBe('pass');
});

test('of a date that can be told two ways the later day counts', () => {
  expect(run(date('reported', ['2025-06-12', '2025-12-06']))).toMatchObject({
    outcome: 'pass',
    flag: 'Its newest date, 12 June 2025 or 6 December 2025, is within 12 months if the later is meant.',
  });
  expect(run(date('reported', ['2026-03-10', '2026-10-03'])).flag).toBe(
    'Its newest date, 10 March 2026 or 3 October 2026, is within 12 months.',
  );
});

test('dates of making and expiry keep no report fresh', () => {
  expect(
    run(date('reported', '2025-01-19'), date('expiry', '2027-01-01'), date('manufactured', '2026-10-01')),
  ).toMatchObject({ outcome: 'fail', severity: 'decisive' });
  expect(run(date('expiry', '2027-01-01')).outcome).toBe('not-applicable');
});

test('cannot judge a page without a date', () => {
  expect(run().outcome).toBe('not-applicable');
});

test('says what it found, in words', () => {
  expect(run(date('received', '2025-11-12'), date('reported', '2025-11-19'))).toEqual({
    outcome: 'fail',
    severity: 'decisive',
    why: 'The newest date is 19 November 2025; the limit is 12 months.',
    flag: 'Its newest date, 19 November 2025, is more than 12 months old.',
    rests: ['date_reported'],
    boxes: [],
  });
  expect(run(date('received', '2026-11-12'))).toEqual({
    outcome: 'pass',
    why: 'The newest date is 12 November 2026.',
    flag: 'Its newest date, 12 November 2026, is within 12 months.',
    rests: ['date_received'],
  });
  expect(run().why).toBe('No date could be read on the page.');
});

test('a date without a label keeps a report fresh unless it lies in the future, where it may be one of expiry', () => {
  const bare = (day: string) => date('reported', day, { label: '' });
  const old = date('received', '2025-01-19');
  expect(run(old, bare('2026-11-20')).outcome).toBe('pass');
  expect(run(old, bare('2026-11-21')).outcome).toBe('fail');
  expect(run(old, date('reported', '2026-11-21')).outcome).toBe('pass');
});

test('rests on the date that is the newest, of two of one kind as well', () => {
  expect(run(date('reported', '2024-01-19'), date('reported', '2025-02-19')).rests).toEqual(['date_reported1']);
});

test('a date of a kind that the laboratory’s reports do not print makes none newer, unless it is the only one', () => {
  const stamp = date('received', '2026-10-05', { box: [500, 1400, 90, 20] });
  const printing = (...dates: DateField[]) =>
    check.run(
      testArtifacts(
        { dates },
        { today: '2026-11-20', staleMonths: 12, timing: { intervals: [], sequences: [], printed: ['reported'] } },
      ),
    );
  expect(printing(date('reported', '2025-06-02'), stamp)).toMatchObject({ outcome: 'fail', rests: ['date_reported'] });
  expect(printing(stamp).outcome).toBe('pass');
});
