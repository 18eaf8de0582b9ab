import { expect, it } from 'vitest';
import { testDataset } from '../../src/dataset/exports/test-edition.ts';
import { knownCopies } from './known-copies.ts';

const { vendors } = testDataset();
const hash = 'ffff0000ffff0000';
vendors[0]!.certificates[0]!.perceptual_hash = hash;
const nothing = { sha256: null, perceptual_hash: null, report_number: null, key: null };

it('finds a report number, and a page that looks the same', () => {
  expect(knownCopies(vendors, { ...nothing, report_number: 'T-123' })).toEqual(['awkward, certificate c-1, has report number T-123.', 'vendor-one, certificate 2026-09-a, has report number T-123.']);
  expect(knownCopies(vendors, { ...nothing, perceptual_hash: 'ffff0000ffff0007' })).toEqual(['awkward, certificate c-1, has a page that looks the same.']);
});

it('does not compare what is not known', () => {
  expect(knownCopies(vendors, nothing)).toEqual([]);
});
