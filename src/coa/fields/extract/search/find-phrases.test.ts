import { expect, test } from 'vitest';
import { cluesOf } from '../../../testing/fields-on-page.ts';
import { findPhrases } from './find-phrases.ts';

const read = (page: string) => findPhrases(cluesOf(page));

test("a manufacturer's phrases are seen, with their boxes", () => {
  const fields = read('Conclusion: complies with Enterprise Standard\nQuality Control Department');
  expect(fields.selfIssuedPhrases.length).toBeGreaterThan(0);
  expect(fields.selfIssuedPhrases[0]!.box).toHaveLength(4);
});

test('their boxes are those of the words that say it, not of the whole line', () => {
  const [long, short] = [
    'The vials above were tested in-house by our own chemists before they were sold',
    'in-house',
  ].map((line) => read(line).selfIssuedPhrases[0]!.box);
  expect(long![2]).toBe(short![2]);
  expect(long![0]).toBeGreaterThan(short![0]);
});

test('a satisfactory result is no factory, and a method is in-house at any laboratory', () => {
  expect(read('Result: satisfactory').selfIssuedPhrases).toEqual([]);
  expect(read('Issued by the factory').selfIssuedPhrases).toHaveLength(1);
  const table = 'Test         Method              Result\nContent      In-house HPLC       9.87 mg';
  expect(read(table).selfIssuedPhrases).toEqual([]);
  expect(read('Tested in-house by our chemists').selfIssuedPhrases).toHaveLength(1);
  expect(read('Tested in our own facility').selfIssuedPhrases).toHaveLength(1);
});

test('what sheets of goods say is noted once of each kind', () => {
  const page = `
    SKU: HM-BPC-5                    Batch size: 480 vials
    Storage: -20 °C                  Re-test date: 10/2027
    Approved: Quality Assurance      Third-party tested
  `;
  expect(read(page).sheetMarks.map(({ mark }) => mark)).toEqual([
    'storage',
    'shelf life',
    'catalogue',
    'release',
    'tested by others',
    'tested elsewhere',
  ]);
  const french = `
    A utiliser avant                              février 2028
    Contrôlé par un laboratoire tiers. Responsable qualité : M. Larche.
    Produit réservé à la recherche, non destiné à la consommation humaine.
  `;
  expect(read(french).sheetMarks.map(({ mark }) => mark)).toEqual([
    'shelf life',
    'release',
    'for research',
    'tested by others',
    'tested elsewhere',
  ]);
});

test('a seller says that it made a sheet from the laboratory’s results, and where it is found', () => {
  const page = `
    We make this card from the laboratory’s results. Ask us for the original any time!
    fernvial.example    @fernvial    research use only
  `;
  expect(read(page).sheetMarks.map(({ mark }) => mark)).toEqual(['for research', 'tested by others', 'shop']);
  expect(read('Write to us: office@fernvial.example').sheetMarks).toEqual([]);
  const copied = 'Values transcribed by Fernvial from data supplied by Tarn Analytical.';
  expect(read(copied).sheetMarks.map(({ mark }) => mark)).toEqual(['tested by others']);
});

test('a maker’s phrase is found in words set wide', () => {
  const page = read('HIGHLY      PURIFIED      PEPTIDES\nMS spectrum');
  expect(page.selfIssuedPhrases.map(({ text }) => text)).toEqual(['HIGHLY PURIFIED PEPTIDES']);
});

test('the box of a phrase is that of the cells it stands in, not of a stray sign before them', () => {
  const page = read('Ii      Quality Control Department');
  const alone = read('         Quality Control Department');
  const [{ text, box }] = page.selfIssuedPhrases as [(typeof page.selfIssuedPhrases)[number]];
  expect(text).toBe(alone.selfIssuedPhrases[0]!.text);
  expect(box[2]).toBeCloseTo(alone.selfIssuedPhrases[0]!.box[2], 0);
  expect(box[0]).toBeGreaterThan(0);
});

test('a page may say itself that the sample is not what it should be', () => {
  expect(read('Identity     Does not comply with the declared compound').saysNonconforming).toBe(true);
  expect(read('Identity     Complies').saysNonconforming).toBeUndefined();
});

test('a page may say that it replaces another, or is about a second sample', () => {
  for (const line of ['This certificate replaces HA-26-0399.', 'Amended report', 'BPC-157 10 mg, second vial'])
    expect(read(line).saysAmended, line).toBe(true);
  expect(read('Content (purity-corrected)   10.26 mg').saysAmended).toBeUndefined();
});
