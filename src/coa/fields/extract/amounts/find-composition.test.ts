import { describe, expect, test } from 'vitest';
import { graphOf } from '../../../testing/page.ts';
import { findComposition } from './find-composition.ts';

function find(page: string) {
  return findComposition(graphOf(page)).map(({ part, value }) => [part, value]);
}

describe('shares by weight', () => {
  test('in rows, under the names they go by', () => {
    expect(find('Net peptide       88.7 %\nAcetate           7.1 %\nMoisture          4.2 %')).toEqual([
      ['peptide', 88.7],
      ['counter-ion', 7.1],
      ['water', 4.2],
    ]);
    expect(find('Peptide content   91.4 %\nTFA               4.8 %\nKarl Fischer      3.1 %')).toEqual([
      ['peptide', 91.4],
      ['counter-ion', 4.8],
      ['water', 3.1],
    ]);
  });

  test('are the results of a table, not its limits', () => {
    expect(
      find(`
      Test               Specification       Result
      Net peptide        NLT 80.0 %          85.3 %
      Counter-ion        NMT 12.0 %          10.8 %
      Water              ≤ 8.0 %             3.3 %
    `),
    ).toEqual([
      ['peptide', 85.3],
      ['counter-ion', 10.8],
      ['water', 3.3],
    ]);
  });

  test('under their names, in the boxes of a form', () => {
    expect(
      find(
        'Water        Counter-ion     Net peptide     Endotoxin\n4.6 %        8.1 %           98.4 %          < 0.5 EU/mg',
      ),
    ).toEqual([
      ['water', 4.6],
      ['counter-ion', 8.1],
      ['peptide', 98.4],
    ]);
    expect(find('Water           complies\nAcetate 7.1 %')).toEqual([['counter-ion', 7.1]]);
  });

  test('are no figures of a table beside', () => {
    expect(
      find(`
      CAS            221231-10-3          Acetate            ≤ 12.0 %        8.6 %
      Counter-ion    Acetate              Peptide content    ≥ 80.0 %        87.5 %
      Counter-ion    TFA                  HPLC purity        ≥ 98.0 %        98.4 %
    `),
    ).toEqual([
      ['counter-ion', 8.6],
      ['peptide', 87.5],
    ]);
  });

  test('of several counter-ions are those of each', () => {
    expect(find('Net peptide   84.1 %\nAcetate   7.1 %\nTFA    0.4 %\nChloride   1.2 %\nAcetic acid   7.1 %')).toEqual([
      ['peptide', 84.1],
      ['counter-ion', 7.1],
      ['counter-ion', 0.4],
      ['counter-ion', 1.2],
    ]);
    expect(find('Counter-ion   7.1 %\nAcetate   7.1 %')).toEqual([['counter-ion', 7.1]]);
  });

  test('are each taken once', () => {
    expect(find('Water       3.1 %\nMoisture    3.2 %')).toEqual([['water', 3.1]]);
  });
});

test.each([
  'Peptide content (anhydrous basis)   98.4 %',
  'Peptide content   98.4 % (on the dried basis)',
  'Net peptide, acetate-free   98.4 %',
  'Peptide content (% of label claim)   102.4 %',
  'Peptide content, as base   98.4 %',
  'Peptide content   98.4 %   of claim',
  'Peptide   99.3 %',
  'Water activity   31 %',
  '',
  'Peptide content   9.77 mg',
  'Water    ≤ 8.0 %',
  'Purity   99.35 %',
  'Store away from water and light at 5 % humidity or less at all times',
])('"%s" holds none', (page) => {
  expect(find(page)).toEqual([]);
});

test('which counter-ion it is has no share of its own', () => {
  expect(find('Counter ion:         Acetate\nNet peptide content:    81.5 %')).toEqual([['peptide', 81.5]]);
});

test('what says which it is takes no figure beside', () => {
  const page = 'Counter-ion: Acetate     Injection volume: 10 µL          97.05%\nNet peptide content:    81.5 %';
  expect(find(page)).toEqual([['peptide', 81.5]]);
});
