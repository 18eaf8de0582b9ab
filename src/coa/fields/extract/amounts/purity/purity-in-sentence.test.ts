import { expect, test } from 'vitest';
import { purityOn } from '../../../../testing/fields-on-page.ts';

test.each([
  [
    'behind the colon of a long title',
    'Blend purity by HPLC (sum of both main peaks, at 214 nm): 99.14 % (spec. 98 % min.)',
    99.14,
    2,
  ],
  [
    'in a sentence that speaks of impurities, too',
    'purity was 98.6 % by area against what we require of it; no single impurity exceeded 0.7 %',
    98.6,
    1,
  ],
  [
    'on the line after that of its sentence',
    'By reversed-phase HPLC with UV detection at 214 nm it was found to have a purity of\n99.27 % by area normalisation.',
    99.27,
    2,
  ],
])('the purity %s', (_, page, value, decimals) => {
  expect(purityOn(page)).toMatchObject({ value, decimals });
});

test.each([
  [
    'and not as what is asked for',
    'By reversed-phase HPLC with detection at 220 nm the purity was found to be 98.6% by\narea. A purity of 98% or greater is customarily expected of this type of material.',
    98.6,
  ],
  [
    'behind the verb of its sentence',
    'The vial contained 20.64 mg of the peptide. The purity by HPLC at\n214 nm was 99.55 %. The mass spectrum showed the protonated molecule at m/z 391.36, as expected.',
    99.55,
  ],
  [
    'of the whole in a sentence',
    'Analyte      Purity\nBPC-157      99.4 %\n\nOverall blend purity 99.29 % (sum of the two named peaks at 214 nm). Contents were determined against reference vials. Not',
    99.29,
  ],
  [
    'in brackets at the end of its sentence',
    'Purity of the blend is the sum of the assigned peptide peaks (99.15 %).',
    99.15,
  ],
])('the purity %s', (_, page, wanted) => {
  expect(purityOn(page)).toMatchObject({ value: wanted });
});
