import { expect, test } from 'vitest';
import { fixtureDataset } from '../../../../tests/support/dataset.ts';
import type { Fields } from '../../fields/fields.ts';
import { date, field, testArtifacts } from '../../testing/fields.ts';
import check from './identifier-date-contradicts.ts';

const { laboratories } = fixtureDataset();
const run = (id: string, found: Partial<Fields>) => {
  const laboratory = laboratories.find((entry) => entry.id === id)!;
  return check.run(
    testArtifacts({
      laboratory: { name: laboratory.name, laboratory, basis: [], cell: null, confidence: 0.9 },
      ...found,
    }),
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
