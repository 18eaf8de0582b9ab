import { expect, test } from 'vitest';
import { cluesOf } from '../../../testing/fields-on-page.ts';
import { acceptsValue } from '../../text/accepts.ts';
import { findLabelled } from '../search/find-labelled.ts';
import { labelledParties, partiesNamed } from './labelled-parties.ts';

function read(page: string) {
  const clues = cluesOf(page);
  const announced = labelledParties(findLabelled(clues.graph, acceptsValue), clues);
  return { client: announced.client, parties: partiesNamed(announced.all) };
}

test('who brought a sample in, by an initial, is the client only where nobody else is named', () => {
  const client = (page: string) => read(`${page}\n    Batch          TR-0926-R10\n`).client?.text ?? null;
  expect(client('    Submitted by   K. Lindqvist\n    Client         Tamarack Peptides LLC')).toBe(
    'Tamarack Peptides LLC',
  );
  expect(client('    Client\n    Name           Tamarack Peptides LLC\n    Submitted by   K. Lindqvist')).toBe(
    'Tamarack Peptides LLC',
  );
  expect(client('    Submitted by   K. Lindqvist')).toBe('K. Lindqvist');
  expect(client('    Client:        G. Moss\n                   Prairie Wind Research Supply')).toBe(
    'Prairie Wind Research Supply',
  );
});

test('a product that stands behind the client’s label is not the client', () => {
  const page = (named: string) =>
    read(`
  # Partnerlab Analytical

  Client             ${named}
  Batch              NR728841
  `).client?.text ?? null;
  expect(page('Severn Research Supply')).toBe('Severn Research Supply');
  expect(page('Melanotan II 10 mg')).toBeNull();
});

test('a kind of place or reader, or a further label, is nobody’s name', () => {
  expect(read('Received from      plant').client).toBeNull();
  expect(read('Made for      laboratories. Not a medicine').client).toBeNull();
  expect(read('Made for      Fenland Laboratories').client?.text).toBe('Fenland Laboratories');
  expect(read('Received from      Plant Peptides Ltd').client?.text).toBe('Plant Peptides Ltd');
  expect(read('Customer      NAME').client).toBeNull();
});

test('a client is named in full where the page does so behind another label', () => {
  expect(read('Prepared for   SUMMIT\n\n\nClient         Summit Sequence\n').client?.text).toBe('Summit Sequence');
});

test('every party behind a label is kept, with all of its cell', () => {
  expect(read('Customer    Anna Reyes             Company   Humber Molecular Ltd').parties).toEqual(
    expect.arrayContaining(['Anna Reyes', 'Humber Molecular Ltd']),
  );
});

test('what a sheet asks of a client is no client', () => {
  for (const text of ['spec.*', 'Quality Unit', '2-8 °C. Research use only'])
    expect(read(`Client: ${text}`).client, text).toBeNull();
});

test('what a line says that something was made for is no client, beside one or alone', () => {
  const client = (page: string) => read(`Certificate of Analysis\n\n${page}`).client?.text ?? null;
  expect(client('To: Severn Peptides\n\nMade for software tests: all names are invented')).toBe('Severn Peptides');
  expect(client('Made for software tests: all names are invented')).toBeNull();
  expect(client('Made for      software tests')).toBeNull();
  expect(client('Prepared for Severn Peptides')).toBe('Severn Peptides');
  expect(client('Prepared for: severn peptides')).toBe('severn peptides');
});
