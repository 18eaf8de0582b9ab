import { expect, test } from 'vitest';
import { testVendor } from '../../testing/records.ts';
import { mayNameVendor, namesVendor, vendorAt } from './vendor-names.ts';

const vendors = [
  { ...testVendor(), aliases: ['FR Bio'] },
  { ...testVendor('Tarn Peptides'), domains: ['tarnpeptides.example', 'shop-of-tarn.example'] },
];

test.each([
  ['fenlandreagents.example', 'Fenland Reagents'],
  ['shop-of-tarn.example', 'Tarn Peptides'],
  ['orders.tarnpeptides.example', 'Tarn Peptides'],
  ['ostrel.example', undefined],
])('%s is the host of %s', (host, name) => {
  expect(vendorAt(host, vendors)?.name).toBe(name);
});

test.each([
  ['the name in the host', 'Fenland Reagents Ltd', 'fenlandreagents.example', true],
  ['the host itself', 'ostrel-bio.example', 'ostrel-bio.example', true],
  ['the name that is known of it', 'Tarn Peptides', 'shop-of-tarn.example', true],
  ['another name that is known of it', 'FR Bio', 'fenlandreagents.example', true],
  ['a name that is known of another', 'FR Bio', 'tarnpeptides.example', false],
  ['the name in the host of one that is not known', 'Ostrel Bio', 'ostrelbio.example', true],
])('a vendor is named by %s', (_, printed, host, wanted) => {
  expect(namesVendor(printed, host, vendors)).toBe(wanted);
});

test('letters of one shape may be those of its name, and others may not', () => {
  expect(mayNameVendor('Tarn Peptldes', 'tarnpeptides.example', vendors)).toBe(true);
  expect(mayNameVendor('Tarn Peptodes', 'tarnpeptides.example', vendors)).toBe(false);
});
