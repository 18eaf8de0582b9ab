import { expect, test } from 'vitest';
import { graphOf } from '../testing/page.ts';
import { findFields } from './find-fields.ts';
import type { PageKind } from './page-kinds.ts';

/** What a page that says this is. */
function kindOf(text: string): PageKind {
  return findFields({
    graph: graphOf(text),
    codes: [],
    laboratories: [],
    compounds: new Map(),
    toPicture: ({ left, top, right, bottom }) => [left, top, right - left, bottom - top],
  }).pageKind;
}

const HEAD = `
# Quarrybank Analytical
Certificate of Analysis
Client:  Humber Molecular      Batch:  LOT35822
Date received:  14 October 2026
`;

test.each<[PageKind, string]>([
  ['certificate', `${HEAD}Method:  RP-HPLC, UV 220 nm\nPurity (HPLC):  99.35 %`],
  [
    'certificate',
    `${HEAD}Chromatogram\nmAU     Retention time     Area %\nPurity:  99.35 %\nMobile phase A  0.1 % TFA\nFlow rate  1 mL/min`,
  ],
  [
    'chromatogram',
    'SAMPLE INFORMATION\nAcquired by:  System      Run time:  20.0 minutes\nInjection #:  1\nChromatogram\nmAU\n0.00  2.00  4.00  6.00  8.00  minutes\nPeak results\nRT  Area  Height  % Area\n7.571  9957899  1165367  98.78',
  ],
  [
    'certificate',
    'MOTS-c 40 mg\nPurity: 98.74 %     Net content: 41.9 mg\nHPLC chromatogram, 220 nm\nmAU\n2  4  6  8  10 min\nLot:  NB-MOTS-07\nfor research use, as every other lot of ours',
  ],
  [
    'spectrum',
    'Sample  LOT35822\nMass spectrum, ESI positive\nRelative abundance\n400  600  800  1000  1200  1400  m/z\n[M+2H]2+  710.4      [M+H]+  1419.8\nTheoretical  1419.5   Observed  1419.8',
  ],
  [
    'method',
    'Pump A  0.1 % trifluoroacetic acid in water\nPump B  0.1 % trifluoroacetic acid in acetonitrile\nFlow rate  1.0 mL/min\nWavelength  220 nm\nGradient   time   module   action\nColumn temperature  30 C',
  ],
  [
    'letter',
    'Dear Sir or Madam,\nthank you for your order. Please find enclosed the report of the sample that you sent us\nin October. Do not hesitate to contact us with any question about the results in it.\nYours sincerely,\nThe laboratory',
  ],
  [
    'continuation',
    'A. Meyer\nLaboratory director      2026-10-14\nAccess code:  94P86JF4\nVerify:  quarrybank.example/verify\nThis certificate of analysis relates only to the item tested, as received.\nDate issued: 2026-10-14',
  ],
  [
    'continuation',
    `${HEAD}Page 2 of 3\nThe following tests were asked for and their results stand overleaf, with what the client said of the sample.`,
  ],
  ['little-text', 'Vial as received'],
  ['other', `Invoice\nThank you.\n${'A line of a shop with things and prices  12.00\n'.repeat(4)}`],
])('a page is told to be a %s by what it says', (kind, text) => {
  expect(kindOf(text)).toBe(kind);
});

test('a certificate of which no result was read stays one', () => {
  expect(kindOf(`${HEAD}The results are listed in the table below, as the client asked for them in October.`)).toBe(
    'certificate',
  );
});
