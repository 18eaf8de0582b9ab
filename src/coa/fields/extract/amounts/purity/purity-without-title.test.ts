import { expect, test } from 'vitest';
import { purityOn } from '../../../../testing/fields-on-page.ts';

test.each([
  [
    'under the share of the area, in a table of what was found',
    'Analyte        LOQ (mg)    Result (mg/vial)    % of label    Area %    Status\nRetatrutide    0.05        21.18               105.9         99.42     PASS',
    99.42,
    2,
  ],
  [
    'of the total peptide area',
    'Purity. By integration at 214 nm the main peak accounts for 98.7 % of the total peptide area. Two minor',
    98.7,
    1,
  ],
  [
    'of total area',
    'mg of peptide. Main peak 98.07 % of total area at 220 nm. Mass 849.34 (M+H), as it should be for',
    98.07,
    2,
  ],
  ['called an assay, where nothing is called a purity', 'Assay (HPLC), area at 214 nm     96.7 %', 96.7, 1],
  ['as the share of the peaks’ area', 'At 214 nm it accounted for 98.7 % of the integrated peak area.', 98.7, 1],
])('the purity %s', (_, page, value, decimals) => {
  expect(purityOn(page)).toMatchObject({ value, decimals });
});

test.each([
  ['stands beside the substance', 'Mass Identification      Result\nOrexin A                 99.529%', 99.529],
  [
    'is the whole number where another has lost its first digit',
    'Purity    9.327%\n\nMass Identification      Result\nOrexin A                 99.327%',
    99.327,
  ],
])('the purity %s', (_, page, value) => {
  expect(purityOn(page)?.value).toBe(value);
});

test.each([
  [
    'as the share of the area in words',
    'The principal peak represents 99.6\nper cent of the total peak area. The balance is one late-eluting peak.',
    99.6,
  ],
  [
    'in the words of a shop, and not as what it accepts',
    'This batch was tested on 8 May 2026 and the result is 98.6\n% pure by reverse phase HPLC. Mass as expected.\n\nMinimum purity we accept: 98 %',
    98.6,
  ],
])('the purity %s', (_, page, wanted) => {
  expect(purityOn(page)).toMatchObject({ value: wanted });
});
