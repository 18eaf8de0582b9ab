import { describe, expect, test } from 'vitest';
import { matchLabel } from './labels.ts';

const match = (text: string, start = 0) => matchLabel(text.split(' '), start);

describe('labels of the laboratories', () => {
  test.each([
    ['Task Number', 'report_number'],
    ['Testing ordered', 'date_ordered'],
    ['Sample received', 'date_received'],
    ['Analysis conducted', 'date_analysed'],
    ['Client', 'client'],
    ['Manufacturer', 'manufacturer'],
    ['Batch', 'batch'],
    ['Accession #', 'report_number'],
    ['Search Code', 'key'],
    ['Reported', 'date_reported'],
    ['Lot Number', 'batch'],
    ['Client Name', 'client'],
    ['Received Date', 'date_received'],
    ['Tested for', 'client'],
    ['Report To', 'client'],
    ['Laboratory ID', 'report_number'],
    ['Submission #:', 'report_number'],
    ['LIMS ID', 'report_number'],
    ['Date Reported', 'date_reported'],
    ['Batch/Lot#:', 'batch'],
    ['Test Product', 'sample'],
    ['Certificate ID Number', 'report_number'],
    ['Date of Report', 'date_reported'],
    ['Testing material', 'sample'],
    ['Report No.', 'report_number'],
    ['COANo.', 'report_number'],
    ['Contract giver', 'client'],
    ['Iktatószám', 'report_number'],
    ['Megbízó', 'client'],
    ['Chargen-Bez.', 'batch'],
    ['Código seguro de verificación (CSV):', 'key'],
    ['Laudo:', 'report_number'],
    ['Ons kenmerk', 'report_number'],
    ['Client on file', 'client'],
    ['Who sent it', 'client'],
    ['Dossier', 'report_number'],
    ['Assignment', 'report_number'],
    ['Public code', 'key'],
    ['Clé', 'key'],
    ['Lote do fabricante', 'batch'],
    ['Marks on vial', 'batch'],
    ['Declared as', 'sample'],
    ['Codice di controllo', 'key'],
    ['Liberação', 'date_reported'],
    ['Entrada', 'date_received'],
    ['ReportDate:', 'date_reported'],
    ['CAS Registry No.:', 'cas'],
    ['CUENT', 'client'],
    ['Date of Mfg', 'date_manufactured'],
    ['Made on', 'date_manufactured'],
    ['chk:', 'key'],
    ['Exp', 'date_expiry'],
    ['CAS', 'cas'],
    ['Molecular Formula', 'formula'],
    ['Net Content', 'content'],
    ['Label Claim', 'label_claim'],
    ['A.R. No.', 'report_number'],
    ['Testing Laboratory', 'laboratory'],
    ['Bill To', 'client'],
    ['Requesting Company', 'client'],
    ['Target Compound', 'sample'],
    ['Manufacturer Lot #', 'batch'],
    ['Lab Sample ID', 'report_number'],
    ['Lookup Code', 'key'],
    ['Date(s) of Analysis', 'date_analysed'],
    ['Submission Date', 'date_received'],
    ['Acquisition Date', 'date_analysed'],
    ['Report Issued', 'date_reported'],
    ['Beyond Use Date', 'date_expiry'],
    ['Measured Amount', 'content'],
    ['Expected Amount', 'label_claim'],
    ['Retention Time', 'other'],
  ])('%s: %s', (text, field) => {
    expect(match(text)).toMatchObject({ field, words: text.split(' ').length, closed: true });
  });
});

test('a colon closes a label within a line; the value follows', () => {
  expect(match('Client: Humber Molecular')).toMatchObject({ field: 'client', words: 1, closed: true });
  expect(match('Client Humber Molecular')).toMatchObject({ field: 'client', words: 1, closed: false });
  expect(match('Batch : LOT1')).toMatchObject({ field: 'batch', closed: true });
});

test('the label of a number is no value of the label before it', () => {
  expect(match('Final Report')).toMatchObject({ field: 'report_number', words: 2, closed: true });
});

test('a sample’s number is not its name', () => {
  expect(match('Sample # AB195')).toMatchObject({ field: 'other' });
  expect(match('Sample#: AB195')).toMatchObject({ field: 'other' });
  expect(match('Sample Name: BPC-157')).toMatchObject({ field: 'sample' });
});

test('the longest label wins', () => {
  expect(match('Date Received: 1')).toMatchObject({ field: 'date_received', words: 2 });
  expect(match('Certificate ID Number: 1')).toMatchObject({ field: 'report_number', words: 3 });
});

test('begins where it is told to', () => {
  expect(match('BPC-157 Batch: LOT1', 1)).toMatchObject({ field: 'batch' });
  expect(match('BPC-157 Batch: LOT1')).toBeNull();
  // The day of a form's version.
  expect(match('Effective date:')?.field).toBe('other');
});

test('forgives one misread letter of a long word, and counts it', () => {
  const misread = match('Manufacturor:')!;
  expect(misread.field).toBe('manufacturer');
  expect(misread.strength).toBeLessThan(match('Manufacturer:')!.strength);
  expect(match('Lat:')).toBeNull();
});

test('a long word is known with two letters misread', () => {
  expect(match('Quantitatwe Assay')).toMatchObject({ field: 'content', words: 2 });
  expect(match('Bxtxh')).toBeNull();
});

test('a word with other uses is a weaker label', () => {
  expect(match('To:')!.strength).toBeLessThan(match('Report To:')!.strength);
});

test.each(['Humber Molecular', 'BPC-157', 'This report may not be reproduced', '99.35', ''])(
  '"%s" begins with no label, or with one that nothing closes',
  (text) => {
    expect(match(text)?.closed ?? false).toBe(false);
  },
);

test.each([
  ['Report-Nr. KPA-1', 'report_number', 1],
  ['Prüfbericht Nr. 26-1', 'report_number', 2],
  ['N° de informe: 1', 'report_number', 3],
  ['Chargen-Nr.', 'batch', 1],
  ['Reçu le 02/02/2026', 'date_received', 2],
  ['Šarže/lot: 25SL-09', 'batch', 1],
  ['Name & Address of the Party', 'client', 6],
])('"%s" is known in other languages and spellings', (text, field, words) => {
  expect(match(text)).toMatchObject({ field, words });
});

test.each([
  ['TESTEDFOR', 'client'],
  ['DATERECEIVED:', 'date_received'],
  ['TESTEDFORE', 'client'],
])('words of a label that were read as one, "%s", are one where they are all or end in a colon', (text, field) => {
  expect(matchLabel([text])).toMatchObject({ field, words: 1, closed: true });
});

test.each([['TESTEDFOR', 'Severn'], ['Testedfor'], ['RETATRUTIDE']])('"%s %s" is no label read as one', (...texts) => {
  expect(matchLabel(texts)).toBeNull();
});
