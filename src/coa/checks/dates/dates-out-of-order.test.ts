import { expect, test } from 'vitest';
import type { DateField } from '../../fields/fields.ts';
import type { Box } from '../../geometry/box.ts';
import { date, registered, testArtifacts, unregistered } from '../../testing/fields.ts';
import check, { isPlainlyDated } from './dates-out-of-order.ts';

const run = (...dates: DateField[]) => check.run(testArtifacts({ dates, laboratory: registered({}) }));

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

test('a date of a kind that the laboratory’s reports do not print is a shop’s stamp, and is not compared', () => {
  const printing = (...printed: string[]) => among([500, 1400, 90, 20], ...printed);
  const among = (box: Box, ...printed: string[]) =>
    check.run(
      testArtifacts(
        {
          dates: [date('reported', '2026-02-03', { box: [500, 500, 90, 20] }), date('received', '2026-10-05', { box })],
          laboratory: registered({}),
        },
        { timing: { intervals: [], sequences: [], printed } },
      ),
    );
  expect(among([500, 540, 90, 20], 'reported').severity, 'in a list with one that they print').toBe('decisive');
  expect(printing('reported', 'acquired').outcome).toBe('not-applicable');
  expect(printing('received', 'reported').severity).toBe('decisive');
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

test('a date on which two readings disagree does not hide what the others say', () => {
  const misread = date('reported', '2026-01-20', { disputed: true });
  const [received, analysed] = [date('received', '2026-06-09'), date('analysed', '2026-06-04')];
  expect(run(received, misread).outcome).toBe('not-applicable');
  const finding = run(received, analysed, misread);
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(finding.rests?.sort()).toEqual(['date_analysed', 'date_received']);
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

test('says what it found, in words', () => {
  expect(run(date('received', '2026-06-20'), date('reported', '2026-06-01'))).toEqual({
    outcome: 'fail',
    severity: 'decisive',
    why: 'By its dates, the result was reported on 1 June 2026, 19 days before the sample was received (20 June 2026).',
    flag: 'Its dates are out of order: the result was reported on 1 June 2026, 19 days before the sample was received (20 June 2026).',
    rests: ['date_received', 'date_reported'],
    boxes: [],
  });
  expect(run(date('received', '2026-06-20'), date('analysed', '2026-06-18'))).toMatchObject({
    why: 'By its dates, the sample was analysed on 18 June 2026, 2 days before the sample was received (20 June 2026). A slip by the laboratory would explain it; so would an edited date.',
    flag: 'Its dates are out of order: the sample was analysed on 18 June 2026, 2 days before the sample was received (20 June 2026).',
  });
  expect(run(date('ordered', '2026-06-20'), date('received', '2026-06-19')).flag).toBe(
    'Its dates are out of order: the sample was received on 19 June 2026, 1 day before the analysis was ordered (20 June 2026).',
  );
  expect(run(date('received', '2026-06-20'), date('acquired', '2026-03-02')).why).toContain(
    'the chromatogram was recorded on 2 March 2026',
  );
  expect(run(date('received', '2026-06-20'), date('reported', '2020-06-01'))).toMatchObject({
    why: 'By its dates, the result was reported on 1 June 2020, 2210 days before the sample was received (20 June 2026). When dates are this far apart, we have more often misread a year than found an edit.',
    flag: 'Its dates are out of order, or we misread one: the result was reported on 1 June 2020, 2210 days before the sample was received (20 June 2026).',
  });
  expect(run(date('received', '2026-06-20'), date('reported', '2026-06-21'))).toEqual({
    outcome: 'pass',
    why: '2 dates are in order.',
    flag: 'Its dates are in a possible order.',
    rests: [],
  });
  expect(run().why).toBe('Fewer than two labelled, unambiguous dates could be read.');
});

test('a habit of the laboratory is told, for the dates that it is about and for days only', () => {
  const laboratory = registered({
    name: 'Quarrybank Analytical',
    habits: [
      { habit: 'purity-decimals', value: '3', seen: 'Other reports.' },
      { habit: 'analysed-before-received', value: null, seen: 'Two reports.' },
    ],
  });
  const judged = (...dates: DateField[]) => check.run(testArtifacts({ dates, laboratory }));
  expect(judged(date('received', '2026-06-09'), date('analysed', '2026-06-04'))).toMatchObject({
    severity: 'note',
    why: 'By its dates, the sample was analysed on 4 June 2026, 5 days before the sample was received (9 June 2026). Genuine reports by Quarrybank Analytical do this too. Two reports.',
    flag: 'The sample is dated as analysed before it was received. This laboratory’s genuine reports do this too, so it means little.',
    rests: ['date_received', 'date_analysed'],
  });
  expect(judged(date('received', '2026-06-09'), date('analysed', '2026-05-04')).severity).toBe('decisive');
  expect(judged(date('ordered', '2026-06-09'), date('analysed', '2026-06-04')).severity).toBe('doubt');
});

test.each([
  [5 * 365, 'decisive'],
  [5 * 365 + 1, 'doubt'],
] as const)('disorder by %d days is %s', (days, severity) => {
  const received = new Date(Date.UTC(2021, 5, 1) + days * 86_400_000).toISOString().slice(0, 10);
  expect(run(date('received', received), date('reported', '2021-06-01')).severity).toBe(severity);
});

test('of two pairs equally far apart the first is named; dates of one place are not compared', () => {
  expect(
    run(date('ordered', '2026-06-10'), date('received', '2026-06-10'), date('reported', '2026-06-05')).rests,
  ).toEqual(['date_ordered', 'date_reported']);
  expect(run(date('analysed', '2026-06-10'), date('acquired', '2026-06-05', { label: '' })).outcome).toBe('pass');
});

test('a date with a bare label is left out only beside one of its own role with a better label', () => {
  for (const label of ['Date', 'Dated:', 'date', '- Date -']) {
    const bare = date('reported', '2026-06-08', { label });
    expect(run(date('analysed', '2026-06-21'), bare, date('reported', '2026-06-22')).outcome, label).toBe('pass');
  }
  const bare = date('reported', '2026-06-08', { label: 'Date:' });
  expect(run(date('analysed', '2026-06-21'), bare, date('received', '2026-06-01')).outcome).toBe('fail');
});

test('of several dates of one kind each must lie on the wrong side: two vials, an amended report, a standard', () => {
  expect(
    run(
      date('received', '2026-05-12'),
      date('received', '2026-06-10'),
      date('analysed', '2026-05-14'),
      date('reported', '2026-06-15'),
    ).outcome,
  ).toBe('pass');
  expect(
    run(date('analysed', '2026-06-13'), date('reported', '2026-05-15'), date('reported', '2026-06-18')).outcome,
  ).toBe('pass');
  expect(
    run(date('received', '2026-06-10'), date('received', '2026-06-12'), date('reported', '2026-05-15')),
  ).toMatchObject({
    severity: 'decisive',
    why: 'By its dates, the result was reported on 15 May 2026, 26 days before the sample was received (10 June 2026).',
  });
});

test('an order may follow the receipt: a further test ordered later is a doubt at most', () => {
  expect(run(date('ordered', '2026-06-02'), date('reported', '2026-05-12')).severity).toBe('doubt');
});

test.each([
  ['on no list', unregistered()],
  ['that was not found', null],
])('of a laboratory %s we do not know the habits: days are a note, weeks a doubt', (_, laboratory) => {
  const judged = (received: string) =>
    check.run(testArtifacts({ dates: [date('received', received), date('analysed', '2026-06-04')], laboratory }));
  expect(judged('2026-06-18')).toMatchObject({
    outcome: 'fail',
    severity: 'note',
    rests: ['date_received', 'date_analysed'],
  });
  expect(judged('2026-06-18').why).toMatch(/ and we do not know this one’s habits\.$/);
  expect(judged('2026-06-19').severity).toBe('doubt');
});

test.each([
  'Received',
  'Date received:',
  'Receipt date',
  'Day of receipt',
  'Sample received',
  'Date of analysis',
  'Analysis date',
  'Date tested',
  'Testing completed',
  'Test conducted',
  'Date analysed',
  'Analyzed',
  'Date of laboratory activity',
  'Date completed',
  'Completion date',
  'Date of completion',
  'Report date',
  'Date reported',
  'COA issued',
  'Report issued',
  'Date certified',
  'Print date',
  'Date issued',
  'Date of issue',
  'Issue date',
  'Date',
])('a day behind “%s” may accuse', (label) => {
  expect(isPlainlyDated({ label, role: 'reported' })).toBe(true);
});

test.each([
  'Standard received',
  'Received by',
  'Instrument test date',
  'Tested by',
  'Date completed by client',
  'Order completion date',
  'Previous report date',
  'Report date of standard',
  'Licence issue date',
  'Date issued by',
  'Start date',
  'Date of birth',
])('one behind “%s” may not', (label) => {
  expect(isPlainlyDated({ label, role: 'reported' })).toBe(false);
});

test('on a page that replaces another, and behind labels of other days, weeks are a doubt', () => {
  const dates = [date('received', '2026-09-01'), date('reported', '2026-07-01')];
  expect(check.run(testArtifacts({ dates, laboratory: registered({}), saysAmended: true })).severity).toBe('doubt');
  for (const label of ['Effective date', 'Issued', 'Last updated'])
    expect(run(dates[0]!, date('reported', '2026-07-01', { label })).severity, label).toBe('doubt');
});
