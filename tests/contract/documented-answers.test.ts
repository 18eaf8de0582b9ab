import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUDGETS } from '../../src/coa/budgets.ts';
import { MCP_LIMITS } from '../../src/mcp/limits.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';
import { certificate, PIXEL } from '../support/pictures.ts';
import { loopbackAddress, requestFrom, type WireAnswer, type WireRequest } from '../support/request-from.ts';
import { breaches, documentedAnswer, OPERATIONS, type Operation, pathOf } from './contract.ts';

/** How a documented answer is provoked; `problem` is the name of its kind where several share a status. */
interface Provocation {
  operationId: string;
  status: string;
  problem?: string;
  send: (send: (request: WireRequest) => Promise<WireAnswer>) => Promise<WireAnswer>;
}

let site: LocalSite;
let withoutReader: LocalSite;
let faulty: LocalSite;
beforeAll(async () => {
  site = await startLocalSite();
  // The same server on a machine where the reader's worker cannot start.
  withoutReader = await startLocalSite(undefined, { NODE_OPTIONS: '--import ./tests/support/no-workers.mjs' });
  // And one on which no answer can be made.
  faulty = await startLocalSite(undefined, { NODE_OPTIONS: '--import ./tests/support/no-answers.mjs' });
});
afterAll(async () => {
  for (const server of [site, withoutReader, faulty]) {
    await server.stop();
    server.remove();
  }
});

const JSON_BODY = { 'Content-Type': 'application/json' };
const CHECK = '/api/check-coa';
const check = (body: unknown): WireRequest => ({
  method: 'POST',
  path: CHECK,
  headers: JSON_BODY,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const mcp = (body: unknown, headers: Record<string, string> = {}): WireRequest => ({
  method: 'POST',
  path: '/mcp',
  headers: { ...JSON_BODY, Accept: 'application/json, text/event-stream', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const modern = (method: string): WireRequest =>
  mcp(
    {
      jsonrpc: '2.0',
      id: 1,
      method,
      params: {
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    },
    { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': method },
  );

const provoke = (operationId: string, status: string, request: WireRequest, problem?: string): Provocation => ({
  operationId,
  status,
  ...(problem && { problem }),
  send: (send) => send(request),
});

const fault = (operationId: string, request: WireRequest): Provocation => ({
  operationId,
  status: '500',
  send: () => requestFrom('127.0.0.1', faulty.url, request),
});

const PROVOCATIONS: Provocation[] = [
  fault('checkCoa', check({ image: PIXEL })),
  fault('callMcp', mcp('{')),
  fault('getHealth', { method: 'GET', path: '/api/health' }),
  provoke('checkCoa', '200', check({ image: certificate('stale.png').image, vendor: certificate('stale.png').vendor })),
  provoke('checkCoa', '200', { ...check({ image: PIXEL }), path: `${CHECK}?evidence=1` }),
  provoke('checkCoa', '400', check('{'), 'malformedJson'),
  provoke('checkCoa', '400', check({ image: 5, colour: 'blue' }), 'invalidFields'),
  provoke('checkCoa', '405', { method: 'DELETE', path: CHECK }),
  provoke('checkCoa', '413', check({ image: 'A'.repeat(BUDGETS.bodyBytes) })),
  provoke('checkCoa', '413', check({ image: Buffer.alloc(BUDGETS.pictureBytes + 1).toString('base64') })),
  provoke('checkCoa', '415', { ...check('<x/>'), headers: { 'Content-Type': 'application/xml' } }),
  provoke('checkCoa', '415', check({ image: Buffer.from('no picture at all').toString('base64') })),
  provoke('checkCoa', '422', check({ image: certificate('stale.png').image.slice(0, 4_000) })),
  {
    operationId: 'checkCoa',
    status: '429',
    async send(send) {
      for (let i = 0; i < 30; i += 1) await send(check('{'));
      return send(check({ image: PIXEL }));
    },
  },
  {
    operationId: 'checkCoa',
    status: '503',
    send: () => requestFrom('127.0.0.1', withoutReader.url, check({ image: certificate('stale.png').image })),
  },
  provoke('callMcp', '200', mcp({ jsonrpc: '2.0', id: 1, method: 'tools/list' })),
  provoke('callMcp', '200', mcp({ jsonrpc: '2.0', id: 'a', method: 'tools/call', params: { name: 'nothing' } })),
  provoke('callMcp', '200', mcp([{ jsonrpc: '2.0', id: 1, method: 'ping' }, 5])),
  provoke('callMcp', '202', mcp({ jsonrpc: '2.0', method: 'notifications/initialized' })),
  provoke('callMcp', '400', mcp('{')),
  provoke('callMcp', '400', mcp({ jsonrpc: '2.0', id: 1, method: 'ping' }, { 'MCP-Protocol-Version': '1999-01-01' })),
  provoke('callMcp', '403', mcp({ jsonrpc: '2.0', id: 1, method: 'ping' }, { Origin: 'https://page.example' })),
  provoke('callMcp', '404', modern('resources/list')),
  provoke('callMcp', '405', { method: 'GET', path: '/mcp', headers: { Accept: 'text/event-stream' } }),
  provoke('callMcp', '406', mcp({ jsonrpc: '2.0', id: 1, method: 'ping' }, { Accept: 'text/html' })),
  provoke('callMcp', '413', mcp(' '.repeat(MCP_LIMITS.bodyBytes + 1))),
  provoke('callMcp', '415', mcp('{}', { 'Content-Type': 'text/plain' })),
  provoke('getHealth', '200', { method: 'GET', path: '/api/health' }),
  provoke('getHealth', '405', { method: 'POST', path: '/api/health' }),
  ...OPERATIONS.filter(({ tags }) => tags.includes('data')).flatMap(provokeFile),
];

/** Files answer alike: there, unchanged, not there, and asked for in a way that files do not answer. */
function provokeFile(operation: Operation): Provocation[] {
  const { operationId, responses } = operation;
  const get = { method: 'GET', path: pathOf(operation) };
  const answers: Record<string, Provocation['send']> = {
    200: (send) => send(get),
    206: (send) => send({ ...get, headers: { Range: 'bytes=0-9' } }),
    304: async (send) => send({ ...get, headers: { 'If-None-Match': (await send(get)).headers.get('etag') ?? '' } }),
    404: (send) =>
      send({
        ...get,
        path: pathOf(
          operation,
          Object.fromEntries(operation.parameters.map(({ name }) => [name, 'nobody-of-that-name'])),
        ),
      }),
    '4XX': (send) => send({ ...get, method: 'POST' }),
  };
  return Object.keys(responses).map((status) => ({
    operationId,
    status,
    send: answers[status] ?? (() => Promise.reject(new Error(`Expected to know how a file answers ${status}.`))),
  }));
}

describe.each(OPERATIONS)('$method $path', (operation) => {
  const own = PROVOCATIONS.filter(({ operationId }) => operationId === operation.operationId);

  test('each documented answer, and each kind of problem among them, is provoked here', () => {
    const provoked = new Set(own.flatMap(({ status, problem }) => [status, `${status} ${problem}`]));
    for (const [status, answer] of Object.entries(operation.responses)) {
      expect(
        [...provoked],
        `Add a provocation of ${operation.operationId} ${status} to tests/contract/documented-answers.test.ts.`,
      ).toContain(status);
      const kinds = Object.keys(answer.content?.['application/problem+json']?.examples ?? {});
      for (const kind of kinds.length > 1 ? kinds : [])
        expect([...provoked], `Add a provocation of ${kind}.`).toContain(`${status} ${kind}`);
    }
  });

  test.each(
    own.map((provocation, i) => ({
      ...provocation,
      title: [provocation.status, provocation.problem].filter(Boolean).join(' '),
      address: loopbackAddress(40_000 + PROVOCATIONS.indexOf(own[i]!)),
    })),
  )('$title is answered as documented', async ({ status, problem, send, address }) => {
    const answer = await send((request) => requestFrom(address, site.url, request));
    expect(documentedAnswer(operation, answer.status), `${answer.status}: ${answer.body.slice(0, 300)}`).toBe(
      operation.responses[status],
    );
    expect(breaches(operation, answer)).toEqual([]);
    const examples = operation.responses[status]?.content?.['application/problem+json']?.examples;
    const example = examples?.[problem ?? Object.keys(examples)[0] ?? ''];
    if (example) expect(JSON.parse(answer.body)).toMatchObject({ type: (example.value as { type: string }).type });
  });
});
