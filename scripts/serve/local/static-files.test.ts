import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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
  'dist/long.css': 'p {}\n'.repeat(1000),
  'dist/long.png': '0123456789'.repeat(1000),
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

test('If-None-Match: * is met by whatever is there, and by nothing else', async () => {
  const headers = { 'If-None-Match': '*' };
  expect((await ask('/style.css', { headers })).status).toBe(304);
  expect((await ask('/style.css', { method: 'HEAD', headers })).status).toBe(304);
  expect((await ask('/nothing', { headers })).status).toBe(404);
});

test.each([
  ['bytes=0-4', 206, 'bytes 0-4/10000', '01234'],
  ['bytes=9995-', 206, 'bytes 9995-9999/10000', '56789'],
  ['bytes=-3', 206, 'bytes 9997-9999/10000', '789'],
  ['bytes=9998-20000', 206, 'bytes 9998-9999/10000', '89'],
  ['bytes=10000-', 416, 'bytes */10000', ''],
])('Range: %s is answered %d', async (range, status, contentRange, body) => {
  const answer = await ask('/long.png', { headers: { Range: range } });
  expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
    status,
    contentRange,
    body,
  ]);
});

test.each(['bytes=0-1,9-10', 'lines=1-2', 'nonsense', 'bytes=5-2,'])(
  'Range: %s gets a file whole or is refused',
  async (range) => {
    const answer = await ask('/long.png', { headers: { Range: range } });
    expect([200, 416]).toContain(answer.status);
    if (answer.status === 200) expect((await answer.text()).length).toBe(10_000);
  },
);

test('a part comes only of the version that is meant, and uncompressed', async () => {
  const etag = (await ask('/long.css')).headers.get('etag') ?? '';
  const headers = { Range: 'bytes=0-3', 'Accept-Encoding': 'br' };
  const part = await ask('/long.css', { headers: { ...headers, 'If-Range': etag } });
  expect([part.status, await part.text(), part.headers.get('content-encoding')]).toEqual([206, 'p {}', null]);
  expect((await ask('/long.css', { headers: { ...headers, 'If-Range': '"older"' } })).status).toBe(200);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', null],
  ['identity', null],
])('text for Accept-Encoding: %s is sent as %s, with a tag of its own', async (accepted, encoding) => {
  const answer = await ask('/long.css', { headers: { 'Accept-Encoding': accepted } });
  const body = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(answer.headers.get('content-length')).toBe(String(body.byteLength));
  const text = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  expect(text.toString()).toBe(FILES['dist/long.css']);
  const etag = answer.headers.get('etag') ?? '';
  expect(etag === (await ask('/long.css')).headers.get('etag')).toBe(encoding === null);
  const again = { 'Accept-Encoding': accepted, 'If-None-Match': etag };
  expect((await ask('/long.css', { headers: again })).status).toBe(304);
});

test('what is short or compressed already is sent as it is', async () => {
  for (const file of ['/style.css', '/long.png'])
    expect((await ask(file, { headers: { 'Accept-Encoding': 'br' } })).headers.get('content-encoding')).toBeNull();
});

test('a path that begins with two slashes is never redirected to another host', async () => {
  const { status, headers } = await ask('//page');
  expect([status, headers.get('location')]).toEqual([301, '/page/']);
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
