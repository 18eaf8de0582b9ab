import { expect, test } from 'vitest';
import type { LaboratoryIdentifier } from '../../../../dataset/laboratory.ts';
import { dayCarried, dayIn } from './day-carried.ts';

test.each([
  ['eight figures', { yyyymmdd: '20260415' }, '2026-04-15'],
  ['six figures, of this century', { yymmdd: '260415' }, '2026-04-15'],
  ['the name of a month', { ddMonyyyy: '04Nov2025' }, '2025-11-04'],
  ['the name of a month in capitals', { ddMonyyyy: '04NOV2025' }, '2025-11-04'],
  ['no group', {}, null],
  ['a group of another name', { year: '2026' }, null],
  ['a day that no calendar has', { yymmdd: '260231' }, null],
  ['a month that no calendar has', { yyyymmdd: '20261301' }, null],
  ['the name of no month', { ddMonyyyy: '04Nox2025' }, null],
])('the day of %s', (_, groups, day) => {
  expect(dayIn(groups)).toBe(day);
});

const grammar = (field: LaboratoryIdentifier['field'], pattern: string): LaboratoryIdentifier =>
  ({ field, pattern }) as LaboratoryIdentifier;

test.each([
  ['its grammar says where', 'TV260415-03', [grammar('report_number', '^TV(?<yymmdd>\\d{6})-\\d\\d$')], '2026-04-15'],
  [
    'of the other grammar that fits',
    'TV260415-03',
    [
      grammar('report_number', '^TV\\d{6}-\\d\\d$'),
      grammar('report_number', '^QX(?<yymmdd>\\d{6})$'),
      grammar('report_number', '^TV(?<yymmdd>\\d{6})-\\d\\d$'),
    ],
    '2026-04-15',
  ],
  ['not of the grammar of another field', 'TV260415-03', [grammar('key', '^TV(?<yymmdd>\\d{6})-\\d\\d$')], null],
  ['not where it does not fit', 'QX260415', [grammar('report_number', '^TV(?<yymmdd>\\d{6})-\\d\\d$')], null],
] as const)('a number carries a day: %s', (_, value, identifiers, day) => {
  expect(dayCarried(value, 'report_number', identifiers)).toBe(day);
});
