import { expect, test } from 'vitest';
import { deepLink } from './deep-link.ts';

const pattern = 'https://verify.lab.example/tests/{report_number}_{key}';

test('a deep link is filled with what was read', () => {
  expect(deepLink(pattern, { report_number: '#12345', key: 'AB C' })).toBe(
    'https://verify.lab.example/tests/12345_AB%20C',
  );
});

test('there is no link when a part is missing or no pattern is known', () => {
  expect(deepLink(pattern, { report_number: '12345' })).toBeNull();
  expect(deepLink(null, { report_number: '12345', key: 'A' })).toBeNull();
});
