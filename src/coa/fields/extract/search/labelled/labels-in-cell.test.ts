import { expect, test } from 'vitest';
import { pageGraph } from '../../../../layout/build-graph.ts';
import { groupCells } from '../../../../layout/cells.ts';
import { valueOn } from '../../../../testing/fields-on-page.ts';
import { LETTERS, layOut } from '../../../../testing/page.ts';
import { acceptsValue } from '../../../text/accepts.ts';
import { findLabelled } from '../find-labelled.ts';

test('the name under the heading of a client is the client’s, and that under another is not', () => {
  const page = (heading: string) => `
    ${heading}                            Sample
    Name           Tamarack Peptides LLC  Description  Retatrutide 10 mg
  `;
  expect(valueOn(page('Client'), 'client')?.text).toBe('Tamarack Peptides LLC');
  expect(valueOn(page('Sample'), 'client')).toBeUndefined();
});

test('what two letters announce that were hardly read, as of a mark, is nothing', () => {
  const under = (confidence: number) => {
    const words = layOut('RE\nOstrel Point').map((word) => (word.text === 'RE' ? { ...word, confidence } : word));
    return findLabelled(pageGraph(groupCells(words, LETTERS), LETTERS), acceptsValue);
  };
  expect(under(0.9)).toMatchObject([{ field: 'sample', text: 'Ostrel Point' }]);
  expect(under(0.3)).toEqual([]);
});

test('of a number behind the short name of who issues the page, and no result', () => {
  expect(valueOn('DAS Lab No.:      25-11873', 'report_number')).toMatchObject({ text: '25-11873' });
  expect(valueOn('Report     4.2', 'report_number')).toBeUndefined();
  expect(valueOn('Order QF-38841', 'report_number')).toMatchObject({ text: 'QF-38841' });
  expect(valueOn('Order confirmation', 'report_number')).toBeUndefined();
  expect(valueOn('Order QF-38841 of May', 'report_number')).toBeUndefined();
});

test('beside a label behind the short name of who issues the page, and behind nothing else', () => {
  expect(valueOn('TVA Report ID:      QF-38841', 'report_number')?.text).toBe('QF-38841');
  expect(valueOn('Tarn Report ID:      QF-38841', 'report_number')).toBeUndefined();
  expect(valueOn('TARNV Report ID:      QF-38841', 'report_number')).toBeUndefined();
  expect(valueOn('TVA our own Batch:      QF-38841', 'batch')).toBeUndefined();
});

test('of a number behind the initials of a laboratory of two names', () => {
  expect(valueOn('L&S No.:     52214-3', 'report_number')?.text).toBe('52214-3');
});

test('not behind the beginning of a longer label', () => {
  expect(valueOn('Sample Size: 43.9 grams', 'sample')).toBeUndefined();
});

test('a label with a colon in the middle of prose is no label without one', () => {
  expect(valueOn('Results were given to the client in person', 'client')).toBeUndefined();
});

test('whose number a line ends with is not the laboratory’s', () => {
  expect(valueOn('Ihre Bestell-Nr. / Your order no.      4500018833', 'report_number')).toBeUndefined();
});

test('beside two labels with a stroke between them', () => {
  expect(valueOn('LOT #/ MFG          ANR-SLU-1025          10/2025', 'batch')?.text).toBe('ANR-SLU-1025');
  expect(valueOn('Lot/ ANR-1025', 'batch')?.text).toBe('ANR-1025');
});

test('behind its label in two languages, where a colon announces it', () => {
  expect(valueOn('Key / Schlüssel: KVR-2026-WF1P5K', 'key')).toMatchObject({
    text: 'KVR-2026-WF1P5K',
    place: 'same-cell',
  });
  expect(valueOn('Customer / Auftraggeber      Humber Molecular', 'client')).toMatchObject({
    text: 'Humber Molecular',
    place: 'right',
  });
  expect(valueOn('Customer / Auftraggeber', 'client')).toBeUndefined();
});

test('what the client calls a sample names no client', () => {
  expect(valueOn('Referencia cliente: MT2-10', 'client')).toBeUndefined();
  expect(valueOn('Código cliente: Semilla Azul', 'client')).toBeUndefined();
  expect(valueOn('Cliente: Semilla Azul', 'client')?.text).toBe('Semilla Azul');
});
