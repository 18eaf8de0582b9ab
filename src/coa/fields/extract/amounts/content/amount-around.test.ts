import { expect, test } from 'vitest';
import { contentOn } from '../../../../testing/fields-on-page.ts';

test.each([
  ['set large, whose unit lost its tail', 'NET PEPTIDE CONTENT\n# 9.71m', 9.71],
  ['without its unit under a title that gives it', 'Determined Content (mg)\n10.16', 10.16],
  [
    'as the mean in a row of its own',
    'Quantity\nVial A              10.44 mg\nVial B              10.31 mg\nMean (RSD 0.9 %)    10.41 mg',
    10.41,
  ],
  ['under a head that gives its unit behind a stroke', 'Amount / mg per vial\n10.38', 10.38],
  [
    'under a head whose unit stands below it, in the rows of compound and total',
    'No.    Name           Time      Amount\n                                mg/vial\n1      n.a.           6.912     n.a.\n2      Ipamorelin     8.236     10.31\n       Total:                   10.31',
    10.31,
  ],
  [
    'on the card of the average',
    'Vial 1      Vial 2      Mean value\n5.18 mg     5.25 mg     5.22 mg\n99.62 %     99.58 %     99.61 %',
    5.22,
  ],
])('the content %s', (_, page, content) => {
  expect(contentOn(page)?.value ?? null).toBe(content);
});
