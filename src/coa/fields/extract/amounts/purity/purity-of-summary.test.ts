import { expect, test } from 'vitest';
import { purityOn } from '../../../../testing/fields-on-page.ts';

test.each([
  [
    'as the mean, set to the right of its head',
    'Vial    Main peak, area %                       RT        Flag\n1                               99.352          11.20     final\n2                               99.348          11.20     final\nMean                            99.351',
    99.351,
    3,
  ],
  ['as the mean of five', 'Vial            Purity\nNo. 1           99.44 %\nMean of five    99.41 %', 99.41, 2],
  [
    'as the mean of vials side by side',
    'Results by vial                  Vial 1    Vial 2    Mean     SD\nPurity, area % (214 nm)          98.97     99.05     99.02    0.04',
    99.02,
    2,
  ],
  [
    'of a total, under a head of the parts',
    'Component      Claim     Found       Purity (component)\nBPC-157        10 mg     10.83 mg    99.09 %\nTB-500         10 mg     9.77 mg     98.95 %\nTotal blend    20 mg     20.60 mg    99.02 %',
    99.02,
    2,
  ],
])('the purity %s', (_, page, value, decimals) => {
  expect(purityOn(page)).toMatchObject({ value, decimals });
});

test.each([
  [
    'is the average of several vials',
    'Purity   Vial 1: 99.48%\n\nMass Identification     Average purity\nOrexin A                99.46%',
    99.46,
  ],
  [
    'is the average of a blend, in the line under those of its parts',
    'Peptide     Found (mg)   Purity (%)\nGHK-Cu      51.62        99.5\nBPC-157     10.77        99.2\n\nEndotoxin: 0.31 EU/mg - Average purity of the blend: 99.28 %\n\nPurity\n99.5 %',
    99.28,
  ],
])('the purity %s', (_, page, value) => {
  expect(purityOn(page)?.value).toBe(value);
});
