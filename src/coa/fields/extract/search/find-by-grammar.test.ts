import { expect, test } from 'vitest';
import type { LaboratoryIdentifier } from '../../../../dataset/laboratory.ts';
import { graphOf } from '../../../testing/page.ts';
import { asRepeated, findByGrammar, type Repeated, withRepeated } from './find-by-grammar.ts';

const identifier = (
  label: string,
  pattern: string,
  field: LaboratoryIdentifier['field'] = 'report_number',
): LaboratoryIdentifier => ({ field, label, pattern, example: '', carries: null });

const NUMBER = identifier('Laboratory ID', '^V(?<yymmdd>\\d{6})-\\d{1,3}(?:\\s+\\d{3})?$');
const COUNTED = identifier('Task', '^26\\d{4}$');
const KEY = identifier('Search Code', '^(?<client>[A-Za-z0-9]{4})(?<report_number>(?<yymmdd>\\d{6})\\d{4})$', 'key');

function find(page: string, of: LaboratoryIdentifier, repeated: Partial<Repeated> = {}): string | undefined {
  return findByGrammar([of], graphOf(page), { reportNumber: null, client: null, ...repeated })?.text;
}

test.each([
  ['behind a label that was not read', 'Lxborotxry 1D    V260204-5', NUMBER, 'V260204-5'],
  ['printed in two parts', 'Laboratory ID: V260204-5 012', NUMBER, 'V260204-5 012'],
  ['with a letter in place of a digit', 'Laboratory ID: V26O204-5', NUMBER, 'V260204-5'],
  ['of which one letter was read as two', 'Search Code   EVO0Q2601050123', KEY, 'EVOQ2601050123'],
  ['with a stroke before it', 'Search Code   lNort2601050123', KEY, 'Nort2601050123'],
  ['read in two', 'Search Code   Nort260 1050123', KEY, 'Nort2601050123'],
  ['of a form that other things have, beside its label', 'Task: 261048', COUNTED, '261048'],
])('an identifier %s', (_, page, of, value) => {
  expect(find(page, of)).toBe(value);
});

test.each([
  ['of a form that other things have, without its label', 'Item 261048', COUNTED],
  ['of no day that there is', 'Search Code   Nort2699990123', KEY],
  ['that is none of its grammar', 'Laboratory ID: W260204', NUMBER],
])('none %s', (_, page, of) => {
  expect(find(page, of)).toBeUndefined();
});

const TWELVE = identifier('unique key', '^[A-Z0-9]{12}$', 'key');

test('a long key that is announced may have few figures, and stand in a box under the sentence that announces it', () => {
  const page = (key: string, lines: number) =>
    `Verify this report with the following unique key${'\n'.repeat(lines)}          ${key}`;
  for (const key of ['V7QVXXGBFB2G', 'VAQVXXGBFB2G', 'EFY6SNUAC058']) {
    expect(find(page(key, 1), TWELVE)).toBe(key);
    expect(find(page(key, 3), TWELVE)).toBe(key);
    expect(find(page(key, 9), TWELVE)).toBeUndefined();
    expect(find(key, TWELVE)).toBeUndefined();
  }
  expect(find(page('CERTIFICATES', 1), TWELVE)).toBeUndefined();
});

test('what repeats the report number and the client is spelt as they are', () => {
  const page = 'Search Code   51Re2601050123';
  expect(find(page, KEY, { client: 'S1 Research', reportNumber: '2601050123' })).toBe('S1Re2601050123');
  expect(find(page, KEY, { reportNumber: '2601050999' })).toBeUndefined();
});

test('what it repeats is taken from the page only where it looks the same', () => {
  const groups = { client: 'Nort', report_number: '2601050123' };
  expect(withRepeated('Nort2601050123', groups, { reportNumber: '2601050123', client: 'Severn' })).toBe(
    'Nort2601050123',
  );
  expect(withRepeated('Nort2601050123', groups, { reportNumber: '1', client: null })).toBeNull();
  const misread = { client: 'Dbsi' };
  expect(withRepeated('Dbsi2601050123', misread, { reportNumber: null, client: 'iobsidian Works' })).toBe(
    'Obsi2601050123',
  );
});

test.each([
  ['EV0Q2603230017', 'EVOQ', 'EVOQ2603230017'],
  ['EVO0Q2603230017', 'Evoq Supply', 'EVOQ2603230017'],
  ['5eve26O323OO17', 'Severn Research', 'Seve2603230017'],
  ['lron2603230017', 'Iron Works', 'Iron2603230017'],
  ['EVOQ26O323OO17', 'EVOO', 'EVOQ2603230017'],
  ['lronWorks', 'Iron Works', 'lronWorks'],
  ['LFX-2603230017', 'Iron Works', 'LFX-2603230017'],
  ['LR2603230017', 'Iron Works', 'LR2603230017'],
])('a key of an unknown grammar: %s of %s is %s', (key, client, spelt) => {
  expect(asRepeated(key, { reportNumber: '2603230017', client })).toBe(spelt);
});

test('a key repeats nothing where the page says no client, no number or a short one', () => {
  const key = 'lron2603230017';
  expect(asRepeated(key, { reportNumber: '2603230017', client: null })).toBe(key);
  expect(asRepeated(key, { reportNumber: null, client: 'Iron Works' })).toBe(key);
  expect(asRepeated('lron12', { reportNumber: '12', client: 'Iron Works' })).toBe('lron12');
});
