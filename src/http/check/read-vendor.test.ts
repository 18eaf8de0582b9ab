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
  ['https://www.vendor.example/coa?x=1', 'send "vendor.example"'],
  ['vendor.example/coa', 'send "vendor.example"'],
  ['vendor.example:8080', 'send "vendor.example"'],
  ['sales@vendor.example', 'send "vendor.example"'],
  ['http://', 'not an address.'],
])('%s is refused with the host to send', (text, hint) => {
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
])('%j is no host name', (text) => {
  expect(readVendor(text)).toHaveProperty('wrong');
});
