import { expect, test } from 'vitest';
import { vendorHost } from './vendor-host.ts';

test.each([
  ['', ''],
  ['  ', ''],
  ['vendor.example', 'vendor.example'],
  [' https://www.Vendor.example/shop?x=1 ', 'vendor.example'],
  ['vendor.example:8080/path', 'vendor.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['not a host', null],
  ['localhost', null],
  ['192.0.2.7', null],
])('%j is read as %j', (typed, host) => {
  expect(vendorHost(typed)).toBe(host);
});
