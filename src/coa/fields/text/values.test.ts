import { expect, test } from 'vitest';
import {
  endsInLegalForm,
  identifierOf,
  keyOf,
  milligrams,
  speltName,
  withMisreadCapitals,
  withoutLegalForm,
} from './values.ts';

test('a key of which a reader lost a hyphen', () => {
  expect(keyOf('7HQ4 ZM2W-N8PX')).toBe('7HQ4-ZM2W-N8PX');
  expect(keyOf('620 418')).toBe('620 418');
});

test.each([
  ['#193587', '193587'],
  ['R-86155', 'R-86155'],
  ['SBA-26-0083', 'SBA-26-0083'],
  ['SBA- 26-0061', 'SBA-26-0061'],
  ['CPA/ 1207', 'CPA/1207'],
  ['SA 26.1408', 'SA 26.1408'],
  ['NB-R 26/2087', 'NB-R 26/2087'],
  ['V250929-20 001', 'V250929-20 001'],
  ['SNTEK2026060409183', 'SNTEK2026060409183'],
  ['04Nov2025-18', '04Nov2025-18'],
  ['2606250659 Page 1', '2606250659'],
  ['R-86155.', 'R-86155'],
  ['25-0418)', '25-0418'],
  ['R-86155(2)', 'R-86155(2)'],
  ['LP A/2026/1184, issue 1', 'LPA/2026/1184'],
])('the identifier at the head of "%s" is %s', (text, identifier) => {
  expect(identifierOf(text)).toBe(identifier);
});

test.each([
  '',
  'Pending',
  '2026-10-14',
  '14/10/2026',
  '10mg',
  '5.27 mg/vial',
  '5.27 mgivial',
  '0.2 EU/mg',
  '99.3%',
  'of 3',
  'PIN 582906',
  'REF A/2026/1184',
  'CAS 100-51-6',
  'CAS: 100-51-6',
])('"%s" holds no identifier', (text) => {
  expect(identifierOf(text)).toBeNull();
});

test.each([
  ['3KFEG35YQ8P7', '3KFEG35YQ8P7'],
  ['“3KFEG35YQ8P7”.', '3KFEG35YQ8P7'],
  ['Whol2604280197', 'Whol2604280197'],
  ['KVR-2026-A1B2C3', 'KVR-2026-A1B2C3'],
  ['enter A7K2-99QX to see it', 'A7K2-99QX'],
  ['QWERTYUIOPAS', 'QWERTYUIOPAS'],
  ['K7QF 2M9X', 'K7QF 2M9X'],
  ['MBK 7741 20944', 'MBK 7741 20944'],
])('the key in "%s" is %s', (text, key) => {
  expect(keyOf(text)).toBe(key);
});

test.each(['', 'unique key', 'below', 'A1', '14-10-2026', 'BPC 157', 'x'.repeat(50)])('"%s" holds no key', (text) => {
  expect(keyOf(text)).toBeNull();
});

test.each([
  ['10 mg', 10],
  ['10m g', 10],
  ['502.77 meg', 0.50277],
  ['10.42mg/vial', 10.42],
  ['5,25 mg', 5.25],
  ['500 mcg', 0.5],
  ['250 µg', 0.25],
  ['253 pg/capsule', 0.253],
  ['0.3 g/capsule', 300],
  ['1 g', 1000],
  ['9.74 mgivial', 9.74],
  ['BPC-157 10mg', 10],
])('%s is %d mg', (text, amount) => {
  expect(milligrams(text)).toBeCloseTo(amount, 6);
});

test.each(['', '99.35 %', '10 ml', '1419.56 g/mol', 'mg', '253 g/capsule'])('"%s" is no amount', (text) => {
  expect(milligrams(text)).toBeNull();
});

test.each([
  ['$5-2511', 'S5-2511'],
  ['Cl-55-1125', 'CI-55-1125'],
  ['WF-ClI-22', 'WF-CI-22'],
  ['MG-CAG5-@21', 'MG-CAG5-021'],
  ['QRT$2604', 'QRTS2604'],
  ['£LM2605130320', 'ELM2605130320'],
  ['$$31-1125', 'SS31-1125'],
  ['0V-2508-3316', 'OV-2508-3316'],
  ['0C33107-K4', 'OC33107-K4'],
  ['0C331-07A4', '0C331-07A4'],
  ['TG-MOTS-O7', 'TG-MOTS-07'],
  ['PO-26/OO41', 'PO-26/0041'],
  ['TG-O7A', 'TG-O7A'],
  ['10$ off', '10$ off'],
  ['Illum-22', 'Illum-22'],
  ['Sl1-26', 'Sl1-26'],
  ['bl-26', 'bl-26'],
])('"%s" is the number %s', (read, printed) => {
  expect(withMisreadCapitals(read)).toBe(printed);
});

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
  ['Meadow Sciences, Inc.', true, 'Meadow Sciences'],
  ['Odra Sp. z o.o.', true, 'Odra'],
  ['Fenland Reagents', false, 'Fenland Reagents'],
  ['Codex Labs', false, 'Codex Labs'],
])('a legal form at the end of %s', (name, ends, without) => {
  expect(endsInLegalForm(name)).toBe(ends);
  expect(withoutLegalForm(name)).toBe(without);
});

test('the file of a run is no identifier', () => {
  expect(identifierOf('26-0317-1_V1.d')).toBeNull();
  expect(identifierOf('26-0317-1')).toBe('26-0317-1');
});

test.each([
  ['Tarn BioLabs LIC', 'Tarn BioLabs LLC'],
  ['Tarn Supply (LC', 'Tarn Supply LLC'],
  ['Tarn Supply ILC.', 'Tarn Supply LLC.'],
  ['Tarn Blochem Corp.', 'Tarn Biochem Corp.'],
  ['Bloom Peptides Ltcl', 'Bloom Peptides Ltd'],
  ['Tarn ALC', 'Tarn ALC'],
  ['Blomfield Research', 'Blomfield Research'],
])('%s is %s', (read, printed) => {
  expect(speltName(read)).toBe(printed);
});
