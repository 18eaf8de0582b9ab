import { expect, test } from 'vitest';
import { mayBeShortFor } from './short-names.ts';

test.each([
  ['JP', 'jadepeptides.example'],
  ['EVOQ', 'evolutionofquality.example'],
  ['Purpose Labs', 'plabs.example'],
  ['Optimum Formula', 'of-peptides.example'],
  ['Optimum Formula Ltd', 'www.ofpeptides.example'],
  ['Marsh & Vale Research', 'mvr.example'],
  ['Thameside Peptide Co', 'tpc.example'],
  ['Summit Peptide Company Ltd', 'spc.example'],
  ['Summit Peptide Company Ltd', 'spcl.example'],
])('%s may be short for the name of %s, or the name there short for it', (printed, host) => {
  expect(mayBeShortFor(printed, host)).toBe(true);
});

test.each([
  ['JP', 'wessexaminos.example'],
  ['PJ', 'jadepeptides.example'],
  ['EVOQ', 'evoker.example'],
  ['Pennine Bio', 'albionresearchlabs.example'],
  ['Severn Research Supply', 'merciamolecules.example'],
  // A whole name is no short one: whether it is the same is for others to say.
  ['Mercia Molecules', 'merciamolecules.example'],
  ['Thameside', 'thamesidepeptide.example'],
])('%s is not short for that of %s', (printed, host) => {
  expect(mayBeShortFor(printed, host)).toBe(false);
});
