import { expect, test } from 'vitest';
import { mass } from '../testing/fields.ts';
import { fitOf, isInDaltons } from './mass-fits.ts';

const PEPTIDE = [1419.556, 1418.704];

test.each([
  ['itself', 1419.56, 'itself'],
  ['its ion of one proton', 1419.71, 'itself'],
  ['with sodium', 1441.54, 'adduct'],
  ['oxidised', 1435.55, 'adduct'],
  ['with two charges', 710.36, 'ion'],
  ['nothing of it', 1430.5, null],
] as const)('a measured mass is %s', (_, value, fit) => {
  expect(fitOf(mass(value), PEPTIDE)).toBe(fit);
});

test.each([
  ['with sodium', 1441.54, 'adduct'],
  ['oxidised', 1435.55, null],
  ['with two charges', 710.36, null],
] as const)('a reference mass is none %s, or a salt', (_, value, fit) => {
  expect(fitOf(mass(value, { kind: 'stated' }), PEPTIDE)).toBe(fit);
});

test.each([
  ['BPC-157 acetate', 60.05],
  ['BPC-157 TFA salt', 2 * 114.02],
  ['BPC-157 HCl', 3 * 36.46],
  ['BPC-157 disodium, sodium salt', 2 * 21.98],
  ['BPC-157 potassium salt', 38.09],
])('the salt that is named belongs to it: %s', (name, more) => {
  expect(fitOf(mass(1419.556 + more), PEPTIDE, [name])).toBe('itself');
  expect(fitOf(mass(1419.556 + more), PEPTIDE, ['BPC-157'])).toBe('adduct');
});

test('a trifluoroacetate is no acetate', () => {
  expect(fitOf(mass(1419.556 + 60.05), PEPTIDE, ['BPC-157 trifluoroacetate'])).toBe('adduct');
});

test('MALDI, and any instrument with a protein, is off by a thousandth', () => {
  expect(fitOf(mass(4968.1), [4963.5])).toBeNull();
  expect(fitOf(mass(4968.1, { label: 'MALDI-TOF' }), [4963.5])).toBe('itself');
  const fits = (value: number, neutral: number) => fitOf(mass(value, { kind: 'stated' }), [neutral]) === 'itself';
  expect([9126, 9109, 9107].map((value) => fits(value, 9117.6))).toEqual([true, true, false]);
  expect([fits(7908, 7900), fits(8008, 8000)]).toEqual([false, true]);
});

test('a unit of mass is no place in a spectrum', () => {
  expect(['710.4 Da', '710.4 g/mol', '9.1 kDa', '710.4', '710.4 m/z'].map((text) => isInDaltons({ text }))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
