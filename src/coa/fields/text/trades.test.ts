import { expect, test } from 'vitest';
import { isDealers, isTesters } from './trades.ts';

test.each(['Fenland Peptides', 'Péptidos Duero', 'Tasman Amino Supply'])('%s deals in goods', (name) => {
  expect(isDealers(name)).toBe(true);
  expect(isTesters(name)).toBe(false);
});

test.each(['Jarnow Analytics', 'Diagnósticos Ebro', 'Larkfield Laboratories'])('%s tests what others send', (name) => {
  expect(isTesters(name)).toBe(true);
  expect(isDealers(name)).toBe(false);
});

test('a name may say neither', () => {
  expect([isDealers('Norrfjord Science AB'), isTesters('Norrfjord Science AB')]).toEqual([false, false]);
});
