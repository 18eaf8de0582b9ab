import { expect, test } from 'vitest';
import { contentOn } from '../../../../testing/fields-on-page.ts';

test.each([
  ['beside the compound and before the claim', 'Thymosin alpha-1 found     5.46 mg per vial (label 5 mg)', 5.46],
  ['before the claim', 'Net content     10.43 mg     10mg', 10.43],
  ['in a row of several vials', 'Results\nSemax          31.99 mg; 30.75 mg.\nPurity         98.501%', 31.99],
  [
    'as the average of what was found of a compound',
    'Vial       Gross fill, mg    NAD+ found, mg    Of label, %\n1          541.2             512.4             102.5\n2          537.0             507.9             101.6\nAverage    539.1             510.2             102.0',
    510.2,
  ],
  ['over its unit', '# 31.72\n\nmg / vial', 31.72],
  ['beside its purity', 'Results     Semax     10.66 mg; purity 99.542%', 10.66],
  [
    'before its unit in the row of the compound, and not its retention time',
    'Name           Time      Conc.       Unit\nGHK-Cu         4.905     10.147      mg/vial',
    10.147,
  ],
  [
    'before its unit where the last column names the compound',
    'Peak      Time       Conc.        Unit          Area%        Name\n1         4.905      10.284       mg/vial       99.318       GHK-Cu',
    10.284,
  ],
  [
    'under a head over a unit that was misread',
    'Analyte      Claim      Found\n                        (mgivial)\nGHK-Cu       30         31.47',
    31.47,
  ],
  [
    'beside its compound, with its share of the claim',
    'Test         Result               Limit\nKPV          10.22 mg (102.2 %)   9.0 mg',
    10.22,
  ],
  [
    'beside what was found',
    'Test                        Result\nKPV found (method HB-09)*          9.84 mg per vial',
    9.84,
  ],
])('the content %s', (_, page, content) => {
  expect(contentOn(page)?.value ?? null).toBe(content);
});

test.each([
  [
    'behind the whole name of the compound',
    'GHK copper     Task 12\nThymosin beta-4: 10.58 mg\nPurity: 99.239%',
    '10.58 mg',
  ],
])('the content %s', (_, page, wanted) => {
  expect(contentOn(page)?.text).toBe(wanted);
});
