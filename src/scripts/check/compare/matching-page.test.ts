import { expect, test } from 'vitest';
import type { Evidence, FieldReading } from '../../../coa/report/report.ts';
import { pageByNumber, pageByText } from './matching-page.ts';

const field = (name: string, text: string): FieldReading => ({
  field: name,
  text,
  value: text,
  confidence: 0.9,
  box: null,
  label: '',
  readings: 1,
});
const given = { fields: [field('report_number', 'TW-2041'), field('sample', 'BPC-157'), field('purity', '99.81%')] };
const LETTER = 'Dear customer, the report on BPC-157 is enclosed.';

test('the page that holds most of what the certificate prints is found, however its text is spaced', () => {
  expect(pageByText(given, [LETTER, 'Report TW 2041, sample BPC 157', 'Report TW-2099, sample GHK-Cu'])).toBe(2);
});

test('a number that was changed on the certificate does not hide its page', () => {
  expect(pageByText(given, ['TW-2040 GHK-Cu 99.81 %', 'TW-2040 BPC-157 99.81 %'])).toBe(2);
});

test('no page is chosen by one text alone, between two that hold as much, or where there is no text', () => {
  expect(pageByText(given, [LETTER, ''])).toBeNull();
  expect(pageByText(given, ['TW-2041 BPC-157', 'TW-2041 BPC-157'])).toBeNull();
  expect(pageByText(given, ['', ''])).toBeNull();
  expect(pageByText(given, [])).toBeNull();
});

const other = (page: number, number: string): Evidence['other_pages'][number] => ({
  page,
  place: 'whole',
  read: 'picture',
  kind: 'certificate',
  laboratory: '',
  product: '',
  number,
  what: '',
});

test('another page that names the number is asked for, unless the one that was read does', () => {
  const others = [other(1, ''), other(3, 'tw 2041')];
  expect(pageByNumber(given, { fields: [field('report_number', 'TW-9')], other_pages: others })).toBe(3);
  expect(pageByNumber(given, { fields: [field('report_number', 'TW-2041')], other_pages: others })).toBeNull();
  expect(pageByNumber({ fields: [] }, { fields: [], other_pages: others })).toBeNull();
});
