import { expect, it } from 'vitest';
import { testDataset } from '../../../src/dataset/exports/test-edition.ts';
import { knownCopies } from './known-copies.ts';

const { vendors } = testDataset();
const hash = 'ffff0000ffff0000';
vendors[0]!.certificates[0]!.perceptual_hash = hash;
const nothing = { sha256: null, perceptual_hash: null, chromatogram_hash: null, report_number: null, key: null };

it('finds a report number, and a page that looks the same', () => {
  expect(knownCopies(vendors, { ...nothing, report_number: 'T-123' })).toEqual([
    'awkward, certificate c-1, has report number T-123.',
    'vendor-one, certificate 2026-09-a, has report number T-123.',
  ]);
  expect(knownCopies(vendors, { ...nothing, perceptual_hash: 'ffff0000ffff0007' })).toEqual([
    'awkward, certificate c-1, has a page that looks the same.',
  ]);
});

it('finds the trace of a chromatogram with its small peaks; main peaks alone meet by chance', () => {
  const trace = (small: string) => `${'0'.repeat(20)}${small.padEnd(40, '0')}6ef${'0'.repeat(65)}`;
  const [first] = vendors[0]!.certificates;
  first!.chromatogram_hash = trace('24650000356420000244200');
  expect(knownCopies(vendors, { ...nothing, chromatogram_hash: trace('24650000356420000244200') })).toEqual([
    'awkward, certificate c-1, has a chromatogram alike down to its small peaks.',
  ]);
  first!.chromatogram_hash = trace('');
  expect(knownCopies(vendors, { ...nothing, chromatogram_hash: trace('') })).toEqual([]);
  first!.chromatogram_hash = null;
});

it('does not compare what is not known', () => {
  expect(knownCopies(vendors, nothing)).toEqual([]);
});
