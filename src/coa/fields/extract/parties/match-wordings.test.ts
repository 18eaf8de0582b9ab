import { expect, test } from 'vitest';
import { cellsOf } from '../../../testing/page.ts';
import { matchWordings } from './match-wordings.ts';

const PHRASES = ['Verify this test at quarrybank.example', 'with the following unique key'];
const find = (page: string) => matchWordings(PHRASES, cellsOf(page));

test('finds the phrases that stand on a page, whatever stands around them', () => {
  expect(find('Sample ABC\n\nVerify this test at quarrybank.example with the following unique key')).toEqual(PHRASES);
  expect(find('with the following unique key')).toEqual([PHRASES[1]]);
  expect(find('Certificate of Analysis\nPurity   99.12 %')).toEqual([]);
});

test('letters may be misread and spaces lost', () => {
  expect(find('wlth the fo1lowing unlque key')).toEqual([PHRASES[1]]);
  expect(find('withthe followingunique kev')).toEqual([PHRASES[1]]);
  expect(find('with some other unlike keys')).toEqual([]);
});

test('a phrase may be broken into two cells', () => {
  expect(find('with the following\nunique key')).toEqual([PHRASES[1]]);
});
