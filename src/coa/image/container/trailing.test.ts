import { expect, test } from 'vitest';
import { randomBytes } from '../../testing/random-bytes.ts';
import { readTrailing } from './trailing.ts';

const picture = Buffer.from('\xff\xd8 a picture \xff\xd9', 'latin1');
const behind = (rest: Buffer | string, before = picture) => {
  const data = typeof rest === 'string' ? Buffer.from(rest, 'latin1') : rest;
  return readTrailing(Buffer.concat([before, data]), before.length);
};
const filler = '0123456789abcdef';

test.each([
  ['padding', Buffer.alloc(64)],
  ['phone', `\0\0\0\x18ftypmp42${filler}`],
  ['phone', `anything at all ${filler}SEFT`],
  ['archive', `PK\x03\x04${filler}`],
  ['document', `%PDF-1.7\n${filler}`],
  ['picture', `\x89PNG\r\n\x1a\n${filler}`],
  ['text', `a note that somebody left here`],
  ['unknown', Buffer.from(randomBytes(64))],
] as const)('tells %s', (kind, rest) => {
  expect(behind(rest as Buffer | string)).toEqual({ bytes: rest.length, kind });
});

test('a second picture is a phone’s own when the first announces it', () => {
  const second = `\xff\xd8\xff\xe1${filler}`;
  expect(behind(second)?.kind).toBe('picture');
  expect(behind(second, Buffer.from('\xff\xd8\xff\xe2\0\x08MPF\0 picture \xff\xd9', 'latin1'))?.kind).toBe('phone');
});

test('a few bytes, or an end nobody knows, are nothing', () => {
  expect(behind('x')).toBeNull();
  expect(readTrailing(Buffer.alloc(1000), null)).toBeNull();
});
