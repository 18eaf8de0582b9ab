import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BUDGETS } from '../src/coa/budgets.ts';
import { CheckReport, CheckReportWithEvidence } from '../src/coa/report/report.ts';
import { PublishedVendors } from '../src/dataset/published.ts';
import { Health } from '../src/http/health/health.ts';
import { linkHeader } from '../src/site/headers/link-header.ts';
import { postFrom } from './support/local-site.ts';
import { legacyRequest } from './support/mcp-requests.ts';
import { certificate, PIXEL } from './support/pictures.ts';
import { siteOfThisFile } from './support/site-of-this-file.ts';

const site = siteOfThisFile();

let lastAddress = 1;
/** Asks for a check from an address of its own, so that no test uses up another's quota. */
const check = (body: unknown, query = '', headers: Record<string, string> = {}) => {
  lastAddress += 1;
  return postFrom(`127.0.1.${lastAddress}`, `${site.url}/api/check-coa${query}`, body, headers);
};

function problemOf(answer: { headers: Record<string, unknown>; body: string }): Record<string, unknown> {
  expect(answer.headers['content-type']).toBe('application/problem+json');
  return JSON.parse(answer.body) as Record<string, unknown>;
}

describe('POST /api/check-coa', () => {
  test.each(['stale.png', 'borrowed.jpg', 'not-certificate.jpg'])('checks a real picture: %s', async (file) => {
    const { image, vendor, label } = certificate(file);
    const answer = await check({ image, vendor });
    expect(answer.status, answer.body).toBe(200);
    const report = CheckReport.parse(JSON.parse(answer.body));
    expect(report).toMatchObject({
      verdict: label.verdict,
      lab_named: label.lab === null ? '' : expect.stringContaining(label.lab.split(' ')[0] ?? ''),
    });
    expect(answer.headers['ratelimit']).toMatch(/^"daily";r=29;t=\d+$/);
  });

  test('a data: URL is taken, evidence=1 adds the evidence, and an Authorization header is ignored', async () => {
    const { image, vendor } = certificate('reallab.webp');
    const answer = await check({ image: `data:image/webp;base64,${image}`, vendor }, '?evidence=1', {
      Authorization: 'Bearer x',
    });
    const { evidence } = CheckReportWithEvidence.parse(JSON.parse(answer.body));
    expect(evidence.page.format).toBe('webp');
    expect(evidence.fields.length).toBeGreaterThan(3);
    expect(evidence.checks.length).toBeGreaterThan(5);
  });

  test('a picture that shows nothing is unclear', async () => {
    const answer = await check({ image: PIXEL });
    expect(JSON.parse(answer.body)).toMatchObject({ verdict: 'unclear', lab_named: '', client_field: '' });
  });

  test('400 names each wrong field', async () => {
    const problem = problemOf(await check({ image: 1, vendor: 'sales@vendor.example', colour: 'blue' }));
    expect(problem).toMatchObject({
      status: 400,
      errors: [{ field: 'image' }, { field: 'vendor' }],
    });
  });

  test('400 for what is not JSON', async () => {
    const answer = await site.fetch('/api/check-coa', { method: 'POST', body: '{' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
  });

  test('405 with Allow', async () => {
    const answer = await site.fetch('/api/check-coa');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  test('413 says the limit, for the body and for the picture', async () => {
    expect(problemOf(await check({ image: 'A'.repeat(BUDGETS.bodyBytes) }))).toMatchObject({
      status: 413,
      limit_bytes: BUDGETS.bodyBytes,
      detail: expect.stringContaining('6,000,000'),
    });
    const over = Buffer.alloc(BUDGETS.pictureBytes + 1).toString('base64');
    expect(problemOf(await check({ image: over }))).toMatchObject({ status: 413, limit_bytes: BUDGETS.pictureBytes });
  });

  test('415 for another kind of file, 422 for a damaged one', async () => {
    expect(problemOf(await check({ image: Buffer.from('PK\x03\x04 …').toString('base64') }))).toMatchObject({
      status: 415,
    });
    expect(
      problemOf(await check({ image: `data:application/pdf;base64,${Buffer.from('%PDF-1.7 …').toString('base64')}` })),
    ).toMatchObject({ status: 422 });
    const { image } = certificate('stale.png');
    expect(problemOf(await check({ image: image.slice(0, 4_000) }))).toMatchObject({ status: 422 });
  });

  test('every answer says its request id, and so does the log, which holds nothing else of the request', async () => {
    const { image, vendor } = certificate('stale.png');
    const answer = await check({ image, vendor });
    const id = String(answer.headers['x-request-id']);
    const line = JSON.parse(site.printed.find((text) => text.includes(id)) ?? '{}') as object;
    expect(Object.keys(line).sort()).toEqual(['endpoint', 'id', 'method', 'ms', 'status', 'time', 'verdict']);
    expect(site.printed.join('\n')).not.toMatch(/127\.0\.1\.|Tarn|tarnandvale/);
  });
});

describe('GET /api/health', () => {
  test('says ok, the versions and the time', async () => {
    const health = Health.parse(await (await site.fetch('/api/health')).json());
    const openapi = (await (await site.fetch('/openapi.json')).json()) as { info: { version: string } };
    const vendors = PublishedVendors.parse(await (await site.fetch('/data/vendors.json')).json());
    expect(health).toMatchObject({ status: 'ok', version: openapi.info.version, dataset_version: vendors.version });
    expect(Math.abs(Date.parse(health.time) - Date.now())).toBeLessThan(5_000);
  });

  test('HEAD is answered, POST refused', async () => {
    const head = await site.fetch('/api/health', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await site.fetch('/api/health', { method: 'POST' })).status).toBe(405);
  });
});

describe('POST /mcp', () => {
  test('finds a vendor of the published data, by the same address', async () => {
    const published = PublishedVendors.parse(await (await site.fetch('/data/vendors.json')).json());
    const vendor = published.vendors[0]!;
    const answer = await fetch(
      legacyRequest(`${site.url}/mcp`, 'tools/call', { name: 'lookup_vendor', arguments: { query: vendor.domain } }),
    );
    const { result } = (await answer.json()) as { result: { structuredContent: { vendor: unknown } } };
    const { id, name, verdict, verdict_basis, coa_type, company_number, audit_url } = vendor;
    expect(result.structuredContent.vendor).toMatchObject({
      id,
      name,
      verdict,
      verdict_basis,
      coa_type,
      company_number,
      audit_url,
    });
  });

  test('tells the name and version that the server card tells', async () => {
    const card = (await (await site.fetch('/.well-known/mcp/server-card.json')).json()) as { serverInfo: object };
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    const { result } = (await (await fetch(legacyRequest(`${site.url}/mcp`, 'initialize', params))).json()) as {
      result: { serverInfo: object };
    };
    expect(result.serverInfo).toMatchObject(card.serverInfo);
  });

  test('refuses a page of another site: the server runs on this machine', async () => {
    expect((await fetch(legacyRequest(`${site.url}/mcp`, 'ping', {}, { Origin: 'https://page.example' }))).status).toBe(
      403,
    );
  });
});

describe('everywhere', () => {
  test.each(['/api/check-coa', '/api/health', '/mcp'])(
    '%s answers a preflight and carries CORS, Link and security headers, on errors too',
    async (pathname) => {
      const preflight = await site.fetch(pathname, {
        method: 'OPTIONS',
        headers: { Origin: 'http://localhost:1', 'Access-Control-Request-Method': 'POST' },
      });
      expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
      const refused = await site.fetch(pathname, { method: 'PATCH' });
      expect(refused.status).toBe(405);
      for (const header of [
        'access-control-allow-origin',
        'x-content-type-options',
        'strict-transport-security',
        'content-security-policy',
        'referrer-policy',
        'x-request-id',
      ])
        expect(refused.headers.get(header), header).toBeTruthy();
      for (const answer of [preflight, refused]) expect(answer.headers.get('link')).toBe(linkHeader());
      expect(preflight.headers.get('access-control-allow-headers')?.split(', ')).toEqual(
        expect.arrayContaining(['Authorization', '*']),
      );
    },
  );

  test('a name that is not this machine’s is refused', async () => {
    const answer = await postFrom('127.0.0.1', `${site.url}/mcp`, {}, { Host: 'evil.example' });
    expect(answer.status).toBe(403);
  });

  test('pages and files have the headers of the _headers file and of the adapter, and are not sent twice', async () => {
    const page = await site.fetch('/');
    expect(page.headers.get('link')).toContain('rel="api-catalog"');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const data = await site.fetch('/data/vendors.json');
    expect([data.headers.get('access-control-allow-origin'), data.headers.get('content-type')]).toEqual([
      '*',
      expect.stringMatching(/^application\/json/),
    ]);
    const again = await site.fetch('/data/vendors.json', {
      headers: { 'If-None-Match': data.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    const asset = /\/_astro\/[^"]+\.css/.exec(readFileSync('dist/index.html', 'utf8'))?.[0] ?? '';
    expect((await site.fetch(asset)).headers.get('cache-control')).toContain('immutable');
  });

  test.each([
    '/nothing-of-that-name/',
    '/api/nothing',
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-protected-resource',
  ])('%s is a true 404', async (pathname) => {
    expect((await site.fetch(pathname)).status).toBe(404);
  });
});

test.each(['/api/nothing', '/data/nothing.json', '/data/vendors/nobody.json', '/data/snapshots/2026-01-01/'])(
  'a program that asks for %s gets a problem that names its request',
  async (pathname) => {
    const answer = await site.fetch(pathname);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
    const { instance, type } = (await answer.json()) as { instance: string; type: string };
    expect(instance).toMatch(/^tag:[a-z0-9.-]+,2026:request\//);
    expect(instance.split('/').at(-1)).toBe(answer.headers.get('x-request-id'));
    expect(type).toMatch(/#problem-not-found$/);
  },
);
