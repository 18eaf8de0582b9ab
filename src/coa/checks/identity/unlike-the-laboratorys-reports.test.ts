import { expect, test } from 'vitest';
import type { DateRole, Field } from '../../fields/fields.ts';
import { date, field, purity, registered, testArtifacts } from '../../testing/fields.ts';
import check from './unlike-the-laboratorys-reports.ts';

const habits = [
  { habit: 'date-written', value: '^\\d{2}/\\d{2}/\\d{4}$', seen: 'Two reports.' },
  { habit: 'purity-decimals', value: '2', seen: 'Two reports.' },
  { habit: 'lot-starts-with-client-initials', value: null, seen: 'Two reports.' },
];
const run = (found: Parameters<typeof testArtifacts>[0], of = registered({ habits })) =>
  check.run(testArtifacts({ laboratory: of, ...found }));
const written = (text: string, role: DateRole = 'received') => ({ ...date(role, '2026-06-29'), text });

test('dates, decimals and lot as the laboratory prints them pass', () => {
  const finding = run({
    dates: [written(' 06/29/2026 '), written('06/30/2026', 'reported')],
    purity: purity(99.36, 2),
    batch: field('iwr-6384965'),
    client: field('Ivory Wharf Research'),
  });
  expect(finding).toMatchObject({
    outcome: 'pass',
    why: 'Dates, decimals and lot number are written as on the reports by Quarrybank Analytical that we have seen.',
    rests: ['batch', 'client', 'date_received', 'date_reported', 'purity'],
  });
  expect(finding.flag).toBeUndefined();
});

test.each([
  ['received', 'date of receipt'],
  ['analysed', 'date of analysis'],
  ['reported', 'report date'],
] as const)('a date %s that is written otherwise is said', (role, name) => {
  expect(run({ dates: [written('29 JUN 2026', role)] })).toMatchObject({
    outcome: 'fail',
    severity: 'note',
    why: `Unlike the reports by Quarrybank Analytical that we have seen: the ${name} is written “29 JUN 2026”.`,
    rests: [],
  });
});

test('a date that is not the laboratory’s own, or without a label, keeps to no habit', () => {
  for (const other of [written('29 JUN 2026', 'expiry'), { ...written('29 JUN 2026'), label: '' }])
    expect(run({ dates: [other] }).outcome).toBe('not-applicable');
});

test('large letters and small are one way of writing', () => {
  const months = [{ habit: 'date-written', value: '^\\d{2} [A-Z]{3} \\d{4}$', seen: 'Two reports.' }];
  expect(run({ dates: [written('29 Jun 2026')] }, registered({ habits: months })).outcome).toBe('pass');
});

test('a laboratory may print one of several numbers of decimals', () => {
  const several = registered({ habits: [{ habit: 'purity-decimals', value: '2,3', seen: 'Ten reports.' }] });
  expect([2, 3].map((decimals) => run({ purity: purity(99.4, decimals) }, several).outcome)).toEqual(['pass', 'pass']);
  expect(run({ purity: purity(99.4, 1) }, several).outcome).toBe('fail');
  expect(run({ dates: [written('29 JUN 2026')] }, several).outcome).toBe('not-applicable');
});

test('another way of writing is worth knowing, and no sentence among the flags', () => {
  const finding = run({ dates: [written('29 JUN 2026')], purity: purity(99.4, 1) });
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'note' });
  expect(finding.flag).toBeUndefined();
  expect(finding.why).toContain(
    'Unlike the reports by Quarrybank Analytical that we have seen: the date of receipt is written “29 JUN 2026”; the purity has 1 decimal place.',
  );
});

test('a lot that starts with another client’s initials is said', () => {
  expect(run({ batch: field('IWR-6384965'), client: field('Humber Molecular') })).toMatchObject({
    outcome: 'fail',
    severity: 'note',
    why: 'The lot numbers on the reports by Quarrybank Analytical that we have seen start with the client’s initials. Two reports. Here the client is “Humber Molecular” and the lot “IWR-6384965”.',
    flag: 'The lot “IWR-6384965” does not start with the client’s initials; those on the reports by Quarrybank Analytical that we have seen do.',
    rests: ['batch', 'client'],
  });
});

test('lots are held against the first two initials of a client that was read well', () => {
  const lot = (batch: string, client: Field<string>, of?: ReturnType<typeof registered>) =>
    run({ batch: field(batch), client }, of).outcome;
  expect(lot('IW-1', field('Ivory Wharf Research'))).toBe('pass');
  expect(lot('XYZ-1', field('Fenland'))).toBe('pass');
  expect(lot('XYZ-1', field('Humber Molecular', { confidence: 0.6 }))).toBe('fail');
  expect(lot('XYZ-1', field('Humber Molecular', { confidence: 0.59 }))).toBe('not-applicable');
  expect(['HX-1', 'HM-1'].map((batch) => lot(batch, field('Humber Molecular')))).toEqual(['fail', 'pass']);
  expect(lot('XYZ-1', field('Humber Molecular'), registered({ habits: habits.slice(0, 2) }))).toBe('not-applicable');
});

test('a laboratory whose habits are not known, or no laboratory, is not compared', () => {
  expect(run({ purity: purity(99.4, 1) }, registered())).toMatchObject({
    outcome: 'not-applicable',
    why: 'None of the habits of Quarrybank Analytical that we know could be compared.',
  });
  expect(run({ batch: field('IWR-6384965') }).outcome).toBe('not-applicable');
  expect(run({ client: field('Humber Molecular') }).outcome).toBe('not-applicable');
  expect(check.run(testArtifacts())).toMatchObject({
    outcome: 'not-applicable',
    why: 'No laboratory on our list is named.',
  });
});
