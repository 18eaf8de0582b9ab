import { expect, test } from 'vitest';
import type { Box } from '../../../geometry/box.ts';
import { findPageHosts } from './find-page-hosts.ts';

const box: Box = [0, 0, 90, 90];
const valuesOf = (text: string): string[] =>
  findPageHosts([], [{ format: 'QRCode', text, box }], () => box).map(({ value }) => value);

test('a code is one address, of which no part speaks for somebody', () => {
  expect(valuesOf('https://lab.example@elsewhere.shop/P')).toEqual(['elsewhere.shop']);
  expect(valuesOf('http://203.0.113.7/lab.example/P')).toEqual(['203.0.113.7']);
});
