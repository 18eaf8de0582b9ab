import { expect, test } from 'vitest';
import { graphOf } from '../../../testing/page.ts';
import { findImpurities } from './find-impurities.ts';

const find = (page: string) => findImpurities(graphOf(page));

test.each([
  ['Total impurities     3.20 %', 3.2],
  ['Total impurities: 3.20 %', 3.2],
  ['Sum of related substances     0.61 %', 0.61],
  ['Largest single impurity     0.26 %\nTotal impurities     0.44 %', 0.44],
  ['Test                 Limit        Result\nTotal impurities     NMT 3.0 %    0.44 %', 0.44],
  ['Total impurities     0.44 %     Purity     99.56 %', 0.44],
  ['Any unspecified impurity     1.2 %', 1.2],
])('%s', (page, value) => {
  expect(find(page)).toBe(value);
});

test.each([
  'Total impurities     ≤ 3.0 %',
  'Elemental impurities     3.2 %',
  'Chiral impurities     3.2 %',
  'Residual solvents     3.2 %',
  'Total impurities     complies',
  'Purity     99.2 %',
  'Total impurities     99.2 %',
])('"%s" gives none', (page) => {
  expect(find(page)).toBeNull();
});
