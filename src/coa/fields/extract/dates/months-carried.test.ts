import { expect, test } from 'vitest';
import { monthsCarried } from './months-carried.ts';

test.each([
  ['70-202606-21', [['2026-06-01']]],
  ['2026-06-A', [['2026-06-01']]],
  ['20260105L04BPCS20', [['2026-01-01']]],
  ['260615-LUL-RT5-01', [['2026-06-01']]],
  ['CG030526S1', [['2026-03-01', '2026-05-01']]],
  ['IWR-081026KPV', [['2026-08-01', '2026-10-01']]],
  ['LOT 25122026', [['2026-12-01']]],
  ['QX61626', [['2026-06-01']]],
  ['A-202606-B-202701', [['2026-06-01'], ['2027-01-01']]],
])('%s', (identifier, months) => {
  expect(monthsCarried(identifier)).toEqual(months);
});

test.each(['RT2608', 'LOT35822', 'LOT01626', 'LOT61699', '331234', '2604110251', 'EVOQ-199906', '202613', 'Blue Cap'])(
  '%s carries none',
  (identifier) => {
    expect(monthsCarried(identifier)).toEqual([]);
  },
);
