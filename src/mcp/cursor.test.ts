import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

const edition = { version: '2026-11-20', verdict: null } as const;

test('a cursor comes back as the position it was made of', () => {
  expect(readCursor(writeCursor({ ...edition, after: 'beta' }), edition)).toBe('beta');
});

test.each([
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('{').toString('base64url')],
  ['another shape', Buffer.from('{"after":"beta"}').toString('base64url')],
  ['additional members', Buffer.from(JSON.stringify({ ...edition, after: 'beta', x: 1 })).toString('base64url')],
  ['nothing', ''],
])('%s is refused as invalid params', (_name, cursor) => {
  expect(() => readCursor(cursor, edition)).toThrow(expect.objectContaining({ code: -32_602 }));
});

test('a cursor of another edition or filter is refused, and says why', () => {
  const cursor = writeCursor({ ...edition, after: 'beta' });
  expect(() => readCursor(cursor, { ...edition, version: '2026-12-01' })).toThrow('the data has changed');
  expect(() => readCursor(cursor, { ...edition, verdict: 'watch' })).toThrow('another filter');
});
