import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSiteRules } from './site-rules.ts';
import { createStaticHandler } from './static-files.ts';

const root = mkdtempSync(path.join(tmpdir(), 'site-'));
let serve: (request: Request) => Promise<Response>;

const FILES = {
  'netlify.toml': `
[build]
publish = "dist"
[[headers]]
for = "/*"
[headers.values]
X-Everywhere = "yes"
X-Which = "toml"
[[redirects]]
from = "/old/*"
to = "/data/:splat"
status = 302
[[redirects]]
from = "/data/kept.json"
to = "/elsewhere"
[[redirects]]
from = "/data/forced.json"
to = "/elsewhere"
force = true
[[redirects]]
from = "/alias"
to = "/page/"
status = 200
`,
  '.netlify/v1/config.json': JSON.stringify({
    headers: [{ for: '/page/', values: { 'Content-Security-Policy': "default-src 'none'" } }],
  }),
  'dist/_headers': `
/*
  X-Which: file
  Link: </a>; rel="b", </c>; rel="d"
/data/*
  X-Data: yes
  Content-Type: application/linkset+json
`,
  'dist/index.html': '<p>home',
  'dist/404.html': '<p>none',
  'dist/page/index.html': '<p>page',
  'dist/file.html': '<p>file',
  'dist/data/catalog': '{}',
  'dist/data/kept.json': '{}',
  'dist/data/forced.json': '{}',
  'dist/style.css': 'p {}',
  'secret.txt': 'secret',
};

beforeAll(async () => {
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
  serve = createStaticHandler(path.join(root, 'dist'), await readSiteRules(root));
});
afterAll(() => rmSync(root, { recursive: true }));

const ask = (pathname: string, init?: RequestInit) => serve(new Request(`http://localhost${pathname}`, init));

test.each([
  ['/', 200, '<p>home', 'text/html; charset=utf-8'],
  ['/page/', 200, '<p>page', 'text/html; charset=utf-8'],
  ['/file', 200, '<p>file', 'text/html; charset=utf-8'],
  ['/style.css', 200, 'p {}', 'text/css; charset=utf-8'],
  ['/data/catalog', 200, '{}', 'application/linkset+json'],
  ['/alias', 200, '<p>page', 'text/html; charset=utf-8'],
  ['/nothing', 404, '<p>none', 'text/html; charset=utf-8'],
  ['/_headers', 404, '<p>none', 'text/html; charset=utf-8'],
])('%s is answered %d', async (pathname, status, body, type) => {
  const answer = await ask(pathname);
  expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([status, body, type]);
});

test('headers come from every rule that matches: _headers, then netlify.toml, then the adapter; the last counts', async () => {
  expect((await ask('/page/')).headers.get('content-security-policy')).toBe("default-src 'none'");
  const data = (await ask('/data/kept.json')).headers;
  expect([data.get('x-everywhere'), data.get('x-data'), data.get('link')]).toEqual([
    'yes',
    'yes',
    '</a>; rel="b", </c>; rel="d"',
  ]);
  expect((await ask('/nothing')).headers.get('x-which')).toBe('toml');
});

test('a folder without its slash is redirected to it, query and all', async () => {
  const answer = await ask('/page?x=1');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/page/?x=1']);
});

test('a redirect fills its target; a file goes before one that is not forced', async () => {
  const moved = await ask('/old/catalog?x=1');
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/data/catalog?x=1']);
  expect((await ask('/data/kept.json')).status).toBe(200);
  expect((await ask('/data/forced.json')).headers.get('location')).toBe('/elsewhere');
});

test('an unchanged file is not sent again', async () => {
  const etag = (await ask('/style.css')).headers.get('etag') ?? '';
  const again = await ask('/style.css', { headers: { 'If-None-Match': `W/${etag}` } });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  expect((await ask('/style.css', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
});

test('a preflight has the headers of the file', async () => {
  const answer = await ask('/data/kept.json', { method: 'OPTIONS' });
  expect([answer.status, answer.headers.get('x-data')]).toEqual([204, 'yes']);
});

test('HEAD has no body; POST is refused', async () => {
  const head = await ask('/style.css', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '4', '']);
  expect((await ask('/style.css', { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
});

test.each(['/..%2fsecret.txt', '/%2e%2e/secret.txt', '/..%5csecret.txt', '/%00', '/%ff', '/page/..%2f..%2fsecret.txt'])(
  '%s does not leave the folder',
  async (pathname) => {
    const answer = await ask(pathname);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('secret');
  },
);
