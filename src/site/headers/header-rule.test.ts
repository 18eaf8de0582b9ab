import { expect, test } from 'vitest';
import { headersFile } from './header-rule.ts';

test('rules are written one below the other', () => {
  expect(
    headersFile([
      { for: '/a', values: { Link: '<b>; rel="c"', 'X-One': '1' } },
      { for: '/d/*', values: { 'X-Two': 'e: f' } },
    ]),
  ).toBe('/a\n  Link: <b>; rel="c"\n  X-One: 1\n/d/*\n  X-Two: e: f\n');
});

test.each([
  ['a', 'x'],
  ['/a b', 'x'],
  ['/a', ''],
  ['/a', 'x\n/*'],
])('%j with %j is refused', (pattern, value) => {
  expect(() => headersFile([{ for: pattern, values: { 'X-One': value } }])).toThrow();
});
