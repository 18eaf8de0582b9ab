import { readFileSync } from 'node:fs';
import { BUDGETS } from '../../src/coa/budgets.ts';
import { CheckReport } from '../../src/coa/report/report.ts';
import { Health } from '../../src/http/health/health.ts';
import { OPENAPI } from '../../src/site/api/openapi.ts';
import { DOCUMENTS } from '../../src/site/documents/index.ts';
import { HEALTH } from '../../src/site/documents/served-elsewhere.ts';
import type { AppliedCheck } from '../readiness/check.ts';
import type { Probe, Seen } from '../readiness/probe.ts';

const CERTIFICATE = 'fixtures/certificates/stale.png';
const MCP_VERSION = '2026-07-28';

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

function mustBe(seen: Seen, status: number, type?: string): void {
  must(seen.status === status, `expected ${status}, got ${seen.status}`);
  if (type !== undefined) must(seen.type === type.split(';')[0], `expected ${type}, got ${seen.type}`);
}

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
});

function step(id: string, rule: string, run: (probe: Probe) => Promise<string>): AppliedCheck {
  return { id, rule, source: 'smoke', run };
}

function mcp(method: string, params: Record<string, unknown> = {}): RequestInit {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': MCP_VERSION,
    'io.modelcontextprotocol/clientCapabilities': {},
    'io.modelcontextprotocol/clientInfo': { name: 'smoke', version: '1' },
  };
  const name: Record<string, string> = typeof params['name'] === 'string' ? { 'Mcp-Name': params['name'] } : {};
  return json(
    { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: meta } },
    { 'MCP-Protocol-Version': MCP_VERSION, 'Mcp-Method': method, ...name },
  );
}

/** What is looked at whatever the site holds: the three functions, by every method, and what must not exist. */
const FIXED: AppliedCheck[] = [
  step('health', 'GET /api/health says ok', async (probe) => {
    const seen = await probe(HEALTH.path);
    mustBe(seen, 200, 'application/json');
    const health = Health.parse(seen.json());
    must(health.status === 'ok', `status ${health.status}: the shared count cannot be reached`);
    must(seen.headers.has('x-request-id'), 'no X-Request-Id');
    return `version ${health.version}, data ${health.dataset_version}`;
  }),
  step('check', 'POST /api/check-coa reads a certificate', async (probe) => {
    const seen = await probe('/api/check-coa', json({ image: readFileSync(CERTIFICATE).toString('base64') }));
    mustBe(seen, 200, 'application/json');
    must(seen.headers.has('ratelimit') && seen.headers.has('ratelimit-policy'), 'no RateLimit fields');
    return CheckReport.parse(seen.json()).verdict;
  }),
  step('check refuses', 'POST /api/check-coa names what is wrong', async (probe) => {
    const seen = await probe('/api/check-coa', json({ image: 1, vendor: 'https://vendor.example/' }));
    mustBe(seen, 400, 'application/problem+json');
    return (seen.json() as { detail: string }).detail.slice(0, 60);
  }),
  step('check too large', 'a picture over the limit is a 413', async (probe) => {
    const seen = await probe(
      '/api/check-coa',
      json({ image: Buffer.alloc(BUDGETS.pictureBytes + 1).toString('base64') }),
    );
    must(seen.status === 413, `expected 413, got ${seen.status}`);
    return seen.type;
  }),
  step('check by GET', 'a wrong method is a 405 with Allow', async (probe) => {
    const seen = await probe('/api/check-coa');
    mustBe(seen, 405, 'application/problem+json');
    return seen.headers.get('allow') ?? '';
  }),
  step('preflight', 'OPTIONS of each function answers a browser', async (probe) => {
    for (const path of ['/api/check-coa', '/api/health', '/mcp']) {
      const seen = await probe(path, {
        method: 'OPTIONS',
        headers: { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' },
      });
      must(seen.status === 204 && seen.headers.get('access-control-allow-origin') === '*', `${path}: ${seen.status}`);
    }
    return 'three functions';
  }),
  ...['lookup_vendor', 'list_vendors', 'get_headline_finding'].map((name) =>
    step(`mcp ${name}`, `tools/call ${name}`, async (probe) => {
      const seen = await probe(
        '/mcp',
        mcp('tools/call', { name, arguments: name === 'lookup_vendor' ? { query: 'nobody.example' } : {} }),
      );
      mustBe(seen, 200);
      const { result } = seen.json() as { result?: { isError?: boolean } };
      must(result !== undefined && result.isError !== true, 'no result');
      return 'a result';
    }),
  ),
  step('mcp tools', 'tools/list, and initialize of earlier protocols', async (probe) => {
    const listed = await probe('/mcp', mcp('tools/list'));
    mustBe(listed, 200);
    const started = await probe(
      '/mcp',
      json({
        jsonrpc: '2.0',
        id: 1,
        method: 'initialize',
        params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'smoke', version: '1' } },
      }),
    );
    mustBe(started, 200);
    return `${(listed.json() as { result: { tools: unknown[] } }).result.tools.length} tools`;
  }),
  ...[
    '/nothing-of-that-name/',
    '/api/nothing',
    '/.well-known/oauth-authorization-server',
    '/.netlify/functions/nothing',
  ].map((path) =>
    step(`none at ${path}`, 'what does not exist is a 404', async (probe) => {
      mustBe(await probe(path), 404);
      return '404';
    }),
  ),
];

/** Whether an answer carries the security headers that every static answer must. */
function mustBeGuarded({ headers }: Seen): void {
  for (const name of [
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-resource-policy',
  ])
    must(headers.has(name), `no ${name}`);
}

/**
 * Every path of the interface of a site: the functions, the documents, each page of its site map and each path of its
 * OpenAPI document that can be asked for as it stands.
 */
export async function smokeChecks(probe: Probe): Promise<AppliedCheck[]> {
  const pages = [...(await probe('/sitemap.xml')).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (pages.length === 0) throw new Error('The site has no sitemap.xml with pages in it.');
  const { paths } = (await probe(OPENAPI.path)).json() as { paths: Record<string, { get?: unknown }> };
  const files = Object.keys(paths).filter(
    (path) => paths[path]!.get !== undefined && !path.includes('{') && !path.startsWith('/api/') && path !== '/mcp',
  );
  return [
    ...FIXED,
    ...DOCUMENTS.filter(({ path }) => !path.startsWith('/api/')).map(({ path, mediaType }) =>
      step(path, `is ${mediaType}`, async (ask) => {
        const seen = await ask(path);
        mustBe(seen, 200, mediaType);
        mustBeGuarded(seen);
        return `${seen.text.length} characters`;
      }),
    ),
    ...files.map((path) =>
      step(path, 'a file of the data set', async (ask) => {
        const seen = await ask(path);
        mustBe(seen, 200);
        must(seen.headers.get('access-control-allow-origin') === '*', 'not open to other origins');
        return `${seen.text.length} characters`;
      }),
    ),
    ...pages.map((path) =>
      step(path, 'a page', async (ask) => {
        const seen = await ask(path);
        mustBe(seen, 200, 'text/html');
        mustBeGuarded(seen);
        must(
          /^default-src 'none'/.test(seen.headers.get('content-security-policy') ?? ''),
          'no policy that begins with nothing',
        );
        return `${seen.text.length} characters`;
      }),
    ),
  ];
}
