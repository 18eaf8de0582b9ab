import { describe, expect, test } from 'vitest';
import { acceptsValue } from './accepts.ts';

describe('a value', () => {
  test.each([
    ['client', 'Humber Molecular'],
    ['client', 'peptides of the Humber'],
    ['client', 'JP'],
    ['client', 'Coco'],
    ['client', 'Potency Labs'],
    ['client', 'Compound Labs Ltd'],
    ['client', 'Confidential'],
    ['manufacturer', 'N/A'],
    ['laboratory', 'Quarrybank Analytical'],
    ['sample', 'BPC-157 10mg'],
    ['sample', 'GHK-Cu'],
    ['batch', 'LOT35822'],
    ['batch', '5739/88'],
    ['batch', 'Grey Cap'],
    ['report_number', '#193587'],
    ['report_number', 'SBA-26-0083'],
    ['report_number', 'HA-260312-028'],
    ['key', '3KFEG35YQ8P7'],
    ['key', 'UUUJ-AGHD'],
    ['date_received', "25 AUG '26"],
    ['date_expiry', '2028-11-01'],
    ['cas', '137525-51-0'],
    ['formula', 'C62H98N16O22'],
    ['content', '10.42 mg'],
    ['label_claim', '5000 mcg'],
  ] as const)('%s: %s', (field, text) => {
    expect(acceptsValue(field, text)).toBe(true);
  });

  test.each([
    ['client', 'Mrs.'],
    ['client', 'Invoice'],
    ['client', 'owner'],
    ['sample', '1 of 1'],
    ['client', ''],
    ['client', '99.35 %'],
    ['client', 'NLT 98%'],
    ['client', 'software tests: names and figures are invented'],
    ['client', 'Same as Report To'],
    ['client', 'UAB'],
    ['client', 'Co. KG'],
    ['client', 'The Sample'],
    ['batch', '1 0: 332.45'],
    ['batch', 'it'],
    ['batch', '99.1%'],
    ['batch', 'Quantity received'],
    ['client', '2 years.'],
    ['client', 'Compound: HCG'],
    ['client', 'Compound HCG'],
    ['client', 'Sample Narne'],
    ['client', 'ANALYTICAL METHODS'],
    ['client', 'Research'],
    ['client', 'Proudly Owned and Operated in the USA'],
    ['client', 'Fine prove'],
    ['client', 'PROJECT'],
    ['client', 'pour les essais effectués.'],
    ['sample', 'Requirement'],
    ['sample', 'Value'],
    ['sample', 'Testing'],
    ['client', 'QC: J. v. Dael'],
    ['client', 'July 21'],
    ['client', '2026-10-14'],
    ['client', 'of the sample as it was received by the laboratory on that day'],
    ['client', 'Pass'],
    ['client', 'Search'],
    ['client', 'HPLC CHROMATOGRAM'],
    ['client', 'Mass Spectrometry Data'],
    ['client', 'Water Activity'],
    ['client', 'KPV — 10 mg'],
    ['sample', '14 October 2026'],
    ['sample', 'N/A'],
    ['batch', '2026-10-14'],
    ['batch', 'SS-31 50 mg'],
    ['batch', 'none shown'],
    ['batch', 'Not Specified'],
    ['sample', 'not available'],
    ['batch', 'Quality Card'],
    ['report_number', '5.0-7.5'],
    ['report_number', '+1 Da'],
    ['report_number', '12.47 min'],
    ['report_number', 'verify.tarn.example/AV-70318'],
    ['batch', 'a sentence that goes on for longer than a batch does'],
    ['report_number', 'Pending'],
    ['key', 'the key below'],
    ['key', '15-MAY-2026 16:08'],
    ['sample', 'nothing found above 0.5 % of base peak'],
    ['date_received', 'pending'],
    ['date_received', '31.31.2026'],
    ['cas', 'not assigned'],
    ['formula', 'see page 2'],
    ['content', '99.35 %'],
    ['label_claim', 'as stated'],
  ] as const)('%s is not: %s', (field, text) => {
    expect(acceptsValue(field, text)).toBe(false);
  });
});

test.each([
  ['sample', 'Fecha de analisis / Analysis'],
  ['batch', 'Conservaci6n / Storage'],
  ['batch', 'Fecha de control'],
  ['client', 'Date of sampling'],
  ['sample', 'White fluffy powder'],
  ['sample', 'Standard'],
] as const)('the value of %s is not what stands beside it, %s', (field, text) => {
  expect(acceptsValue(field, text)).toBe(false);
});

test.each(['Sample / Probe', 'Ship Date', 'Batch No', 'PO No.', 'no.', 'material no. 101488', 'Product name'])(
  'the next label, %s, is no client',
  (text) => {
    expect(acceptsValue('client', text)).toBe(false);
  },
);
