import { expect, test } from 'vitest';
import type { Box } from '../../../geometry/box.ts';
import { codeOf, fieldsOn } from '../../../testing/fields-on-page.ts';
import { findPageHosts } from './find-page-hosts.ts';

const box: Box = [0, 0, 90, 90];
const valuesOf = (text: string): string[] =>
  findPageHosts([], [{ format: 'QRCode', text, box }], () => box).map(({ value }) => value);

test('a code is one address, of which no part speaks for somebody', () => {
  expect(valuesOf('https://lab.example@elsewhere.shop/P')).toEqual(['elsewhere.shop']);
  expect(valuesOf('http://203.0.113.7/lab.example/P')).toEqual(['203.0.113.7']);
});

test('give a host that needs no second reading', () => {
  const fields = fieldsOn('Certificate of Analysis', [
    codeOf('https://partnerlab.example/verify?t=89260&k=3KFEG35YQ8P7'),
  ]);
  expect(fields.hosts).toMatchObject([
    { value: 'partnerlab.example', fromCode: true, forVerification: true, readings: 2, box: [600, 400, 90, 90] },
  ]);
  expect(fields.laboratory?.laboratory?.id).toBe('partnerlab');
});

test('that hold no address are no hosts', () => {
  expect(fieldsOn('', [codeOf('BATCH 35822')]).hosts).toEqual([]);
});
