import { expect, test } from 'vitest';
import { loadData } from '../../../data/index.ts';
import { HELD_OUT, isOf, namesOf, registeredAs, sameName } from './families.ts';

const { laboratories } = loadData();

test('names are one laboratory’s when one begins the other, not when they share a first word', () => {
  expect(sameName('Partnerlab', 'PARTNERLAB, Inc.')).toBe(true);
  expect(sameName('Partnerlab', 'Partnerlab Analytical')).toBe(true);
  expect(sameName('GTL', 'GTL Testing')).toBe(false);
  expect(sameName('Harbour Assay', 'Harbour Analytical')).toBe(false);
  expect(sameName('', 'Partnerlab')).toBe(false);
});

test('a label finds its laboratory on our list by name or alias', () => {
  expect(registeredAs('Partnerlab Analytical', laboratories)?.id).toBe('partnerlab');
  expect(registeredAs('Harbourside Assay Laboratory', laboratories)?.id).toBe('harbourside-assay');
  expect(registeredAs('No Such Laboratory', laboratories)).toBeNull();
});

test('short names on labels stand for the names that are printed', () => {
  expect(namesOf('GTL')).toContain('Genesis Testing Labs');
  expect(namesOf('Partnerlab')).toEqual(['Partnerlab']);
});

test('families are laboratories by any of their names, or sellers by their code', () => {
  const page = { laboratory: 'GTL', seller: 's77' };
  expect(isOf(['Genesis Testing Labs'], page)).toBe(true);
  expect(isOf(['s77'], page)).toBe(true);
  expect(isOf(['s7', 'Partnerlab'], page)).toBe(false);
  expect(isOf(HELD_OUT, { laboratory: null, seller: null })).toBe(false);
});
