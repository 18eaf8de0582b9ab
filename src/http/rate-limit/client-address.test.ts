import { expect, test } from 'vitest';
import { countedAddress, countedNetwork } from './client-address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

test('neighbouring networks are counted apart', () => {
  expect(countedAddress('2001:db8:1:2::1')).not.toBe(countedAddress('2001:db8:1:3::1'));
});

test.each([undefined, null, '', 'localhost', 'a:b', '1:2:3:4:5:6:7:8:9'])('%s is no address', (address) => {
  expect(countedAddress(address)).toBe('unknown');
});

test.each([
  ['2001:db8:1:2ff::1', '2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['2001:db8:1:3ff::1', '2001:db8:1:300::/56', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/56', '2001:db8:0::/48'],
])('%s lies in %s and %s', (address, narrow, wide) => {
  expect([countedNetwork(address, 56), countedNetwork(address, 48)]).toEqual([narrow, wide]);
});

test.each(['192.0.2.7', '::ffff:192.0.2.7', 'localhost', null])('%s lies in no network that is counted', (address) => {
  expect(countedNetwork(address, 56)).toBeNull();
});
