import { expect, test } from 'vitest';
import { fieldsOn } from '../../../testing/fields-on-page.ts';

const TABLE =
  'RT (min)     Area          Area %\n7.210        25.7          0.61\n9.482        4202.8        99.39\nTotal        4228.5        100.00';

test('a peak table', () => {
  const fields = fieldsOn(`
    Peak     RT (min)     Area          Area %
    1        4.210        12.4          0.42
    2        9.872        2939.7        99.58
    Total                 2952.1        100.00
  `);
  expect(fields.peaks!.rows.map(({ value, retention, area }) => [value, retention, area?.value])).toEqual([
    [0.42, 4.21, 12.4],
    [99.58, 9.872, 2939.7],
  ]);
  expect(fields.peaks).toMatchObject({ totalPercent: 100, totalArea: 2952.1 });
});

test('the main peak is the purity of a page that prints none, but for laboratories on our list', () => {
  expect(fieldsOn(TABLE).purity).toMatchObject({ value: 99.39, isMainPeak: true });
  expect(fieldsOn(`# Partnerlab Analytical\n\nwww.partnerlab.example\n${TABLE}`).purity).toBeNull();
  expect(fieldsOn(`Purity (HPLC)      99.2 %\n${TABLE}`).purity).toMatchObject({ value: 99.2 });
});

test('of two peak tables that with the purity is the sample’s, and the other is counted', () => {
  const { peaks } = fieldsOn(`
    Purity (HPLC)    98.10 %

    RT       Area      Area %
    4.41     31022.0   99.71
    7.20     90.2      0.29

    RT       Area      Area %
    4.10     9810.0    98.10
    6.20     190.0     1.90
  `);
  expect(peaks).toMatchObject({ others: 1, rows: [{ value: 98.1 }, { value: 1.9 }] });
});

test('beside the purity other percentages of its row and column are kept, but no peak’s share', () => {
  const { purity } = fieldsOn(`
    Test             Found        Stability    Purity
    Purity (HPLC)    99.60 %      T0           98.10 %

    RT               Area %       Area
    4.10             98.10 %      9810.0
    6.20             1.90 %       190.0
  `);
  expect(purity).toMatchObject({ value: 99.6, beside: [98.1] });
  expect(fieldsOn('Purity   99.60 %\n\nRT       Area %\n4.10     98.10 %\n6.20     1.90 %').purity?.beside).toEqual([]);
});

test.each([
  ['>99.80% ± 0.18%', 'more than'],
  ['≥ 99.80% ± 0.18%', 'at least'],
  ['99.80% ± 0.18%', undefined],
])('a purity printed as %s is told as a bound where it is one', (printed, bound) => {
  const { purity } = fieldsOn(`
    Analysis                   Method          Result
    Chromatographic Purity     HPLC-UV/VIS     ${printed}
  `);
  expect(purity).toMatchObject({ value: 99.8, decimals: 2 });
  expect(purity?.bound).toBe(bound);
});
