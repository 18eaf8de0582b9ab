import { expect, test } from 'vitest';
import { massesOf } from './formula-mass.ts';

test('a formula has the masses of its atoms', () => {
  const water = massesOf('H2O');
  expect(water).toEqual({ average_mass: expect.closeTo(18.015, 6), monoisotopic_mass: expect.closeTo(18.0105647, 6) });
  expect(massesOf('H2O-')).toEqual(water);
  expect(massesOf('C14H23ClN6O4Cu')).toMatchObject({ average_mass: expect.closeTo(438.372, 3) });
});

test.each([
  ['H2O)', /such as "C62H98N16O22"; found "H2O\)"/],
  ['', /found ""/],
  ['C2H3NaO2', /add "Na" to src\/dataset/],
])('%s cannot be weighed, and says why', (formula, expected) => {
  expect(massesOf(formula)).toMatch(expected);
});
