import { expect, test } from 'vitest';
import { date, field, testFields } from '../testing/fields.ts';
import { cellsOf } from '../testing/page.ts';
import { certificateMarks, isWordedAsKnown, showsCertificate } from './certificate-marks.ts';

test.each([
  ['its title', 'Certificate of Analysis', {}, ['title']],
  ['a method', 'RP-HPLC with UV detection', {}, ['method']],
  ['a contaminant', 'Endotoxin', {}, ['contaminants']],
  ['a specification beside its results', 'Specification    Result', {}, ['specification']],
  ['a specification alone', 'Specification', {}, []],
  ['a batch', '', { batch: field('TP-26041') }, ['batch']],
  ['a day with its label', '', { dates: [date('received', '2026-04-15', { label: 'Received' })] }, ['dates']],
  ['a day without one', '', { dates: [date('received', '2026-04-15', { label: '' })] }, []],
  ['nothing', 'Thank you for your order', {}, []],
])('a page bears the marks of %s', (_, page, found, marks) => {
  expect(certificateMarks(testFields(found), cellsOf(page))).toEqual(marks);
});

const worded = (wordings: number) => ({
  laboratory: { name: 'Tarn', laboratory: null, basis: [], cell: null, confidence: 0.9, wordings },
});

test('a page is worded as a laboratory’s from two phrases on', () => {
  expect([worded(1), worded(2), { laboratory: null }].map(isWordedAsKnown)).toEqual([false, true, false]);
});

test.each([
  ['a result among four marks', 0, ['purity', 'batch', 'method', 'dates'], true],
  ['a result among three', 0, ['purity', 'batch', 'method'], false],
  ['a title and a compound among four', 0, ['title', 'compound', 'batch', 'dates'], true],
  ['a compound without a title', 0, ['compound', 'batch', 'dates', 'method'], false],
  ['a title without a compound', 0, ['title', 'batch', 'dates', 'method'], false],
  [
    'a specification of a batch, under a title, among five',
    0,
    ['title', 'batch', 'dates', 'method', 'specification'],
    true,
  ],
  ['the same among four', 0, ['title', 'batch', 'dates', 'specification'], false],
  ['the same without a title', 0, ['contaminants', 'batch', 'dates', 'method', 'specification'], false],
  ['the same without a batch', 0, ['title', 'contaminants', 'dates', 'method', 'specification'], false],
  ['five marks without a specification', 0, ['title', 'batch', 'dates', 'method', 'contaminants'], false],
  ['two marks, one tested, in a known laboratory’s words', 2, ['contaminants', 'method'], true],
  ['a compound and another mark in its words', 2, ['compound', 'method'], true],
  ['a result and another mark in its words', 2, ['mass', 'method'], true],
  ['two marks, none tested, in its words', 2, ['batch', 'method'], false],
  ['one mark in its words', 2, ['purity'], false],
  ['two marks in words of which only one is its own', 1, ['purity', 'method'], false],
])('a page shows a certificate, or not: %s', (_, wordings, certificateMarks, wanted) => {
  expect(showsCertificate({ certificateMarks, ...worded(wordings) })).toBe(wanted);
});
