import { describe, expect, test } from 'vitest';
import { hasLostItsFirstLetter, joinedName, nameInHost, namesNobody, nameWords, sameBusiness } from './names.ts';

test('splits a name into words without legal forms', () => {
  expect(nameWords("St. Bride's Chemistry (UK) Ltd.")).toEqual(['st', 'brides', 'chemistry']);
  expect(nameWords('Península Péptidos, Lda')).toEqual(['peninsula', 'peptidos', 'lda']);
  expect(joinedName('Tarn & Vale Bioscience Limited')).toBe('tarnvalebioscience');
  expect(joinedName('Müller GmbH')).toBe('muller');
});

describe('one business', () => {
  test('is told at once where a name repeats words of the trade that are two in one', () => {
    // Tried in every way in which forty of them can be read, this would not end.
    expect(sameBusiness(`${'biolabs'.repeat(40)}x`, 'Fenland Reagents')).toBe(false);
  });

  test.each([
    ['Fenland Reagents', 'FENLAND REAGENTS LTD'],
    ['Fenland Reagents', 'Fenland Reaqents'],
    ['fenlandreagents', 'Fenland Reagents'],
    ['Thameside Peptide Co', 'thamesidepeptides'],
    ['Severn Research Supply', 'severnresearch'],
    ['Severn Research Supply', 'Seveiii Research Supply'],
    ['Ottermoor', 'Ottermoor Biologics'],
    ['IWR', 'Ivory Wharf Research'],
  ])('%s is %s', (a, b) => {
    expect(sameBusiness(a, b)).toBe(true);
    expect(sameBusiness(b, a)).toBe(true);
  });

  test.each([
    ['Fenland Reagents', 'Humber Molecular'],
    ['Mercia Molecules', 'Humber Molecular'],
    ['Tyne Peptide Supply', 'Tamar Peptide Works'],
    ['Solent Sequence', 'Pennine Bio'],
    // Long names: everything differs, though the counting of differences stops early.
    ['Larkfield Laboratories', 'Estuary Biochemicals'],
    ['Shandong Zhongle Chemical Technology', 'Wolverhampton Biochemicals Trading'],
    ['', 'Humber Molecular'],
    ['Ltd', 'Limited'],
  ])('%s is not %s', (a, b) => {
    expect(sameBusiness(a, b)).toBe(false);
    expect(sameBusiness(b, a)).toBe(false);
  });
});

test.each([
  ['www.severn-research.example', 'severn-research'],
  ['shop.humber.co.uk', 'humber'],
  ['humber.co.uk', 'humber'],
  ['verify.janoshik.com', 'janoshik'],
])('%s carries the name %s', (host, name) => {
  expect(nameInHost(host)).toBe(name);
});

test.each([
  'Confidential',
  'REDACTED',
  'n/a',
  'N/A',
  '-',
  '████',
  'xxxxx',
  'Private client',
  'Hidden by client',
  'not disclosed',
  ' Anonymous ',
])('%s names nobody', (client) => {
  expect(namesNobody(client)).toBe(true);
});

test.each(['Humber Molecular', 'Private Label Peptides Ltd', 'Xenon Labs', 'Nonesuch Aminos'])(
  '%s names somebody',
  (client) => {
    expect(namesNobody(client)).toBe(false);
  },
);

test('names that differ in their own word and in the words of the trade are two businesses', () => {
  expect(sameBusiness('Marlowe Peptide Labs', 'Marlow Bio Peptides')).toBe(false);
  expect(sameBusiness('Marlowe Peptides', 'Marlow')).toBe(true);
  // A name that another begins with ends where a word does; a host has no words.
  expect(sameBusiness('Aura Ltd', 'Auralis Works')).toBe(false);
  expect(sameBusiness('Marlowe Valley', 'marlowevalleylaboratory')).toBe(true);
});

test.each([
  ['vory Wharf Research', true],
  ['i pgrade Wellness', true],
  ['Ivory Wharf Research', false],
  ['van der Meer Peptiden', false],
  ['iPeptide Research', false],
  ['tarn peptides', false],
])('%s has lost its first letter: %s', (name, has) => {
  expect(hasLostItsFirstLetter(name)).toBe(has);
});
