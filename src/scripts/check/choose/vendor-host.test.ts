import { expect, test } from 'vitest';
import { knownVendor, vendorHost } from './vendor-host.ts';

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

const VENDORS = [{ id: 'fenland-reagents', name: 'Fenland Reagents', domain: 'fenlandreagents.example' }];

test('the name of an audited vendor stands for its address', () => {
  expect(vendorHost(' fenland reagents ', VENDORS)).toBe('fenlandreagents.example');
  expect(vendorHost('Fenland', VENDORS)).toBeNull();
  expect(knownVendor('https://www.fenlandreagents.example/shop', VENDORS)?.id).toBe('fenland-reagents');
  expect(knownVendor('other.example', VENDORS)).toBeNull();
});
