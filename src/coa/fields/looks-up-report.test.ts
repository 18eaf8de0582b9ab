import { expect, test } from 'vitest';
import { codeHost, field, testFields } from '../testing/fields.ts';
import { looksUpReport } from './looks-up-report.ts';

test.each([
  ['the number', { reportNumber: field('R-8495') }, true],
  ['the number without its hyphen', { reportNumber: field('R8495') }, true],
  ['the key', { key: field('z85guwq') }, true],
  ['another number', { reportNumber: field('R-8496') }, false],
  ['nothing but marks', { key: field('–') }, false],
  ['neither', {}, false],
] as const)('%s', (_, read, carried) => {
  const code = codeHost('https://coa-lookup.example/verify?t=R-8495&k=Z85GUWQ');
  expect(looksUpReport(code, testFields(read))).toBe(carried);
});

test.each([
  ['42', 'https://shop.example/p/4217/batch', false],
  ['42', 'https://shop.example/p/42', true],
  ['A-42', 'https://shop.example/reports/A-42', true],
  ['A-42', 'https://shop.example/reports/BA-42', false],
])('a short number, %s, is a whole part of %s', (number, address, carried) => {
  expect(looksUpReport(codeHost(address), testFields({ reportNumber: field(number) }))).toBe(carried);
});
