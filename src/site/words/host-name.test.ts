import { expect, test } from 'vitest';
import { hostName, reversedHost } from './host-name.ts';

test('a host and its labels in reverse', () => {
  expect(hostName('https://www.coa.example:8443/x')).toBe('www.coa.example');
  expect(reversedHost('https://www.coa.example')).toBe('example.coa.www');
});
