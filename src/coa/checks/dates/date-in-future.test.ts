import { expect, test } from 'vitest';
import type { DateField } from '../../fields/fields.ts';
import { date, registered, testArtifacts, unregistered } from '../../testing/fields.ts';
import check from './date-in-future.ts';

const run = (...dates: DateField[]) =>
  check.run(testArtifacts({ dates, laboratory: registered({}) }, { today: '2026-11-20' }));

test('passes dates up to today, and one of tomorrow: clocks differ', () => {
  expect(run(date('reported', '2026-11-20')).outcome).toBe('pass');
  expect(run(date('received', '2026-11-01'), date('reported', '2026-11-21')).outcome).toBe('pass');
});

test('weeks ahead is decisive, and rests on the latest date', () => {
  const finding = run(date('received', '2026-11-01'), date('reported', '2026-12-24'));
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive', rests: ['date_reported'] });
  expect(finding.flag).toContain('24 December 2026');
});

test('days ahead is a doubt', () => {
  expect(run(date('reported', '2026-11-27'))).toMatchObject({ outcome: 'fail', severity: 'doubt' });
});

test('of a date that can be told two ways the earlier day counts', () => {
  expect(run(date('reported', ['2026-06-12', '2026-12-06'])).outcome).toBe('pass');
});

test('expiry dates lie in the future, and a date without a label may be one', () => {
  expect(run(date('expiry', '2028-11-01')).outcome).toBe('not-applicable');
  expect(run(date('reported', '2028-11-01', { label: '' })).outcome).toBe('not-applicable');
  expect(run().outcome).toBe('not-applicable');
});

test('of several dates the latest is named, in words, with its own name among several of its role', () => {
  expect(run(date('reported', '2026-12-10'), date('reported', '2026-12-24'), date('received', '2026-12-20'))).toEqual({
    outcome: 'fail',
    severity: 'decisive',
    why: 'One date is 24 December 2026, which is 34 days after today, 20 November 2026.',
    flag: 'It gives a date in the future: 24 December 2026.',
    rests: ['date_reported1'],
    boxes: [],
  });
});

test.each([
  ['2026-11-21', undefined],
  ['2026-11-22', 'doubt'],
  ['2026-12-04', 'doubt'],
  ['2026-12-05', 'decisive'],
] as const)('%s: %s', (day, severity) => {
  expect(run(date('received', day)).severity).toBe(severity);
});

test('a date of making is a doubt; says why it passes or cannot judge', () => {
  expect(run(date('manufactured', '2027-12-04')).severity).toBe('doubt');
  expect(run(date('reported', '2026-11-20')).why).toBe('No date is later than today.');
  expect(run().why).toBe('No labelled date could be read on the page.');
});

test('so it is behind a label of something else, or told by a seller in another order of day and month', () => {
  for (const label of ['Effective date', 'Next review', 'Date', 'Tested on'])
    expect(run(date('reported', '2027-03-11', { label })).severity, label).toBe('doubt');
  expect(run(date('reported', '2027-03-11', { label: 'Report date' })).severity).toBe('decisive');
  expect(run(date('reported', '2026-12-10', { text: '12/10/2026' })).outcome).toBe('pass');
});

test('on a form that we do not know it is a doubt: the date may be that of a review, or until which something is kept', () => {
  const dates = [date('reported', '2027-03-11', { label: 'Review date' })];
  for (const laboratory of [null, unregistered()])
    expect(check.run(testArtifacts({ dates, laboratory }, { today: '2026-11-20' })).severity).toBe('doubt');
});

test('a date that is none of the future without its first figure, which may be a border, is neither held against a page nor for it', () => {
  for (const [day, text] of [
    ['2026-12-12', '12/12/2026'],
    ['2026-12-22', '12/22/2026'],
  ] as const)
    expect(run(date('reported', day, { text })), text).toMatchObject({
      outcome: 'not-applicable',
      why: `“${text}” would be later than today, 20 November 2026, but its first figure may be the border of its cell, misread.`,
    });
  expect(run(date('reported', '2026-12-09', { text: '12/09/2026' })).outcome).toBe('pass');
  expect(run(date('reported', '2026-12-12', { text: '12 Dec 2026' })).severity).toBe('decisive');
  expect(run(date('reported', '2027-10-09', { text: '10/09/2027' })).severity).toBe('decisive');
  const both = [date('reported', '2026-12-28', { text: '12/28/2026' }), date('received', '2026-12-12')];
  expect(run(...both)).toMatchObject({ severity: 'decisive', rests: ['date_received'] });
});
