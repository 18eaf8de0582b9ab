import { expect, test } from 'vitest';
import type { SearchEntry } from '../../site/search/search-index.ts';
import { findEntries } from './find-entries.ts';

const entry = (kind: SearchEntry['kind'], name: string, ...words: string[]): SearchEntry => ({
  kind,
  name,
  path: `/${name}/`,
  about: '',
  words,
});
const ENTRIES = [
  entry('vendor', 'Semley Peptides', 'semley-peptides.example'),
  entry('vendor', 'Fenland Reagents', 'fenlandreagents.example'),
  entry('laboratory', 'Harbourside Assay', 'harbourside.example'),
  entry('compound', 'BPC-157', 'Body Protection Compound 157', '137525-51-0'),
  entry('compound', 'N-Acetyl Semax Amidate'),
  entry('compound', 'Semaglutide', '910463-68-2'),
  entry('compound', 'Semax', '80714-61-0'),
];
const names = (query: string) => findEntries(ENTRIES, query).entries.map(({ name }) => name);

test.each([
  ['bpc157', ['BPC-157']],
  ['  BPC 157 ', ['BPC-157']],
  ['137525-51-0', ['BPC-157']],
  ['fenlandreagents.example', ['Fenland Reagents']],
  ['https://www.fenlandreagents.example/shop', ['Fenland Reagents']],
  ['shop.fenlandreagents.example', ['Fenland Reagents']],
  ['fenland reagents ltd', ['Fenland Reagents']],
  ['reagents', ['Fenland Reagents']],
  ['assay harb', ['Harbourside Assay']],
  ['glutide', ['Semaglutide']],
  ['sémax', ['Semax', 'N-Acetyl Semax Amidate']],
  ['', []],
  [' - ', []],
  ['<script>', []],
])('%s', (query, found) => {
  expect(names(query)).toEqual(found);
});

test('the whole name comes first, then names that begin so, then words within', () => {
  expect(names('sem')).toEqual(['Semley Peptides', 'Semaglutide', 'Semax', 'N-Acetyl Semax Amidate']);
});

test('one mistyped letter is said to be close, and no more than one', () => {
  expect(findEntries(ENTRIES, 'semaglutyde')).toMatchObject({ isClose: true, entries: [{ name: 'Semaglutide' }] });
  expect(findEntries(ENTRIES, 'semagluyt')).toMatchObject({ isClose: true, entries: [{ name: 'Semaglutide' }] });
  expect(findEntries(ENTRIES, 'semyglutyde')).toEqual({ isClose: false, entries: [] });
  expect(findEntries(ENTRIES, 'xpc1')).toEqual({ isClose: false, entries: [] });
});
