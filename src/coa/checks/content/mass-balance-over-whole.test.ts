import { expect, test } from 'vitest';
import type { CompositionField } from '../../fields/fields.ts';
import { testFields } from '../../testing/fields.ts';
import check from './mass-balance-over-whole.ts';

function share(part: CompositionField['part'], value: number): CompositionField {
  return { part, value, text: `${value} %`, confidence: 0.9, box: [0, 0, 10, 10], label: part, readings: 1 };
}

test('passes shares that fit into the whole, rounding included', () => {
  expect(
    check.run({
      fields: testFields({ composition: [share('peptide', 88.7), share('counter-ion', 7.1), share('water', 4.2)] }),
    }).outcome,
  ).toBe('pass');
  expect(
    check.run({
      fields: testFields({ composition: [share('peptide', 90), share('counter-ion', 8), share('water', 3.9)] }),
    }).outcome,
  ).toBe('pass');
});

test('accuses shares that exceed the whole, and names each', () => {
  const finding = check.run({
    fields: testFields({ composition: [share('peptide', 96.5), share('counter-ion', 9.1)] }),
  });
  expect(finding).toMatchObject({
    outcome: 'fail',
    severity: 'decisive',
    rests: ['share_peptide', 'share_counter-ion'],
  });
});

test('judges nothing without the peptide or without a second share', () => {
  expect(
    check.run({ fields: testFields({ composition: [share('counter-ion', 60), share('water', 60)] }) }).outcome,
  ).toBe('not-applicable');
  expect(check.run({ fields: testFields({ composition: [share('peptide', 99)] }) }).outcome).toBe('not-applicable');
});

test('a decimal point lost in reading is not evidence', () => {
  expect(
    check.run({
      fields: testFields({ composition: [share('peptide', 85.3), share('counter-ion', 10.8), share('water', 33)] }),
    }).outcome,
  ).toBe('not-applicable');
  expect(
    check.run({ fields: testFields({ composition: [share('peptide', 97), share('counter-ion', 9)] }) }),
  ).toMatchObject({ outcome: 'fail', severity: 'decisive' });
});
