import { expect, test } from 'vitest';
import { speltName } from './spelt-name.ts';

test.each([
  ['Kestrel Peptides Lud', 'Kestrel Peptides Ltd'],
  ['Vltavin s.r.0.', 'Vltavin s.r.o.'],
  ['Vltavin s.r.o0.', 'Vltavin s.r.o.'],
  ['Vltavin s. r. o.', 'Vltavin s. r. o.'],
  ['Odra Sp. z 0.0.', 'Odra Sp. z o.o.'],
  ['Odra 0.0', 'Odra 0.0'],
])('“%s” is %s', (read, printed) => {
  expect(speltName(read)).toBe(printed);
});

test.each([
  ['Tesvar Laboratofe s.r.o.', 'Tesvar Laboratoře s.r.o.'],
  ['Priiflabor Weser GmbH', 'Prüflabor Weser GmbH'],
  ['Laborator Pellan', 'Laborator Pellan'],
])('letters with accents in the name of a laboratory: %s', (read, printed) => {
  expect(speltName(read)).toBe(printed);
});

test.each([
  ['Tarn BioLabs LIC', 'Tarn BioLabs LLC'],
  ['Tarn Supply (LC', 'Tarn Supply LLC'],
  ['Tarn Supply ILC.', 'Tarn Supply LLC.'],
  ['Tarn Blochem Corp.', 'Tarn Biochem Corp.'],
  ['Bloom Peptides Ltcl', 'Bloom Peptides Ltd'],
  ['Tarn ¢ Vale Labs', 'Tarn & Vale Labs'],
  ['Laboratorium ,,Tarnek', 'Laboratorium „Tarnek'],
  ['Tarn, Vale', 'Tarn, Vale'],
  ['Tarn,,,Bulk', 'Tarn,,,Bulk'],
  ['Tarn ALC', 'Tarn ALC'],
  ['Blomfield Research', 'Blomfield Research'],
])('%s is %s', (read, printed) => {
  expect(speltName(read)).toBe(printed);
});
