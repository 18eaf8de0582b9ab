import { expect, test } from 'vitest';
import { nestedBytes } from './nested-bytes.ts';

const box = (type: string, data: Buffer): Buffer => {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(data.length + 8);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, data]);
};

test('what lies in boxes within boxes counts with each of them', () => {
  const inner = box('jumb', Buffer.alloc(92));
  expect(nestedBytes(inner)).toBe(100);
  expect(nestedBytes(box('jumb', Buffer.concat([inner, inner])))).toBe(208 + 200);
  expect(nestedBytes(box('jumb', box('jumb', inner)))).toBe(116 + 108 + 100);
});

test('what only names one, or says that it is longer than the rest, is none', () => {
  const box = Buffer.from('\0\0\0\x14jsonself#jumbf=/x jumb', 'latin1');
  expect(nestedBytes(box)).toBe(0);
  expect(nestedBytes(Buffer.from('jumb'))).toBe(0);
});
