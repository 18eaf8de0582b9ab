import { expect, test } from 'vitest';
import { contentOn } from '../../../../testing/fields-on-page.ts';

test.each([
  ['with its spread', 'Quantity    10.43 mg ± 0.20 mg', 10.43],
  ['with a misread unit', 'Net content    10.43 rng', 10.43],
  ['with a unit set small and misread', 'Net content    10.43 mn', 10.43],
  ['with its spread in brackets, of which the sign was misread', 'Assay per vial    5.31 mg (U + 0.16 mg, k 2)', 5.31],
  ['by external standard', 'Semaglutide by external standard (n = 2)     10.29 mg/vial', 10.29],
  ['with a decimal point that was read as a colon', 'Net content    32:37 mg', 32.37],
  ['where its title says that the peptide was found', 'peptide found          5.24 mg/vial', 5.24],
  ['in a row titled by the compound with remarks', 'Results\nGHK-Cu (GHK content)     50.14 mg (41.92 mg)', 50.14],
  ['in a list that one unit closes', 'Content    4.78, 5.23 mg', 4.78],
  ['with a five of which a reader makes a sign', 'Net content    $.32 mg', 5.32],
  [
    'in the first line of a blend',
    'HPLC Potency    Semax 11.1 mg (110.9 %)\n                Selank 11.4 mg (113.7 %)',
    11.1,
  ],
  ['and not what a vial may hold', 'Assay (HPLC)     10.04 mg / vial     Spec: 9.0–11.0 mg', 10.04],
  ['in a row whose title says so anywhere', 'Assay (HPLC), as base    5.14 mg per vial', 5.14],
  [
    'of a total, called a blend',
    'Component      Claim     Found\nBPC-157        10 mg     10.83 mg\nTotal blend    20 mg     20.60 mg',
    20.6,
  ],
  ['behind how much there is', 'How much     9.37 mg free base in the vial (93.7 % of what it says)', 9.37],
  [
    'with a stroke that was read twice, beside its limits',
    'Test      Acceptance criterion     Result\nAssay     4.5 -—5.5 mg/vial        4.89 mgj/vial',
    4.89,
  ],
  [
    'as the sum of peptides',
    'Component     Purity     Found\nBPC-157       99.1 %     5.18 mg\nTB-500        98.6 %     5.07 mg\nSum of peptides          10.25 mg',
    10.25,
  ],
  ['beside a title that gives the claim in brackets', 'Peptide content (label claim 10 mg)     9.72 mg', 9.72],
  [
    'behind a long title with brackets',
    'Mass of peptide in the vial (external standard, n = 3)        10.43 ± 0.25 mg',
    10.43,
  ],
])('the content %s', (_, page, content) => {
  expect(contentOn(page)?.value ?? null).toBe(content);
});
