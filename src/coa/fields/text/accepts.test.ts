import { describe, expect, test } from 'vitest';
import { acceptsValue, identifierOf, keyOf, milligrams } from './accepts.ts';

describe('a value', () => {
  test.each([
    ['client', 'Humber Molecular'],
    ['client', 'Confidential'],
    ['manufacturer', 'N/A'],
    ['laboratory', 'Quarrybank Analytical'],
    ['sample', 'BPC-157 10mg'],
    ['sample', 'GHK-Cu'],
    ['batch', 'LOT35822'],
    ['batch', '5739/88'],
    ['batch', 'Grey Cap'],
    ['report_number', '#193587'],
    ['report_number', 'SBA-26-0083'],
    ['report_number', 'HA-260312-028'],
    ['key', '3KFEG35YQ8P7'],
    ['date_received', "25 AUG '26"],
    ['date_expiry', '2028-11-01'],
    ['cas', '137525-51-0'],
    ['formula', 'C62H98N16O22'],
    ['content', '10.42 mg'],
    ['label_claim', '5000 mcg'],
  ] as const)('%s: %s', (field, text) => {
    expect(acceptsValue(field, text)).toBe(true);
  });

  test.each([
    ['client', ''],
    ['client', '99.35 %'],
    ['client', '2026-10-14'],
    ['client', 'of the sample as it was received by the laboratory on that day'],
    ['client', 'Pass'],
    ['sample', '14 October 2026'],
    ['sample', 'N/A'],
    ['batch', '2026-10-14'],
    ['batch', 'a sentence that goes on for longer than a batch does'],
    ['report_number', 'Pending'],
    ['key', 'the key below'],
    ['date_received', 'pending'],
    ['date_received', '31.31.2026'],
    ['cas', 'not assigned'],
    ['formula', 'see page 2'],
    ['content', '99.35 %'],
    ['label_claim', 'as stated'],
  ] as const)('%s is not: %s', (field, text) => {
    expect(acceptsValue(field, text)).toBe(false);
  });
});

test.each([
  ['#193587', '193587'],
  ['R-86155', 'R-86155'],
  ['SBA-26-0083', 'SBA-26-0083'],
  ['SBA- 26-0061', 'SBA-26-0061'],
  ['V250929-20 001', 'V250929-20 001'],
  ['SNTEK2026060409183', 'SNTEK2026060409183'],
  ['04Nov2025-18', '04Nov2025-18'],
  ['2606250659 Page 1', '2606250659'],
  ['R-86155.', 'R-86155'],
])('the identifier at the head of "%s" is %s', (text, identifier) => {
  expect(identifierOf(text)).toBe(identifier);
});

test.each(['', 'Pending', '2026-10-14', '14/10/2026', '10mg', '99.3%', 'of 3'])('"%s" holds no identifier', (text) => {
  expect(identifierOf(text)).toBeNull();
});

test.each([
  ['3KFEG35YQ8P7', '3KFEG35YQ8P7'],
  ['“3KFEG35YQ8P7”.', '3KFEG35YQ8P7'],
  ['Whol2604280197', 'Whol2604280197'],
  ['KVR-2026-A1B2C3', 'KVR-2026-A1B2C3'],
  ['enter A7K2-99QX to see it', 'A7K2-99QX'],
  ['QWERTYUIOPAS', 'QWERTYUIOPAS'],
])('the key in "%s" is %s', (text, key) => {
  expect(keyOf(text)).toBe(key);
});

test.each(['', 'unique key', 'below', 'A1', '14-10-2026', 'x'.repeat(50)])('"%s" holds no key', (text) => {
  expect(keyOf(text)).toBeNull();
});

test.each([
  ['10 mg', 10],
  ['10.42mg/vial', 10.42],
  ['5,25 mg', 5.25],
  ['500 mcg', 0.5],
  ['250 µg', 0.25],
  ['1 g', 1000],
  ['BPC-157 10mg', 10],
])('%s is %d mg', (text, amount) => {
  expect(milligrams(text)).toBeCloseTo(amount, 6);
});

test.each(['', '99.35 %', '10 ml', '1419.56 g/mol', 'mg'])('"%s" is no amount', (text) => {
  expect(milligrams(text)).toBeNull();
});

test.each(['Sample / Probe', 'Batch No', 'Product name'])('the next label, %s, is no client', (text) => {
  expect(acceptsValue('client', text)).toBe(false);
});
