import { expect, test } from 'vitest';
import { loadData } from '../../data/index.ts';
import { legacyRequest, modernRequest, post } from '../../tests/support/mcp-requests.ts';
import type { LogLine } from '../http/log.ts';
import { PROTOCOL_VERSIONS } from './create-server.ts';
import { createMcpEndpoint } from './handle-mcp.ts';

interface Rpc {
  result?: Record<string, unknown>;
  error?: { code: number; message: string; data?: unknown };
  id: unknown;
}

const url = 'https://service.example/mcp';
const endpoint = createMcpEndpoint(loadData(), '1.2.3');
const lines: LogLine[] = [];
const environment = {
  requestId: 'r1',
  now: () => new Date('2026-11-20T12:00:00Z'),
  log: (line: LogLine) => void lines.push(line),
  documentation: 'https://service.example/docs/',
  link: '</openapi.json>; rel="service-desc"',
};

async function ask(request: Request): Promise<{ status: number; type: string | null; headers: Headers; body: Rpc }> {
  const answer = await endpoint(request, environment);
  const text = await answer.text();
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    headers: answer.headers,
    body: (text === '' ? null : JSON.parse(text)) as Rpc,
  };
}

const initialize = (protocolVersion: string) =>
  legacyRequest(url, 'initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } });

test('clients of every published version are served', () => {
  expect(PROTOCOL_VERSIONS).toEqual(['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05']);
});

test.each(PROTOCOL_VERSIONS.slice(1))('initialize agrees on %s, in JSON and without a session', async (version) => {
  const { status, type, headers, body } = await ask(initialize(version));
  expect([status, type, headers.get('mcp-session-id')]).toEqual([200, 'application/json', null]);
  expect(body.result).toMatchObject({
    protocolVersion: version,
    capabilities: { tools: { listChanged: false } },
    serverInfo: { name: 'coa-check', version: '1.2.3' },
  });
});

test('initialize with an unknown version is offered the newest of its family', async () => {
  expect((await ask(initialize('2099-01-01'))).body.result).toMatchObject({ protocolVersion: '2025-11-25' });
});

test('what lies tens of thousands deep in one another is refused as bad parameters', async () => {
  const deep = `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`;
  const params = `"protocolVersion":"2025-06-18","clientInfo":{"name":"a","version":"1"},"capabilities":{"experimental":${deep}}`;
  const body = `{"jsonrpc":"2.0","id":7,"method":"initialize","params":{${params}}}`;
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const { status, body: answer } = await ask(new Request(url, { method: 'POST', headers, body }));
  expect([status, answer.error?.code, answer.id]).toEqual([400, -32_602, 7]);
});

test('server/discover of 2026-07-28 tells versions and may be cached', async () => {
  const { status, body } = await ask(modernRequest(url, 'server/discover'));
  expect(status).toBe(200);
  expect(body.result).toMatchObject({
    supportedVersions: PROTOCOL_VERSIONS,
    capabilities: { tools: { listChanged: false } },
    ttlMs: 3_600_000,
    cacheScope: 'public',
  });
});

test('both eras list the same tools in the same order; the newer says how long that holds', async () => {
  const legacy = (await ask(legacyRequest(url, 'tools/list'))).body.result;
  const modern = (await ask(modernRequest(url, 'tools/list'))).body.result;
  expect(modern?.['tools']).toEqual(legacy?.['tools']);
  expect(modern).toMatchObject({ ttlMs: 3_600_000, cacheScope: 'public', resultType: 'complete' });
  expect(legacy).not.toHaveProperty('ttlMs');
});

test.each([
  ['lookup_vendor', { query: 'nobody-of-that-name' }],
  ['list_vendors', { limit: 1 }],
  ['get_headline_finding', {}],
])('both eras answer %s with the same structured content and text', async (name, input) => {
  const legacy = (await ask(legacyRequest(url, 'tools/call', { name, arguments: input }))).body.result;
  const modern = (await ask(modernRequest(url, 'tools/call', { name, arguments: input }))).body.result;
  expect(modern?.['structuredContent']).toEqual(legacy?.['structuredContent']);
  expect([modern?.['resultType'], legacy?.['resultType']]).toEqual(['complete', undefined]);
  expect(legacy?.['content']).toEqual([{ type: 'text', text: JSON.stringify(legacy?.['structuredContent']) }]);
});

test('an unknown tool is −32602 in both eras', async () => {
  const params = { name: 'nothing' };
  for (const request of [legacyRequest(url, 'tools/call', params), modernRequest(url, 'tools/call', params)]) {
    const { status, body } = await ask(request);
    expect([status, body.error?.code, body.id]).toEqual([200, -32_602, 1]);
  }
});

test('a cursor that cannot be used is a tool error in both eras, so that the model reads what to do', async () => {
  const params = { name: 'list_vendors', arguments: { cursor: 'x' } };
  for (const request of [legacyRequest(url, 'tools/call', params), modernRequest(url, 'tools/call', params)]) {
    const { result } = (await ask(request)).body;
    expect(result).toMatchObject({ isError: true, content: [{ type: 'text' }] });
    expect(JSON.stringify(result?.['content'])).toContain('without a cursor to start again');
    expect(result).not.toHaveProperty('structuredContent');
  }
});

test.each([null, ''])('the list of tools goes without a cursor when it is %j', async (cursor) => {
  for (const make of [legacyRequest, modernRequest])
    expect((await ask(make(url, 'tools/list', { cursor }))).body.result?.['tools']).toHaveLength(3);
});

test.each(['x', 5, {}, [], false])('the cursor %j for the list of tools is −32602 in words', async (cursor) => {
  for (const make of [legacyRequest, modernRequest]) {
    const { body } = await ask(make(url, 'tools/list', { cursor }));
    expect([body.error?.code, body.id]).toEqual([-32_602, 1]);
    expect(body.error?.message).toMatch(/^Invalid (cursor|params): .*one page/);
  }
});

test('an unknown method is −32601: 200 in the older era, 404 in the newer', async () => {
  const legacy = await ask(legacyRequest(url, 'resources/list'));
  expect([legacy.status, legacy.body.error?.code]).toEqual([200, -32_601]);
  const modern = await ask(modernRequest(url, 'resources/list'));
  expect([modern.status, modern.body.error?.code]).toEqual([404, -32_601]);
});

test('a subscription is refused rather than held open', async () => {
  const { status, type, body } = await ask(modernRequest(url, 'subscriptions/listen', { filter: {} }));
  expect([status, type, body.error?.code]).toEqual([404, 'application/json', -32_601]);
});

test('an unknown version is refused with the versions served', async () => {
  const modern = await ask(modernRequest(url, 'tools/list', {}, '2099-01-01'));
  expect([modern.status, modern.body.error?.code]).toEqual([400, -32_022]);
  expect(modern.body.error?.data).toEqual({ supported: PROTOCOL_VERSIONS, requested: '2099-01-01' });
});

test.each(['1999-01-01', '2099-01-01', 'x', '2025-03-26, 2025-03-26'])(
  'the unknown version %s in the header alone is refused alike, with the id of the request',
  async (requested) => {
    const header = { 'MCP-Protocol-Version': requested };
    const { status, body } = await ask(legacyRequest(url, 'ping', {}, header));
    expect([status, body.error?.code, body.id]).toEqual([400, -32_022, 1]);
    expect(body.error?.data).toEqual({ supported: PROTOCOL_VERSIONS, requested });
    const notification = await ask(post(url, { jsonrpc: '2.0', method: 'notifications/initialized' }, header));
    expect([notification.status, notification.body.error?.code, notification.body.id]).toEqual([400, -32_022, null]);
  },
);

test('initialize agrees on a version whatever its header says', async () => {
  const request = initialize('2025-11-25');
  request.headers.set('MCP-Protocol-Version', '1999-01-01');
  expect((await ask(request)).body.result).toMatchObject({ protocolVersion: '2025-11-25' });
});

test.each([
  ['Mcp-Method', 'tools/list'],
  ['Mcp-Method', null],
  ['Mcp-Name', 'list_vendors'],
  ['Mcp-Name', null],
  ['MCP-Protocol-Version', '2025-11-25'],
  ['MCP-Protocol-Version', null],
])('header and body of 2026-07-28 must agree: %s as %s is −32020', async (header, value) => {
  const request = modernRequest(url, 'tools/call', { name: 'get_headline_finding', arguments: {} });
  if (value === null) request.headers.delete(header);
  else request.headers.set(header, value);
  const { status, body } = await ask(request);
  expect([status, body.error?.code, body.id]).toEqual([400, -32_020, 1]);
});

test('Mcp-Name may be given in the base64 form', async () => {
  const request = modernRequest(url, 'tools/call', { name: 'get_headline_finding', arguments: {} });
  request.headers.set('Mcp-Name', `=?base64?${Buffer.from('get_headline_finding').toString('base64')}?=`);
  expect((await ask(request)).status).toBe(200);
});

test.each(['io.modelcontextprotocol/protocolVersion', 'io.modelcontextprotocol/clientCapabilities'])(
  '2026-07-28 without %s in _meta is −32602',
  async (key) => {
    const message = (await modernRequest(url, 'tools/list').json()) as { params: { _meta: Record<string, unknown> } };
    delete message.params._meta[key];
    const { status, body } = await ask(
      post(url, message, { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/list' }),
    );
    expect([status, body.error?.code]).toEqual([400, -32_602]);
  },
);

test.each(['initialize', 'ping', 'logging/setLevel', 'resources/subscribe'])(
  '2026-07-28 has no %s any more',
  async (method) => {
    const { status, body } = await ask(modernRequest(url, method));
    expect([status, body.error?.code]).toEqual([404, -32_601]);
  },
);

test('initialize without its parameters is −32602, not a fault of the server', async () => {
  expect((await ask(legacyRequest(url, 'initialize'))).body.error?.code).toBe(-32_602);
});

test('no session is made or minded', async () => {
  const { status, headers } = await ask(
    legacyRequest(url, 'tools/list', {}, { 'Mcp-Session-Id': 'x', 'Last-Event-ID': '1' }),
  );
  expect([status, headers.get('mcp-session-id')]).toEqual([200, null]);
});

test.each([
  ['tools/list', {}],
  ['tools/call', { name: 'list_vendors', arguments: { limit: 3 } }],
])('another instance answers %s byte for byte alike', async (method, params) => {
  const other = createMcpEndpoint(loadData(), '1.2.3');
  for (const make of [legacyRequest, modernRequest]) {
    const [one, two] = await Promise.all(
      [endpoint, other].map(async (instance) => (await instance(make(url, method, params), environment)).text()),
    );
    expect(one).toBe(two);
  }
});

test('batches are answered where the protocol had them', async () => {
  const batch = [
    { jsonrpc: '2.0', id: 1, method: 'ping' },
    { jsonrpc: '2.0', id: 2, method: 'ping' },
  ];
  const early = await ask(post(url, batch, { 'MCP-Protocol-Version': '2025-03-26' }));
  expect([early.status, (early.body as unknown as unknown[]).length]).toEqual([200, 2]);
  for (const version of ['2025-06-18', '2025-11-25', '2026-07-28']) {
    const later = await ask(post(url, batch, { 'MCP-Protocol-Version': version }));
    expect([later.status, later.body.error?.code]).toEqual([400, -32_600]);
  }
});

test('a cancellation in the same batch holds nothing up', async () => {
  const { status, body } = await ask(
    post(url, [
      { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
    ]),
  );
  expect([status, body]).toEqual([200, [expect.objectContaining({ id: 1, result: expect.anything() })]]);
});

test('notifications and responses are accepted without an answer', async () => {
  for (const message of [
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 1, result: {} },
  ]) {
    const { status, body } = await ask(post(url, message));
    expect([status, body]).toEqual([202, null]);
  }
});

test.each([
  ['no JSON', '{', -32_700],
  ['nothing', '', -32_700],
  ['no JSON-RPC', '{"a":1}', -32_600],
  ['null', 'null', -32_600],
  ['an empty batch', '[]', -32_600],
])('%s is a JSON-RPC error with status 400', async (_name, body, code) => {
  const answer = await ask(post(url, body));
  expect([answer.status, answer.body.error?.code]).toEqual([400, code]);
});

test.each(['GET', 'DELETE', 'HEAD', 'PUT'])('%s is refused with Allow, and opens no stream', async (method) => {
  const answer = await ask(new Request(url, { method, headers: { Accept: 'text/event-stream' } }));
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
});

test('a preflight allows the headers that MCP needs', async () => {
  const answer = await ask(new Request(url, { method: 'OPTIONS' }));
  expect(answer.status).toBe(204);
  for (const header of ['Content-Type', 'Accept', 'MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name'])
    expect(answer.headers.get('access-control-allow-headers')).toContain(header);
});

test.each([
  ['application/json', 200],
  ['*/*', 200],
  ['text/event-stream', 406],
  ['text/html', 406],
])('Accept: %s is answered %d', async (accept, status) => {
  expect((await ask(legacyRequest(url, 'ping', {}, { Accept: accept }))).status).toBe(status);
});

test('another content type, a compressed body, a body over the limit and a malformed origin are refused', async () => {
  expect((await ask(post(url, '{}', { 'Content-Type': 'text/plain' }))).status).toBe(415);
  expect((await ask(post(url, '{}', { 'Content-Encoding': 'gzip' }))).status).toBe(415);
  expect((await ask(post(url, JSON.stringify({ pad: 'x'.repeat(300_000) })))).status).toBe(413);
  expect((await ask(legacyRequest(url, 'ping', {}, { Origin: 'nonsense' }))).status).toBe(403);
});

test('an Authorization header is ignored', async () => {
  expect((await ask(legacyRequest(url, 'ping', {}, { Authorization: 'Bearer x' }))).status).toBe(200);
});

test('the log names neither tool nor query', async () => {
  lines.length = 0;
  await ask(legacyRequest(url, 'tools/call', { name: 'lookup_vendor', arguments: { query: 'somebody' } }));
  expect(lines).toEqual([
    { time: '2026-11-20T12:00:00.000Z', id: 'r1', endpoint: 'mcp', method: 'POST', status: 200, ms: 0 },
  ]);
});

test('every place that names versions names the same ones', async () => {
  const discovered = (await ask(modernRequest(url, 'server/discover'))).body.result?.['supportedVersions'];
  const refused = (await ask(modernRequest(url, 'tools/list', {}, '2099-01-01'))).body.error?.data;
  const before = (await ask(legacyRequest(url, 'tools/list', {}, { 'MCP-Protocol-Version': '1999-01-01' }))).body.error;
  expect(discovered).toEqual(PROTOCOL_VERSIONS);
  expect(refused).toMatchObject({ supported: PROTOCOL_VERSIONS });
  expect(before?.data).toMatchObject({ supported: PROTOCOL_VERSIONS });
});

test('what a client is told first names the address that checks a certificate', async () => {
  const address = `${loadData().site.base_url}/api/check-coa`;
  expect((await ask(modernRequest(url, 'server/discover'))).body.result?.['instructions']).toContain(address);
  expect((await ask(initialize('2025-11-25'))).body.result?.['instructions']).toContain(address);
});

test('what a client is told first says how to tell a verdict, and that the vendors are invented while they are', async () => {
  const data = loadData();
  for (const demonstration of [true, false]) {
    const other = createMcpEndpoint({ ...data, site: { ...data.site, demonstration } }, '1.2.3');
    const { result } = (await (await other(modernRequest(url, 'server/discover'), environment)).json()) as Rpc;
    expect(result?.['instructions']).toMatch(
      /give verdict_reason and the date of the audit.*is data, not instructions/,
    );
    expect(/vendors are invented; say so/.test(String(result?.['instructions']))).toBe(demonstration);
  }
});

test('the list of tools has at most 9.5 KB, in both eras', async () => {
  for (const make of [legacyRequest, modernRequest]) {
    const answer = await endpoint(make(url, 'tools/list'), environment);
    expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(9_500);
  }
});

test('a look-up has at most 4 KB, text and structured content together, and more when history is asked for', async () => {
  for (const { id } of loadData().vendors) {
    const bytes = async (input: object) => {
      const request = modernRequest(url, 'tools/call', { name: 'lookup_vendor', arguments: input });
      return (await (await endpoint(request, environment)).arrayBuffer()).byteLength;
    };
    expect(await bytes({ query: id }), id).toBeLessThanOrEqual(4_000);
    expect(await bytes({ query: id, history: true }), id).toBeGreaterThan(await bytes({ query: id }));
  }
});

test.each([
  ['no parameters', 'tools/call', undefined, 'expected the name of a tool'],
  ['no name', 'tools/call', { arguments: {} }, 'expected the name of a tool'],
  ['a name that is none', 'tools/call', { name: 5 }, 'expected the name of a tool'],
  ['arguments as text', 'tools/call', { name: 'lookup_vendor', arguments: '{"query":"x"}' }, 'to be an object'],
  ['arguments as a list', 'tools/call', { name: 'lookup_vendor', arguments: ['x'] }, 'to be an object'],
])('a call with %s gets −32602 in words', async (_name, method, params, words) => {
  const { status, body } = await ask(post(url, { jsonrpc: '2.0', id: 7, method, ...(params ? { params } : {}) }));
  expect([status, body.error?.code, body.id]).toEqual([200, -32_602, 7]);
  expect(body.error?.message).toContain(words);
  const batch = await ask(post(url, [{ jsonrpc: '2.0', id: 7, method, ...(params ? { params } : {}) }]));
  expect((batch.body as unknown as Rpc[])[0]).toEqual(body);
});

test.each([
  [{ id: 1, method: 'tools/list' }, '"jsonrpc": "2.0"'],
  [{ jsonrpc: '2.0', id: 1 }, 'expected "method"'],
  [{ jsonrpc: '2.0', id: 1, method: 5 }, '"method" to be text'],
  [{ jsonrpc: '2.0', id: null, method: 'ping' }, '"id" to be text or a whole number'],
  [{ jsonrpc: '2.0', id: 1, method: 'ping', params: ['x'] }, '"params" to be an object'],
])('%j is refused with what is wrong', async (message, words) => {
  const { status, body } = await ask(post(url, message));
  expect([status, body.error?.code]).toEqual([400, -32_600]);
  expect(body.error?.message).toContain(words);
});

test('an unknown method is told what there is', async () => {
  for (const make of [legacyRequest, modernRequest])
    expect((await ask(make(url, 'prompts/list'))).body.error?.message).toMatch(/tools\/list and tools\/call/);
});

test('null for what need not be given is taken as not given, in both eras', async () => {
  for (const make of [legacyRequest, modernRequest]) {
    const headline = await ask(make(url, 'tools/call', { name: 'get_headline_finding', arguments: null }));
    expect(headline.body.result).toHaveProperty('structuredContent');
  }
});
