import { globSync, readFileSync } from 'node:fs';
import { resolveConfig } from '@netlify/config';
import { expect, test } from 'vitest';
import { readSiteRules } from '../../scripts/serve/local/site-rules.ts';
import { loadExports, loadSite } from '../../src/pages/_site.ts';
import { documentFiles } from '../../src/site/documents/index.ts';
import { linkHeader } from '../../src/site/headers/link-header.ts';
import { siteHeaders } from '../../src/site/headers/site-headers.ts';

const rules = await readSiteRules(process.cwd());

test('Netlify reads the rules from dist/_headers as they are built', async () => {
  const { config } = (await resolveConfig({
    cwd: process.cwd(),
    repositoryRoot: process.cwd(),
    offline: true,
    mode: 'cli',
  })) as unknown as { config: { headers: unknown[] } };
  expect(config.headers, 'dist/_headers is older than its source. Run: npm run build').toEqual(
    siteHeaders(loadSite(), loadExports()),
  );
});

test.each(documentFiles().map(({ path, mediaType }) => [path, mediaType]))(
  '%s is served as %s, to every origin',
  (path, mediaType) => {
    expect(rules.headersFor(path)).toMatchObject({ 'content-type': mediaType, 'access-control-allow-origin': '*' });
  },
);

test('skills are served as Markdown', () => {
  expect(rules.headersFor('/.well-known/agent-skills/check-a-certificate/SKILL.md')['content-type']).toBe(
    'text/markdown; charset=utf-8',
  );
});

test('every page, and an address where there is none, announces every document', () => {
  const pages = globSync('dist/**/index.html').map((file) => file.slice('dist'.length, -'index.html'.length));
  expect(pages.length).toBeGreaterThan(50);
  for (const path of [...pages, '/nothing-of-that-name/', '/data/nothing.json', '/api/nothing', '/.well-known/nothing'])
    expect(rules.headersFor(path)['link'], path).toContain(linkHeader());
});

test('the data is for every origin and names its licence', () => {
  for (const path of ['/data/vendors.json', '/data/vendors/some-vendor.json']) {
    const headers = rules.headersFor(path);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers['link']).toContain('rel="license"');
  }
});

test('pages carry a policy without unsafe sources, from the adapter, and the security headers', () => {
  for (const path of ['/', '/check/', '/vendors/', '/docs/']) {
    const headers = rules.headersFor(path);
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
    // The check page draws PDFs by WebAssembly, which has a word of its own, and runs the checker where a reader asks for
    // it, in threads made of what was held against its hash; nothing else is let in there either.
    const policy = headers['content-security-policy'] ?? '';
    const own = path === '/check/' ? [" 'wasm-unsafe-eval'", "worker-src 'self' blob:;"] : [];
    for (const part of own) expect(policy, path).toContain(part);
    expect(policy.includes('worker-src'), path).toBe(path === '/check/');
    expect(
      own.reduce((rest, part) => rest.replace(part, ''), policy),
      path,
    ).not.toMatch(/unsafe|https?:|\*/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin' });
    expect(headers['strict-transport-security']).toMatch(/max-age=63072000/);
  }
});

test('hashed assets are cached for a year', () => {
  expect(rules.headersFor('/_astro/some.css')['cache-control']).toContain('immutable');
});

test('the check page may show a picture from the device: img-src has blob:', () => {
  expect(rules.headersFor('/check/')['content-security-policy']).toContain("img-src 'self' blob:");
  expect(readFileSync('astro.config.mjs', 'utf8')).not.toContain('unsafe');
});
