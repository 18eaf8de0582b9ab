import { expect, test } from 'vitest';
import type { CompositionField } from '../../fields/fields.ts';
import { testFields } from '../../testing/fields.ts';
import check from './mass-balance-over-whole.ts';

function share(part: CompositionField['part'], value: number): CompositionField {
  return { part, value, text: `${value} %`, confidence: 0.9, box: [0, 0, 10, 10], label: part, readings: 1 };
}

const run = (...composition: CompositionField[]) => check.run({ fields: testFields({ composition }) });

test('passes shares that fit into the whole, rounding included', () => {
  expect(run(share('peptide', 88.7), share('counter-ion', 7.1), share('water', 4.2))).toMatchObject({
    outcome: 'pass',
    why: 'peptide 88.7 %, counter-ion 7.1 %, water 4.2 %: 100.0 % in all.',
    flag: 'Peptide, counter-ion and water do not exceed the whole.',
    rests: ['share_peptide', 'share_counter-ion', 'share_water'],
  });
  expect(run(share('peptide', 90), share('counter-ion', 8), share('water', 4)).outcome).toBe('pass');
});

test('doubts shares that exceed the whole, and names each', () => {
  expect(run(share('peptide', 96.5), share('counter-ion', 9.1))).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    rests: ['share_peptide', 'share_counter-ion'],
    why: 'peptide 96.5 %, counter-ion 9.1 %: 105.6 % in all.',
    flag: 'Peptide, counter-ion and water add up to 105.6 %, more than the whole.',
  });
});

test('counts every counter-ion, each by a name of its own', () => {
  expect(run(share('peptide', 90), share('counter-ion', 9), share('counter-ion', 4))).toMatchObject({
    outcome: 'fail',
    rests: ['share_peptide', 'share_counter-ion', 'share_counter-ion1'],
  });
});

test('judges nothing without the peptide or without a second share', () => {
  const unread = {
    outcome: 'not-applicable',
    why: 'Net peptide, and a counter-ion or water beside it, could not be read.',
  };
  expect(run(share('counter-ion', 60), share('water', 60))).toMatchObject(unread);
  expect(run(share('peptide', 99))).toMatchObject(unread);
});

test('a decimal point lost in reading is not evidence', () => {
  expect(run(share('peptide', 85.3), share('counter-ion', 10.8), share('water', 33))).toMatchObject({
    outcome: 'not-applicable',
    why: expect.stringContaining('A decimal point may have been lost: peptide 85.3 %'),
  });
  expect(run(share('peptide', 93.5), share('water', 10)).outcome).toBe('not-applicable');
  expect(run(share('peptide', 98.5), share('water', 35)).outcome).toBe('not-applicable');
});

test('none was lost where no share has one, nor of a single digit', () => {
  expect(run(share('peptide', 97), share('counter-ion', 9))).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(run(share('peptide', 97.5), share('counter-ion', 9))).toMatchObject({ outcome: 'fail', severity: 'doubt' });
});
