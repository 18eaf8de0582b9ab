import { expect, test } from 'vitest';
import { hasListedSuffix, registeredDomain, registeredName, withoutPublicSuffix } from './registered-domain.ts';

test.each([
  ['humber.example', 'humber.example', 'humber'],
  ['verify.humber.com', 'humber.com', 'humber'],
  ['shop.humber.co.uk', 'humber.co.uk', 'humber'],
  ['shop.humber.ltd.uk', 'humber.ltd.uk', 'humber'],
  ['a.b.humber.com.au', 'humber.com.au', 'humber'],
  // A platform under which anybody may have a shop.
  ['humber.myshopify.com', 'humber.myshopify.com', 'humber'],
  // Nobody registers these.
  ['co.uk', 'co.uk', 'co.uk'],
  ['192.0.2.1', '192.0.2.1', '192.0.2.1'],
  ['localhost', 'localhost', 'localhost'],
])('%s: domain %s, name %s', (host, domain, name) => {
  expect([registeredDomain(host), registeredName(host)]).toEqual([domain, name]);
});

test.each([
  ['shop.humber.co.uk', 'shop.humber'],
  ['humber.example', 'humber'],
  ['co.uk', 'co.uk'],
  ['192.0.2.1', '192.0.2.1'],
])('%s without its suffix is %s', (host, rest) => {
  expect(withoutPublicSuffix(host)).toBe(rest);
});

test.each([
  ['lab.sbs', true],
  ['humber.myshopify.com', true],
  ['report.p1', false],
  ['lab.zzz', false],
])('whether %s has an ending on the list: %s', (host, isListed) => {
  expect(hasListedSuffix(host)).toBe(isListed);
});
