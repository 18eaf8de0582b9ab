import { expect, test } from 'vitest';
import type { Verdict } from '../../../src/coa/verdict/verdicts.ts';
import type { MadeLabel } from '../../certificates/labels.ts';
import { calibrationError, describeVerdicts, doubtsRightField, type Judged, macroF1 } from './score-verdicts.ts';

function judged(wanted: Verdict, given: Verdict, confidence = 0.9, label: Partial<MadeLabel> = {}): Judged {
  return {
    label: { scenario: wanted, capture: 'png1x', tamper: null, ...label, verdict: wanted } as MadeLabel,
    verdict: given,
    confidence,
    redFlags: [],
    doubted: [],
  };
}
const times = (n: number, make: () => Judged) => Array.from({ length: n }, make);

test('macro-F1 is 1 when all is right and 0 when nothing is', () => {
  expect(macroF1([judged('stale', 'stale'), judged('borrowed', 'borrowed')])).toBe(1);
  expect(macroF1([judged('stale', 'borrowed'), judged('borrowed', 'stale')])).toBe(0);
});

test('macro-F1 weighs every verdict alike, however rare', () => {
  // stale: precision 9/10, recall 1; borrowed: precision 1, recall 1/2.
  const rows = [
    ...times(9, () => judged('stale', 'stale')),
    judged('borrowed', 'stale'),
    judged('borrowed', 'borrowed'),
  ];
  expect(macroF1(rows)).toBeCloseTo((18 / 19 + 2 / 3) / 2, 9);
});

test('calibration: a rate that is what it says has no error', () => {
  expect(
    calibrationError([...times(9, () => judged('stale', 'stale', 0.9)), judged('stale', 'borrowed', 0.9)]),
  ).toBeCloseTo(0, 9);
  expect(calibrationError(times(4, () => judged('stale', 'stale', 1)))).toBe(0);
  expect(calibrationError(times(4, () => judged('stale', 'borrowed', 0.95)))).toBeCloseTo(0.95, 9);
});

test('calibration weighs each bin by its size', () => {
  const rows = [...times(3, () => judged('stale', 'stale', 1)), judged('stale', 'borrowed', 0.5)];
  expect(calibrationError(rows)).toBeCloseTo(0.5 / 4, 9);
});

test('the figures as text: rates with n, false accusations, kinds of alteration, confusion', () => {
  const text = describeVerdicts([
    ...times(3, () => judged('genuine-independent', 'genuine-independent', 0.7, { scenario: 'genuine' })),
    judged('genuine-independent', 'fabricated', 0.9, { scenario: 'genuine' }),
    judged('fabricated', 'fabricated', 0.9, { scenario: 'fab_chem' }),
    judged('fabricated', 'genuine-independent', 0.7, { scenario: 'fab_pixel', tamper: 'digit_swap' }),
  ]);
  const line = (start: string) => text.split('\n').find((row) => row.startsWith(start)) ?? '';
  expect(line('verdict right')).toContain('4/6');
  expect(line('clean pages called fabricated')).toContain('1/4');
  expect(line('impossible content')).toContain('1/1');
  expect(line('local edits called fabricated')).toContain('0/1');
  expect(line('altered pages answered')).toContain('1/2');
  expect(line('digit_swap')).toContain('0/1');
  expect(line('genuine-independent')).toMatch(/3.*1/);
});

test('the right field is in doubt when a flag is about one that was edited', () => {
  const label = { tampered_fields: ['received', 'purity'] } as MadeLabel;
  expect(doubtsRightField({ label, doubted: ['date_received'] })).toBe(true);
  expect(doubtsRightField({ label, doubted: ['date_received1'] })).toBe(true);
  expect(doubtsRightField({ label, doubted: ['date_reported', 'client'] })).toBe(false);
  expect(doubtsRightField({ label: { tampered_fields: null } as MadeLabel, doubted: ['purity'] })).toBe(false);
});
