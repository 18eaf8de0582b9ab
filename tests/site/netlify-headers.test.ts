import { readFileSync } from 'node:fs';
import { resolveConfig } from '@netlify/config';
import { expect, test } from 'vitest';
import { withPageHeaders } from '../../scripts/build/write-page-headers.ts';
import { readSiteRules } from '../../scripts/serve/local/site-rules.ts';
import { DOCUMENTS, type PublishedDocument } from '../../src/site/documents.ts';
import { dataLinkHeader, linkHeader } from '../../src/site/headers/link-header.ts';

const rules = await readSiteRules(process.cwd());
const { config } = (await resolveConfig({
  cwd: process.cwd(),
  repositoryRoot: process.cwd(),
  offline: true,
  mode: 'cli',
})) as unknown as {
  config: { headers: { for: string; values: Record<string, string> }[] };
};

const fromToml = (pattern: string) => config.headers.find((rule) => rule.for === pattern)?.values ?? {};

test.each([
  ['/*', linkHeader()],
  ['/data/*', dataLinkHeader()],
])('the Link header of %s in netlify.toml is the one that link-header.ts builds', (pattern, expected) => {
  expect(fromToml(pattern)['Link'], 'netlify.toml is older than its source. Run: npm run headers').toBe(expected);
});

test('the headers of pages are those that page-headers.ts builds', () => {
  const text = readFileSync('netlify.toml', 'utf8');
  expect(text, 'netlify.toml is older than its source. Run: npm run headers').toBe(withPageHeaders(text));
});

const documents: PublishedDocument[] = Object.values(DOCUMENTS).filter(
  ({ path }) => !path.startsWith('/api/') && path !== DOCUMENTS.docs.path,
);

test.each([
  ...documents.map(({ path, mediaType }) => [path, mediaType] as const),
  ['/mcp/server-card', DOCUMENTS.serverCard.mediaType] as const,
])('%s is served as %s, to every origin', (path, mediaType) => {
  const headers = rules.headersFor(path);
  const served = headers['content-type'] ?? (path.endsWith('.json') ? 'application/json' : '');
  expect(
    served.replace('; charset=utf-8', ''),
    `In netlify.toml, under for = "${path}", write:\n    Content-Type = '${mediaType}'`,
  ).toBe(mediaType);
  expect(headers['access-control-allow-origin']).toBe('*');
});

test('skills are served as Markdown', () => {
  expect(rules.headersFor('/.well-known/agent-skills/check-a-certificate/SKILL.md')['content-type']).toBe(
    'text/markdown; charset=utf-8',
  );
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
    expect(headers['content-security-policy'], path).not.toMatch(/unsafe|https?:|\*/);
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
