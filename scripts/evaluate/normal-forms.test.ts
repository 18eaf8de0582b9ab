import { expect, test } from 'vitest';
import { hashedForm, isSame, saysNothing } from './normal-forms.ts';

test('case, spaces, punctuation and legal forms do not count; letters and digits do', () => {
  expect(isSame('client', { text: 'PureTest Labs, LLC' }, 'PURETEST LABS')).toBe(true);
  expect(isSame('client', { text: 'PureTest Labs' }, 'PureTast Labs')).toBe(false);
  expect(isSame('report_number', { text: '#KVR-2026-0364' }, 'kvr 2026 0364')).toBe(true);
  expect(isSame('report_number', { text: '2511130049' }, '2511130048')).toBe(false);
});

test('a value known as a hash is compared alike', () => {
  const known = { hash: hashedForm('client', 'PureTest Labs, LLC') };
  expect(isSame('client', known, 'Puretest labs')).toBe(true);
  expect(isSame('client', known, 'Coretest labs')).toBe(false);
  expect(isSame('key', { hash: hashedForm('key', 'co 3030') }, 'CO3030')).toBe(true);
});

test('the same text hashes otherwise in another field', () => {
  expect(hashedForm('key', 'A1')).not.toBe(hashedForm('batch', 'A1'));
});

test('nothing read is no value, even where nothing that counts was printed', () => {
  expect(isSame('batch', { text: '-' }, '')).toBe(false);
  expect(isSame('batch', { text: '-' }, '–')).toBe(false);
});

test('what says that there is nothing is told from values', () => {
  expect(
    ['N/A', 'NA', 'n/a', 'Not requested', 'Not Specified', '–', ''].filter((value) => !saysNothing(value)),
  ).toEqual([]);
  expect(['NAD', 'N-1', 'Nonesuch Labs', '0'].filter(saysNothing)).toEqual([]);
});
