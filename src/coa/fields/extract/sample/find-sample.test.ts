import { expect, test } from 'vitest';
import { cluesOf } from '../../../testing/fields-on-page.ts';
import { acceptsValue } from '../../text/accepts.ts';
import { findLabelled } from '../search/find-labelled.ts';
import { findIdentified, findSample } from './find-sample.ts';

function read(page: string) {
  const clues = cluesOf(page);
  return { ...findSample(findLabelled(clues.graph, acceptsValue), clues), identified: findIdentified(clues) };
}

const BLEND = `
  Product             Estuary Mix 70 mg
  Component           Result
  BPC-157             10.46 mg
  KPV                 10.10 mg
`;

test('the title of a row that says what was measured is none', () => {
  const named = (line: string) => read(`Report\n\n${line}     2.94 mg/mL\n\nLot: A12`).sample?.text;
  expect([named('BPC-157 concentration'), named('BPC-157')]).toEqual([undefined, 'BPC-157']);
});

test('a trade name for two compounds means both', () => {
  expect(
    read('Sample: TB-500 10mg')
      .compound?.compounds.map(({ id }) => id)
      .sort(),
  ).toEqual(['tb-500-fragment', 'thymosin-beta-4']);
});

test('a dose set tight against the name', () => {
  const fields = read('Product: PT-14110mg');
  expect(fields.compound?.compounds.map(({ id }) => id)).toEqual(['pt-141']);
});

test('an unknown product is kept as printed', () => {
  expect(read('Sample: Zymurgin-88')).toMatchObject({ sample: { text: 'Zymurgin-88' }, compound: null });
});

test('what the results identify is told apart from what the header names', () => {
  const fields = read(`
    Sample       BPC-157 10mg

    Test         Specification      Result
    Identity     Conforms           GHRP-2
  `);
  expect(fields.compound?.compounds[0]?.id).toBe('bpc-157');
  expect(fields.identified?.compounds[0]?.id).toBe('ghrp-2');
});

test('the product is what was sent in with its dose, not the substance that was found', () => {
  const page = 'Sample described as     BPC-157 5 mg (green cap)\n\nSubstance: BPC-157';
  expect(read(page).sample?.text).toBe('BPC-157 5 mg (green cap)');
});

test('a sample that is a code of the client is what its result names', () => {
  const page = (results: string) => read(`TEST REPORT\n\nSample    TR30\n\nResults\n${results}\nPurity    99.8%`);
  const one = page('Tirzepatide    31.83 mg');
  expect(one.compound?.compounds.map(({ id }) => id)).toEqual(['tirzepatide']);
  expect(one.sample?.text).toBe('TR30');
});

test('what the client calls a sample goes before the number that the laboratory gave it', () => {
  expect(read('Sample: 2005AB2118.59\nStrain: Durban Dawn').sample!.text).toBe('Durban Dawn');
  expect(read('Sample # AB195\nRetail Name    Harbour Dusk').sample!.text).toBe('Harbour Dusk');
  expect(read('Sample: 2005AB2118.59').sample!.text).toBe('2005AB2118.59');
  expect(read('Sample: (in)\nAnalyte: Result (mg/g)').sample).toBeNull();
});

test('a stroke before small letters of a name is a capital', () => {
  expect(read('Product      Semax/|pamorelin').sample!.text).toBe('Semax/Ipamorelin');
  expect(read('Product      BPC-157 10ml (12mg/mi)').sample!.text).toBe('BPC-157 10ml (12mg/ml)');
  expect(read('Product      Berberine HCI 500 mg').sample!.text).toBe('Berberine HCl 500 mg');
});

test('a blend has the name behind its label, and is none of its parts', () => {
  const { sample, compound } = read(BLEND);
  expect(sample).toMatchObject({ text: 'Estuary Mix 70 mg', label: 'Product' });
  expect(compound).toBeNull();
});

test('a name behind a label that is hardly legible gives way to the compound', () => {
  expect(read('Product      B P15T\n\nBPC-157').sample!.text).toBe('BPC-157');
  expect(read('Article tested\n\nBPC-157').sample!.text).toBe('BPC-157');
});

test('a product that a sentence certifies, and one behind the title', () => {
  const sample = (line: string) => read(`Severn Assay\n\n${line}\n\nPurity     99.1 %\n\nEnd of report`).sample?.text;
  expect(sample('Severn ApS hereby certifies that Semax 10 mg, batch NR-26-0093, has been examined with')).toBe(
    'Semax 10 mg',
  );
  expect(sample('Statement of quality: KPV 5 mg, batch KP-0512')).toBe('KPV 5 mg');
});

test('what a line says that it is about, with its dose where that is told', () => {
  const sample = (line: string) => read(`Severn Assay\n\n${line}\n\nPurity     99.1 %\n\nEnd of report`).sample?.text;
  expect(sample('Result of analysis Semax 20 mg, Lot EP20-0911')).toBe('Semax 20 mg');
  expect(sample('We tested one vial labelled KPV 50 mg for Fernhill Wellness Supplies')).toBe('KPV 50 mg');
  expect(sample('One vial, described by the customer as “KPV, 5 mg”, batch LFT 260517')).toBe('KPV, 5 mg');
  expect(sample('Humber | Semax report\n\n# KPV')).toBe('KPV');
  expect(sample('Humber | Semax report')).toBe('Semax');
  expect(sample('Product     $S-31 (Elamipretide)')).toBe('SS-31 (Elamipretide)');
  expect(
    sample('At the request of Marlowe Peptides we have examined a sample of Semax,\n10 mg, lot MF.KP.31, which'),
  ).toBe('Semax, 10 mg');
  expect(sample('Semax, 10 mg vial, Lot HD-0611-M')).toBe('Semax, 10 mg vial');
});

test('a dose behind a dash, and Greek letters', () => {
  expect(read('Sample: PT-141 (Bremelanotide)     –     10 mg vial').sample?.text).toBe(
    'PT-141 (Bremelanotide) – 10 mg vial',
  );
  expect(read('Sample: TB-500 (Thymosin B4) 10 mg').sample?.text).toBe('TB-500 (Thymosin β4) 10 mg');
});

test('a blend that a label names, before the parts that a table lists', () => {
  const page = read(`
    Name of sample: Estuary Mix 70 mg

    Peptide      Claim      Assay
    BPC-157      5 mg       5.31 mg
    TB-500       5 mg       5.22 mg
  `);
  expect(page.sample?.text).toBe('Estuary Mix 70 mg');
});

test('a blend before the parts that a table lists', () => {
  const page = read(`
    Certificate of Analysis

    BPC-157 5mg / TB-500 5mg Blend

    Analyte      Claim      Found
    BPC-157      5 mg       5.31 mg
    TB-500       5 mg       5.22 mg
  `);
  expect(page.sample?.text).toBe('BPC-157 5mg / TB-500 5mg Blend');
});

test('a product is named without its batch', () => {
  expect(read('Sample Name: Ipamorelin 10 mg, Lot AOD/5/022').sample?.text).toBe('Ipamorelin 10 mg');
});

test('what is a count of vials, an amount or a report is no product’s name', () => {
  const product = (page: string) => read(page).sample?.text ?? null;
  expect(product('Samples     1 vial')).toBeNull();
  expect(product('Sample      10.58 mg')).toBeNull();
  expect(product('Vials tested      1\n\nSample      1\n\nSemax 10 mg')).toBe('Semax 10 mg');
  expect(product('Semax 10 mg\n\nSample: lyophilized white powder, one vial')).toBe('Semax 10 mg');
  expect(product('Semax 10 mg\n\nElectrospray: measured 813.9 Da. The sample is semax')).toBe('Semax 10 mg');
  expect(product('Sample described as      Semax 10 mg')).toBe('Semax 10 mg');
  expect(product('Re: Service request PP-3316 analysis of BPC-157 5 mg, lot CA-0725-C')).toBe('BPC-157 5 mg');
  expect(product('Re: Our report TA/25/2207     your vial “BPC-157 5 mg”, lot SCP-1130')).toBe('BPC-157 5 mg');
});

test('the day of sampling is no product', () => {
  expect(read('Sampled     15-Dec-2025\n\nProperty     Unit     Result').sample).toBeNull();
});

test('an S of which a reader makes a sign, and a product identified on behalf of the client', () => {
  expect(read('Product      §§-31 50mg').sample?.text).toBe('SS-31 50mg');
  const sent = 'The following sample was submitted and identified on behalf of the client as: GHK-Cu 50 mg';
  expect(read(sent).sample?.text).toBe('GHK-Cu 50 mg');
});
