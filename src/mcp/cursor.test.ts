import { expect, test } from 'vitest';
import { MAX_LIMIT, readCursor, writeCursor } from './cursor.ts';
import { WrongArgument } from './tool.ts';

const VERSION = '2026-11-20';
const position = { version: VERSION, filter: { verdict: 'watch', min_rating: 4.5 }, limit: 7, after: 'beta' } as const;

test('a cursor comes back as the position it was made of, whether or not the filter is given again', () => {
  const cursor = writeCursor(position);
  expect(readCursor(cursor, VERSION, {})).toEqual(position);
  expect(readCursor(cursor, VERSION, { verdict: null, coa_type: null })).toEqual(position);
  expect(readCursor(cursor, VERSION, { verdict: 'watch', min_rating: 4.5 })).toEqual(position);
});

test('the longest cursor fits into its argument', () => {
  const filter = {
    verdict: 'verified',
    coa_type: 'independent-unverifiable',
    min_rating: 4.333333333333333,
    max_rating: 4.666666666666667,
  } as const;
  expect(writeCursor({ version: VERSION, filter, limit: MAX_LIMIT, after: 'x'.repeat(60) }).length).toBeLessThanOrEqual(
    600,
  );
});

test.each([
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('{').toString('base64url')],
  ['another shape', Buffer.from('{"after":"beta"}').toString('base64url')],
  ['additional members', Buffer.from(JSON.stringify({ ...position, x: 1 })).toString('base64url')],
  ['pages of more than a page may have', writeCursor({ ...position, limit: MAX_LIMIT + 1 })],
  ['pages of nothing', writeCursor({ ...position, limit: 0 })],
  ['pages of parts', writeCursor({ ...position, limit: 1.5 })],
  ['a place longer than any id', writeCursor({ ...position, after: 'x'.repeat(61) })],
  ['an edition longer than any', writeCursor({ ...position, version: 'x'.repeat(41) })],
  ['nothing', ''],
])('%s is refused as an argument that cannot be used', (_name, cursor) => {
  expect(() => readCursor(cursor, VERSION, {})).toThrow(WrongArgument);
  expect(() => readCursor(cursor, VERSION, {})).toThrow('it was not made by this server');
});

test('a cursor of another edition or filter is refused, and says why', () => {
  const old = writeCursor({ ...position, version: 'x'.repeat(40), limit: MAX_LIMIT, after: 'x'.repeat(60) });
  expect(() => readCursor(old, VERSION, {})).toThrow('the data has changed');
  const cursor = writeCursor(position);
  expect(() => readCursor(cursor, '2026-12-01', {})).toThrow('the data has changed');
  expect(() => readCursor(cursor, VERSION, { verdict: 'verified' })).toThrow('another filter');
  expect(() => readCursor(cursor, VERSION, { coa_type: 'none' })).toThrow('another filter');
});
