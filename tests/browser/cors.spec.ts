import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { DOCUMENTS, documentFiles } from '../../src/site/documents/index.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';

let site: LocalSite;
const elsewhere = createServer((_request, answer) =>
  answer.setHeader('Content-Type', 'text/html').end('<!doctype html><title>A page of another origin</title>'),
);

test.beforeAll(async () => {
  site = await startLocalSite();
  elsewhere.listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
});
test.afterAll(async () => {
  elsewhere.close();
  await site.stop();
  site.remove();
});
test.beforeEach(async ({ page }) => {
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
});

/** What a script of the page is told; a fetch that the browser blocks rejects, which fails the test. */
function fetched(
  page: Page,
  pathname: string,
  init: { method?: string; headers?: Record<string, string>; body?: string },
) {
  return page.evaluate(
    async ([address, options]) => {
      const answer = await fetch(address, options);
      return { status: answer.status, link: answer.headers.get('link') ?? '', etag: answer.headers.get('etag') };
    },
    [site.url + pathname, init] as const,
  );
}

const PLAIN_HEADERS: Record<string, string>[] = [
  {},
  { Authorization: 'Bearer nothing' },
  { 'If-None-Match': '"another"' },
  { 'Content-Type': 'application/json' },
  { 'User-Agent': 'some-agent/1.0 (me@mail.example)' },
  { 'Cache-Control': 'no-cache', Traceparent: '00-0-0-00', 'X-Of-Their-Own': '1' },
];

for (const [pathname, status] of [
  ...documentFiles().map(({ path }) => [path, 200] as const),
  ['/data/vendors.json', 200] as const,
  ['/data/vendors.csv', 200] as const,
  ['/data/snapshots/index.json', 200] as const,
  ['/data/nothing.json', 404] as const,
  ['/vendors/index.md', 200] as const,
  ['/embed/charts/headline.svg', 200] as const,
  ['/.well-known/nothing', 404] as const,
  ['/api/nothing', 404] as const,
  ['/api/health', 200] as const,
]) {
  test(`${pathname} is readable from another origin, whatever plain header is sent`, async ({ page }) => {
    for (const headers of PLAIN_HEADERS) {
      const answer = await fetched(page, pathname, { headers });
      expect(answer.status, JSON.stringify(headers)).toBe(status);
      if (!pathname.endsWith('/index.md'))
        for (const { path, rel } of DOCUMENTS) if (rel) expect(answer.link).toContain(`<${path}>`);
    }
  });
}

test('a file that another origin has is not sent again', async ({ page }) => {
  const { etag } = await fetched(page, '/data/vendors.json', {});
  const again = await fetched(page, '/data/vendors.json', { headers: { 'If-None-Match': etag ?? '' } });
  expect(again.status).toBe(304);
});

for (const [pathname, body, status] of [
  ['/api/check-coa', '{}', 400],
  ['/mcp', '{"jsonrpc":"2.0","id":1,"method":"ping"}', 200],
] as const) {
  test(`POST ${pathname} is readable from another origin, whatever plain header is sent`, async ({ page }) => {
    for (const headers of PLAIN_HEADERS) {
      const answer = await fetched(page, pathname, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body,
      });
      expect(answer.status, JSON.stringify(headers)).toBe(status);
      expect(answer.link).toContain('rel="api-catalog"');
    }
  });
}
