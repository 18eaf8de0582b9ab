import { expect, test } from 'vitest';
import { purityOn } from '../../../../testing/fields-on-page.ts';

test.each([
  [
    'beside its unit and the limit of detection, where its column has no head',
    '                  Test Item(s)    Unit      MDL                 Client’s limit\nPurity (HPLC)                     area-%    0.05     99.08      98.0 min.',
    99.08,
    2,
  ],
  ['without its sign under a title that gives it', 'Determined Purity (%)\n99.74', 99.74, 2],
  ['with its unit in a cell of its own', 'Purity (RP-HPLC)     99,46     area %', 99.46, 2],
  ['under a title that gives its unit', 'Purity, % area\n99.64', 99.64, 2],
])('the purity %s', (_, page, value, decimals) => {
  expect(purityOn(page)).toMatchObject({ value, decimals });
});

test.each([
  ['under a head that gives its unit behind a stroke', 'Purity / % area\n99.62', 99.62],
  ['beside a title that gives the unit and of what it is a share', 'Purity, % of total UV area     99.05', 99.05],
])('the purity %s', (_, page, wanted) => {
  expect(purityOn(page)).toMatchObject({ value: wanted });
});
