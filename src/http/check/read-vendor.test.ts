import { expect, test } from 'vitest';
import { readVendor } from './read-vendor.ts';

test.each([
  ['vendor.example', 'vendor.example'],
  [' Vendor.EXAMPLE ', 'vendor.example'],
  ['vendor.example.', 'vendor.example'],
  ['www.vendor.example', 'vendor.example'],
  ['shop.vendor.example', 'shop.vendor.example'],
  ['www.example', 'www.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['BÜCHER.example', 'xn--bcher-kva.example'],
  ['ｖendor.example', 'vendor.example'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
])('%s becomes %s', (text, vendor) => {
  expect(readVendor(text)).toEqual({ vendor });
});

test('a homograph does not become the name it looks like', () => {
  expect(readVendor('vend\u043er.example')).toEqual({ vendor: 'xn--vendr-mye.example' });
});

test.each([
  'https://www.vendor.example/coa?x=1',
  'http://vendor.example',
  'HTTPS://Vendor.example./',
  'vendor.example/coa',
  'vendor.example:443',
  'https://vendor.example:8080/a%20b#c',
  'vendor.example?x=y@z.example',
  'https://vendor.example/@vendor',
])('of the address %s the host is taken', (text) => {
  expect(readVendor(text)).toEqual({ vendor: 'vendor.example' });
});

test.each([
  ['sales@vendor.example', 'if the shop is at "vendor.example", send that'],
  ['mailto:sales@vendor.example', 'not an email address'],
  ['sales@mail.example@vendor.example', 'if the shop is at "vendor.example", send that'],
  ['https://user@vendor.example/', 'if the shop is at "vendor.example", send that'],
  ['@', 'not an email address.'],
])('%s is refused: its host may be that of a mail service', (text, hint) => {
  const reading = readVendor(text);
  expect('wrong' in reading ? reading.wrong : '').toContain(hint);
});

test.each([
  '',
  ' ',
  'vendor',
  'Acme Peptides',
  '1.2.3.4',
  '0x7f.1',
  '[::1]',
  '-a.example',
  'a..example',
  'a%2eexample',
  `${'a'.repeat(64)}.example`,
  'vendor.example\0',
  '__proto__',
  '../etc',
  'http://',
  'https:///shop',
  'ftp://vendor.example/',
  'javascript:alert(1)',
  'vendor.example\\@other.example',
  'vendor.example:99999',
  'Acme Peptides/shop',
  'other\tvendor.example',
])('%j is no host name', (text) => {
  expect(readVendor(text)).toHaveProperty('wrong');
});
