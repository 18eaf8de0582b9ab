import { expect, test } from 'vitest';
import { identifierOf } from './identifiers.ts';

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
  ['QA-TR006-1 1', 'QA-TR006-11'],
  ['QA-TR006-1 1 of 2', 'QA-TR006-1'],
  ['QA-TR006-1 2', 'QA-TR006-1'],
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

test('the file of a run is no identifier', () => {
  expect(identifierOf('48.6°')).toBeNull();
  expect(identifierOf('26-0317-1_V1.d')).toBeNull();
  expect(identifierOf('26-0317-1')).toBe('26-0317-1');
});
