import { expect, test } from 'vitest';
import { pathPattern } from './path-pattern.ts';

test.each([
  ['/*', ['/', '/a', '/a/b.c'], []],
  ['/data/*', ['/data', '/data/', '/data/vendors.json', '/data/x/y'], ['/database', '/x/data/']],
  ['/check', ['/check', '/check/'], ['/check/x', '/checks']],
  ['/vendors/:id/feed.xml', ['/vendors/a/feed.xml'], ['/vendors/a/b/feed.xml', '/vendors/feed.xml']],
  ['/a/*.json', ['/a/b.json', '/a/b/c.json'], ['/a/b.xml', '/a/bjson']],
  ['/.well-known/api-catalog', ['/.well-known/api-catalog'], ['/xwell-known/api-catalog']],
])('%s', (pattern, matching, others) => {
  for (const path of matching) expect(pathPattern(pattern).test(path), path).toBe(true);
  for (const path of others) expect(pathPattern(pattern).test(path), path).toBe(false);
});

test('what stood in place of the star and the names is told', () => {
  expect(pathPattern('/old/:id/*').exec('/old/x/y/z')?.groups).toEqual({ id: 'x', splat: 'y/z' });
});
