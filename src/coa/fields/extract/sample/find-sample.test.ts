import { expect, test } from 'vitest';
import { sampleOn } from '../../../testing/fields-on-page.ts';

test('a trade name for two compounds means both', () => {
  expect(
    sampleOn('Sample: TB-500 10mg')
      .compound?.compounds.map(({ id }) => id)
      .sort(),
  ).toEqual(['tb-500-fragment', 'thymosin-beta-4']);
});

test('a dose set tight against the name', () => {
  const fields = sampleOn('Product: PT-14110mg');
  expect(fields.compound?.compounds.map(({ id }) => id)).toEqual(['pt-141']);
});

test('an unknown product is kept as printed', () => {
  expect(sampleOn('Sample: Zymurgin-88')).toMatchObject({ sample: { text: 'Zymurgin-88' }, compound: null });
});

test('the product is what was sent in with its dose, not the substance that was found', () => {
  const page = 'Sample described as     BPC-157 5 mg (green cap)\n\nSubstance: BPC-157';
  expect(sampleOn(page).sample?.text).toBe('BPC-157 5 mg (green cap)');
});

test('what the client calls a sample goes before the number that the laboratory gave it', () => {
  expect(sampleOn('Sample: 2005AB2118.59\nStrain: Durban Dawn').sample!.text).toBe('Durban Dawn');
  expect(sampleOn('Sample # AB195\nRetail Name    Harbour Dusk').sample!.text).toBe('Harbour Dusk');
  expect(sampleOn('Sample: 2005AB2118.59').sample!.text).toBe('2005AB2118.59');
  expect(sampleOn('Sample: (in)\nAnalyte: Result (mg/g)').sample).toBeNull();
});

test('a blend before the parts that a table lists', () => {
  const page = sampleOn(`
    Certificate of Analysis

    BPC-157 5mg / TB-500 5mg Blend

    Analyte      Claim      Found
    BPC-157      5 mg       5.31 mg
    TB-500       5 mg       5.22 mg
  `);
  expect(page.sample?.text).toBe('BPC-157 5mg / TB-500 5mg Blend');
});

test('what is a count of vials, an amount or a report is no product’s name', () => {
  const product = (page: string) => sampleOn(page).sample?.text ?? null;
  expect(product('Samples     1 vial')).toBeNull();
  expect(product('Sample      10.58 mg')).toBeNull();
  expect(product('Vials tested      1\n\nSample      1\n\nSemax 10 mg')).toBe('Semax 10 mg');
  expect(product('Semax 10 mg\n\nSample: lyophilized white powder, one vial')).toBe('Semax 10 mg');
  expect(product('Semax 10 mg\n\nSample: Vial with white powder, flag tag at its neck')).toBe('Semax 10 mg');
  expect(product('Product     quality record\n\nSemax 10 mg')).toBe('Semax 10 mg');
  expect(product('Semax 10 mg\n\nElectrospray: measured 813.9 Da. The sample is semax')).toBe('Semax 10 mg');
  expect(product('Sample described as      Semax 10 mg')).toBe('Semax 10 mg');
  expect(product('Re: Service request PP-3316 analysis of BPC-157 5 mg, lot CA-0725-C')).toBe('BPC-157 5 mg');
  expect(product('Re: Our report TA/25/2207     your vial “BPC-157 5 mg”, lot SCP-1130')).toBe('BPC-157 5 mg');
});

test('the day of sampling is no product', () => {
  expect(sampleOn('Sampled     15-Dec-2025\n\nProperty     Unit     Result').sample).toBeNull();
});
