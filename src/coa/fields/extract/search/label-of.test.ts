import { expect, test } from 'vitest';
import { type Cell, cellOf } from '../../../layout/cells.ts';
import { cellsOf } from '../../../testing/page.ts';
import { firstLabelOf, isLabelOnly, labelOf } from './label-of.ts';

const cell = (text: string) => cellsOf(text)[0]!;

test('a label is all of a cell, or what a colon closes at its beginning', () => {
  expect(labelOf(cell('Client'))?.field).toBe('client');
  expect(labelOf(cell('Client: Humber Molecular'))?.field).toBe('client');
  expect(labelOf(cell('Client Humber Molecular'))).toBeNull();
  expect(firstLabelOf(cell('Client Humber Molecular'))?.field).toBe('client');
  expect(firstLabelOf(cell('Humber Molecular'))).toBeNull();
});

test('a cell with a value behind its label is not the label only', () => {
  expect(isLabelOnly(cell('Batch number'))).toBe(true);
  expect(isLabelOnly(cell('Batch number: LOT35822'))).toBe(false);
  expect(isLabelOnly(cell('Humber Molecular'))).toBe(false);
});

test.each([
  ['Seria / Lot', 'batch'],
  ['Cliente Client', 'client'],
])('"%s" is a label in two languages and nothing else', (text, wanted) => {
  const cell = cellsOf(text)[0]!;
  expect(labelOf(cell)).toMatchObject({ field: wanted });
  expect(isLabelOnly(cell)).toBe(true);
});

test.each([
  ['Received (Y-M-D)', 'date_received'],
  ['Charge (lt. Auftraggeber)', 'batch'],
  ['Product (as labelled)', 'sample'],
])('"%s" is a label with a remark, and has no value', (text, wanted) => {
  expect(labelOf(cell(text))).toMatchObject({ field: wanted });
});

test.each(['Client (Humber Molecular)', 'Product (Semax)', 'Batch (LOT35822)'])('"%s" has a value', (text) => {
  expect(labelOf(cell(text))).toBeNull();
});

test.each([
  ['L&S No.:', 'report_number'],
  ['HCS study', 'report_number'],
  ['Corran job', 'report_number'],
  ['Meridell Lot', 'batch'],
])('"%s" says by its name whose it is', (text, wanted) => {
  expect(labelOf(cell(text))).toMatchObject({ field: wanted });
});

test.each(['Standard lot', 'Corran job done', 'QA study B'])('"%s" does not', (text) => {
  expect(labelOf(cell(text))).toBeNull();
});

test('a label stands behind what it is in a script that we do not read', () => {
  const badly = (text: string, words: number): Cell => {
    const { words: read } = cell(text);
    return cellOf(read.map((word, index) => (index < words ? { ...word, confidence: 0.3 } : word)));
  };
  expect(labelOf(badly('#tS Batch No.', 1))).toMatchObject({ field: 'batch', closed: true });
  expect(labelOf(badly('Wet ABA Received', 2))).toMatchObject({ field: 'date_received' });
  expect(isLabelOnly(badly('Wet ABA Received', 2))).toBe(true);
  // Words that were read well name something else; a value behind the label, or prose, is none.
  expect(labelOf(cell('Standard Batch No.'))).toBeNull();
  expect(labelOf(badly('#tS Batch No. LOT35822', 1))).toBeNull();
  expect(labelOf(badly('Oe of received', 2))).toBeNull();
  // A business's name, of which a word was read badly.
  expect(labelOf(badly('Tarn Peptide', 1))).toBeNull();
});
