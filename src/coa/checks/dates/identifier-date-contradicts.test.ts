import { describe, expect, test } from 'vitest';
import { fixtureDataset } from '../../../../tests/support/dataset.ts';
import type { Fields } from '../../fields/fields.ts';
import type { LearnedInterval } from '../../forensics/layouts/intervals.ts';
import { date, field, registered, testArtifacts } from '../../testing/fields.ts';
import check from './identifier-date-contradicts.ts';

const { laboratories } = fixtureDataset();
const run = (
  id: string,
  found: Partial<Fields>,
  intervals: LearnedInterval[] = [],
  printed: string[] | null = null,
) => {
  const laboratory = laboratories.find((entry) => entry.id === id)!;
  return check.run(
    testArtifacts(
      {
        laboratory: { name: laboratory.name, laboratory, basis: [], cell: null, wordings: 0, confidence: 0.9 },
        ...found,
      },
      { timing: { intervals, sequences: [], printed } },
    ),
  );
};

test.each([
  ['freedom-diagnostics', { reportNumber: field('2606250659'), dates: [date('received', '2026-06-25')] }],
  ['freedom-diagnostics', { key: field('Whol2604280197'), dates: [date('received', '2026-04-28')] }],
  ['axispharm', { reportNumber: field('04Nov2025-18'), dates: [date('reported', '2025-11-04')] }],
  ['summit-bioanalytics', { reportNumber: field('SBA-26-0083'), dates: [date('reported', '2026-08-13')] }],
  ['summit-bioanalytics', { reportNumber: field('SBA-25-0001'), dates: [date('reported', '2026-01-05')] }],
] as [string, Partial<Fields>][])('%s: a number that agrees with its date passes', (id, found) => {
  expect(run(id, found).outcome).toBe('pass');
});

test('weeks between number and date are decisive, and rest on both', () => {
  const finding = run('freedom-diagnostics', {
    reportNumber: field('2606250659'),
    dates: [date('received', '2026-10-12')],
  });
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive', rests: ['report_number', 'date_received'] });
  expect(finding.flag).toContain('25 June 2026');
});

test('a day of a kind that its reports do not print is a shop’s stamp, and no day of the number', () => {
  const stamped = { reportNumber: field('2606250659'), dates: [date('received', '2026-10-12')] };
  expect(run('freedom-diagnostics', stamped, [], ['reported']).outcome).toBe('not-applicable');
  expect(run('freedom-diagnostics', stamped, [], ['received', 'reported']).severity).toBe('decisive');
});

test('of a laboratory of which we have seen few reports they are a doubt', () => {
  const { laboratory } = registered({
    ...laboratories.find(({ id }) => id === 'freedom-diagnostics'),
    reports_seen: 'few',
  });
  const found = {
    laboratory: { name: 'Freedom Diagnostics', laboratory, basis: [], cell: null, wordings: 0, confidence: 0.9 },
    reportNumber: field('2606250659'),
    dates: [date('received', '2026-10-12')],
  };
  expect(check.run(testArtifacts(found)).severity).toBe('doubt');
});

test('a day that only the laboratory’s habit tells from its other one holds against nobody', () => {
  const received = (day: string, otherDay?: string) =>
    run('freedom-diagnostics', {
      reportNumber: field('2602060659'),
      dates: [{ ...date('received', day), ...(otherDay === undefined ? {} : { otherDay }) }],
    });
  expect(received('2026-06-02').severity).toBe('decisive');
  expect(received('2026-06-02', '2026-02-06').outcome).toBe('pass');
});

test('days between them are a doubt', () => {
  expect(
    run('freedom-diagnostics', { reportNumber: field('2606250659'), dates: [date('received', '2026-07-02')] }),
  ).toMatchObject({ outcome: 'fail', severity: 'doubt' });
});

test('another year than the number carries is a doubt', () => {
  expect(
    run('summit-bioanalytics', { reportNumber: field('SBA-24-0083'), dates: [date('reported', '2026-08-13')] }),
  ).toMatchObject({ outcome: 'fail', severity: 'doubt' });
});

test('where its own date is not printed, weeks on the wrong side of another are a doubt', () => {
  const issued = (...dates: ReturnType<typeof date>[]) =>
    run('axispharm', { reportNumber: field('14May2025-23'), dates });
  expect(issued(date('received', '2026-07-16'))).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    rests: ['report_number', 'date_received'],
  });
  expect(issued(date('received', ['2025-03-05', '2025-05-03'])).outcome).toBe('not-applicable');
  expect(issued(date('received', ['2025-05-12', '2025-12-05'])).outcome).toBe('not-applicable');
  expect(
    run('freedom-diagnostics', { reportNumber: field('2606250659'), dates: [date('analysed', '2026-05-01')] }),
  ).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(
    run('freedom-diagnostics', { reportNumber: field('2606250659'), dates: [date('analysed', '2026-08-01')] }).outcome,
  ).toBe('not-applicable');
});

test('of a date that can be told two ways the one that agrees counts', () => {
  expect(
    run('freedom-diagnostics', {
      reportNumber: field('2606050659'),
      dates: [date('received', ['2026-05-06', '2026-06-05'])],
    }).outcome,
  ).toBe('pass');
});

test('cannot judge without register entry, number or date, nor by a number of another grammar', () => {
  const dates = [date('received', '2026-10-12')];
  expect(check.run(testArtifacts({ reportNumber: field('2606250659'), dates })).outcome).toBe('not-applicable');
  expect(run('freedom-diagnostics', { dates }).outcome).toBe('not-applicable');
  expect(run('freedom-diagnostics', { reportNumber: field('2606250659') }).outcome).toBe('not-applicable');
  expect(run('freedom-diagnostics', { reportNumber: field('R-1'), dates }).outcome).toBe('not-applicable');
  expect(run('freedom-diagnostics', { reportNumber: field('2699990659'), dates }).outcome).toBe('not-applicable');
});

describe('what is said', () => {
  test('of a number that agrees, by the day and by the year', () => {
    expect(
      run('freedom-diagnostics', { reportNumber: field('2606250659'), dates: [date('received', '2026-06-25')] }),
    ).toEqual({
      outcome: 'pass',
      why: expect.stringMatching(/ 2606250659 contains the date 25 June 2026\.$/),
      flag: 'Its number contains a date matching the one printed.',
      rests: ['report_number', 'date_received'],
    });
    expect(
      run('summit-bioanalytics', { reportNumber: field('SBA-26-0083'), dates: [date('reported', '2026-08-13')] }),
    ).toMatchObject({
      why: expect.stringMatching(/ SBA-26-0083 contains the year 2026\.$/),
      flag: 'Its number contains the year 2026, which fits its dates.',
      rests: ['report_number', 'date_reported'],
    });
  });

  test('of a number given out days before the sample was booked in: that its day fits, not that it is the one printed', () => {
    expect(
      run('freedom-diagnostics', { reportNumber: field('2606250659'), dates: [date('received', '2026-06-27')] }),
    ).toMatchObject({
      outcome: 'pass',
      flag: 'Its number contains the date 25 June 2026, which fits the date of receipt.',
      rests: ['report_number', 'date_received'],
    });
  });

  test('of one that does not', () => {
    expect(
      run('freedom-diagnostics', { reportNumber: field('2606250659'), dates: [date('received', '2026-10-12')] }),
    ).toMatchObject({
      why: expect.stringMatching(
        / 2606250659 contains the date 25 June 2026; the date of receipt given is 12 October 2026\.$/,
      ),
      flag: 'Its report number contains the date 25 June 2026, but the date of receipt given is 12 October 2026.',
    });
    expect(
      run('summit-bioanalytics', { reportNumber: field('SBA-24-0083'), dates: [date('reported', '2026-08-13')] }),
    ).toEqual({
      outcome: 'fail',
      severity: 'doubt',
      why: expect.stringMatching(/ SBA-24-0083 contains the year 2024\. The dates printed are from other years\.$/),
      flag: 'Its report number contains the year 2024, but its dates are from another year.',
      rests: ['report_number', 'date_reported'],
      boxes: [],
    });
  });

  test('of one whose own date is not printed', () => {
    expect(
      run('axispharm', { reportNumber: field('14May2025-23'), dates: [date('received', '2025-07-16')] }),
    ).toMatchObject({
      why: expect.stringMatching(
        / 14May2025-23 contains 14 May 2025 as the report date, but the page gives 16 July 2025 as the date of receipt, which cannot be so much later\.$/,
      ),
      flag: 'Its report number contains the date 14 May 2025, which does not fit the date of receipt, 16 July 2025.',
    });
    expect(
      run('freedom-diagnostics', { reportNumber: field('2606250659'), dates: [date('analysed', '2026-05-01')] }).why,
    ).toMatch(/cannot be so much earlier\.$/);
  });

  test('where it cannot judge', () => {
    expect(check.run(testArtifacts({ reportNumber: field('2606250659') })).why).toBe(
      'No laboratory on our list is named.',
    );
    expect(run('freedom-diagnostics', {}).why).toBe(
      'No number in which this laboratory is known to give a date could be compared with the dates printed.',
    );
  });
});

test.each([
  ['2026-06-28', undefined],
  ['2026-06-22', undefined],
  ['2026-06-29', 'doubt'],
  ['2026-06-21', 'doubt'],
  ['2026-07-09', 'doubt'],
  ['2026-07-10', 'decisive'],
  ['2026-06-10', 'decisive'],
] as const)('a number of 25 June beside a receipt of %s: %s', (day, severity) => {
  expect(
    run('freedom-diagnostics', { reportNumber: field('2606250659'), dates: [date('received', day)] }).severity,
  ).toBe(severity);
});

test.each([
  ['2026-07-09', 'not-applicable'],
  ['2026-07-10', 'fail'],
] as const)('a day of issue of 25 June beside an order of %s only: %s', (day, outcome) => {
  expect(run('freedom-diagnostics', { reportNumber: field('2606250659'), dates: [date('ordered', day)] }).outcome).toBe(
    outcome,
  );
});

test('dates without a label are not compared, nor those of making and expiry', () => {
  const reportNumber = field('2606250659');
  for (const other of [
    date('received', '2026-10-12', { label: '' }),
    date('manufactured', '2025-01-01'),
    date('expiry', '2028-01-01'),
  ])
    expect(run('freedom-diagnostics', { reportNumber, dates: [other] }).outcome).toBe('not-applicable');
});

test('a second number is compared when the first agrees', () => {
  expect(
    run('freedom-diagnostics', {
      reportNumber: field('2606250659'),
      key: field('Whol2604280197'),
      dates: [date('received', '2026-06-25')],
    }),
  ).toMatchObject({ outcome: 'fail', rests: ['key', 'date_received'] });
});

test('one that contradicts while a second one agrees may be misread: a doubt', () => {
  expect(
    run('freedom-diagnostics', {
      reportNumber: field('2604280659'),
      key: field('Whol2606250197'),
      dates: [date('received', '2026-06-25')],
    }),
  ).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: ['report_number', 'date_received'] });
});

test('near the turn of the year a number may carry either year; one date of the year is enough', () => {
  const outcome = (number: string, ...dates: ReturnType<typeof date>[]) =>
    run('summit-bioanalytics', { reportNumber: field(number), dates }).outcome;
  expect(outcome('SBA-25-0001', date('reported', '2026-03-03'))).toBe('pass');
  expect(outcome('SBA-25-0001', date('reported', '2026-03-04'))).toBe('fail');
  expect(outcome('SBA-26-0001', date('reported', '2025-10-30'))).toBe('pass');
  expect(outcome('SBA-26-0001', date('reported', '2025-10-20'))).toBe('fail');
  expect(outcome('SBA-24-0083', date('reported', '2026-08-13'), date('received', '2024-08-13'))).toBe('pass');
  expect(outcome('SBA-24-0083', date('reported', ['2026-08-09', '2024-08-09']))).toBe('pass');
  expect(outcome('SBA-24-0083', date('analysed', '2026-08-13'))).toBe('fail');
  expect(outcome('SBA-24-0083', date('ordered', '2026-08-13'))).toBe('not-applicable');
});

test.each([
  ['31Jan2025-18', '2025-01-31'],
  ['28Feb2025-18', '2025-02-28'],
  ['01Mar2025-18', '2025-03-01'],
  ['01Apr2025-18', '2025-04-01'],
  ['01May2025-18', '2025-05-01'],
  ['01Jun2025-18', '2025-06-01'],
  ['01Jul2025-18', '2025-07-01'],
  ['01Aug2025-18', '2025-08-01'],
  ['01Sep2025-18', '2025-09-01'],
  ['01Oct2025-18', '2025-10-01'],
  ['04Nov2025-18', '2025-11-04'],
  ['31Dec2025-18', '2025-12-31'],
])('%s carries %s', (number, day) => {
  expect(run('axispharm', { reportNumber: field(number), dates: [date('reported', day)] }).outcome).toBe('pass');
});

test.each(['31Feb2025-18', '00Jan2025-18', '01Abc2025-18'])('%s carries no day', (number) => {
  expect(run('axispharm', { reportNumber: field(number), dates: [date('reported', '2026-10-10')] }).outcome).toBe(
    'not-applicable',
  );
});

test('a laboratory may write the year in four digits', () => {
  const laboratory = registered({
    identifiers: [
      {
        field: 'batch',
        label: 'Lot',
        pattern: '^L(?<yyyymmdd>\\d{8})$',
        example: 'L20260625',
        carries: 'received',
      },
    ],
  });
  const judged = (day: string) =>
    check.run(testArtifacts({ laboratory, batch: field('L20260625'), dates: [date('received', day)] }));
  expect(judged('2026-06-25')).toMatchObject({ outcome: 'pass', why: 'Lot L20260625 contains the date 25 June 2026.' });
  expect(judged('2025-06-25')).toMatchObject({ severity: 'decisive', rests: ['batch', 'date_received'] });
});

test('a laboratory that numbers samples days before it receives them may, as far as its reports show', () => {
  const usual: LearnedInterval = { from: 'numbered', to: 'received', least: 1, most: 6, of: 14 };
  const received = (day: string, intervals: LearnedInterval[]) =>
    run('freedom-diagnostics', { reportNumber: field('2606250659'), dates: [date('received', day)] }, intervals);
  expect(received('2026-07-04', [])).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(received('2026-07-04', [{ ...usual, to: 'reported' }])).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(received('2026-07-04', [usual]).outcome).toBe('pass');
  expect(received('2026-07-05', [usual])).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(received('2026-07-13', [usual])).toMatchObject({ outcome: 'fail', severity: 'decisive' });
  expect(received('2026-06-22', [usual])).toMatchObject({ outcome: 'fail', severity: 'doubt' });
});

test('of several dates of one kind any may be the number’s; that of a copy is none, and digits without a label may be a telephone’s', () => {
  const number = { reportNumber: field('2605120659') };
  const received = date('received', '2026-05-12');
  const outcome = (...dates: ReturnType<typeof date>[]) => run('freedom-diagnostics', { ...number, dates }).outcome;
  expect(outcome(date('received', '2026-04-20', { label: 'Date Collected' }), received)).toBe('pass');
  expect(outcome(date('received', '2026-07-15', { label: 'Reprinted' }))).toBe('not-applicable');
  expect(
    run('freedom-diagnostics', { reportNumber: field('2406150123', { label: '' }), dates: [received] }).outcome,
  ).toBe('not-applicable');
  expect(
    run('freedom-diagnostics', { ...number, dates: [date('received', '2026-08-12', { label: 'Sampled on' })] })
      .severity,
  ).toBe('doubt');
});

test.each([
  'Printed',
  'Print date',
  'Printout of',
  'Re-printed',
  'Reprint date',
  'Issued again, reissued',
  'Re-issue date',
  'Revised',
  'Date amended',
  'Corrected on',
  'Last updated',
  'Downloaded',
  'Generated on',
])('a day behind “%s” is that of a copy, and held against no number', (label) => {
  const dates = [date('received', '2026-10-12', { label })];
  expect(run('freedom-diagnostics', { reportNumber: field('2606250659'), dates }).outcome).toBe('not-applicable');
});

test('rests on the date that was compared, of two of one kind as well', () => {
  const dates = [date('received', '2026-07-15', { label: 'Reprinted' }), date('received', '2026-10-12')];
  expect(run('freedom-diagnostics', { reportNumber: field('2606250659'), dates }).rests).toEqual([
    'report_number',
    'date_received1',
  ]);
});
