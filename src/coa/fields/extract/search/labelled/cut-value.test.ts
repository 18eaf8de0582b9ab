import { expect, test } from 'vitest';
import { valueOn } from '../../../../testing/fields-on-page.ts';

test.each([
  ['Humber Molecular Ltd, Unit 4, Carlisle CA1 1AA', 'Humber Molecular Ltd'],
  ['Humber Molecular, Inc.', 'Humber Molecular, Inc'],
  ['Humber Molecular LLC (attn. Mr. Brooks)', 'Humber Molecular LLC'],
  ['Humber Molecular (external)', 'Humber Molecular'],
  ['M/s Humber Molecular', 'Humber Molecular'],
  ['Orders, Humber Molecular', 'Humber Molecular'],
])('of a client is the name alone: %s', (printed, name) => {
  expect(valueOn(`Client:     ${printed}`, 'client')?.text).toContain(name);
  expect(valueOn(`Client:     ${printed}`, 'client')?.text).not.toMatch(/Unit|attn|external|M\/s|Orders/);
});

test('of a product ends where its sentence goes on', () => {
  const sentence = 'Sample GHK-Cu, 10mg vial, batch MQ-0903, submitted by Humber Molecular on 9 September 2026';
  expect(valueOn(sentence, 'sample')?.text).toBe('GHK-Cu, 10mg vial');
  expect(valueOn('Sample: GHK-Cu 10 mg, Lot MQ-0903', 'sample')?.text).toBe('GHK-Cu 10 mg');
});

test('behind the person there', () => {
  expect(valueOn('To: T. Okafor, Redshank Biosciences LLC', 'client')?.text).toBe('Redshank Biosciences LLC');
  expect(valueOn('To: T. Okafor, PhD', 'client')?.text).toBe('T. Okafor');
});

test('before the name of who prepared the page', () => {
  expect(valueOn('Prepared for: Harbor Peptides by', 'client')?.text).toBe('Harbor Peptides');
});

test('a name ends where its address begins with a number', () => {
  expect(valueOn('Client: Tarn Peptides LLC 1180 N. Mesquite St.', 'client')?.text).toBe('Tarn Peptides LLC');
  expect(valueOn('Client: Tarn Peptides LLC (Reno)', 'client')?.text).toBe('Tarn Peptides LLC');
  expect(valueOn('Submitted by Meridian Biolabs Lot RT20-2511A', 'client')?.text).toBe('Meridian Biolabs');
});

test('a county is an address, and a legal form is none', () => {
  expect(valueOn('Client: Tarn Peptide Stores, Co. Clare', 'client')?.text).toBe('Tarn Peptide Stores');
  expect(valueOn('Client: Tarn Peptide, Co., Ltd', 'client')?.text).toBe('Tarn Peptide, Co., Ltd');
});

test('a day behind a batch is not of it', () => {
  expect(valueOn('Lot #: CI5050 06-Oct-2026', 'batch')?.text).toBe('CI5050');
});
