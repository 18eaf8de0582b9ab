import { readFileSync } from 'node:fs';
import fc, { type Arbitrary } from 'fast-check';
import { PIXEL } from '../support/pictures.ts';
import type { WireRequest } from '../support/request-from.ts';
import { arbitraryFrom } from './arbitrary-from-schema.ts';
import { OPERATIONS, type Operation, pathOf, SCHEMAS } from './contract.ts';

/** A request, and the operation whose documentation its answer must keep to. */
export interface Attempt {
  operationId: string;
  request: WireRequest;
}

const JSON_BODY = { 'Content-Type': 'application/json' };
const MODERN = '2026-07-28';

/** Values of headers as they may stand on the wire. */
const token = fc.stringMatching(/^[!-~]{1,20}$/);

/** Pictures in base64: of a kind that is known, damaged, hardly a picture, none at all; few that are worth reading. */
const image = fc.oneof(
  { weight: 4, arbitrary: fc.uint8Array({ maxLength: 60 }).map(base64) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          '89504e470d0a1a0a',
          'ffd8ffe0',
          '474946383961',
          '424d',
          '49492a00',
          '5249464610000000574542505650',
          '255044462d312e37',
        ),
        fc.uint8Array({ maxLength: 60 }),
      )
      .map(([head, rest]) => base64(Buffer.concat([Buffer.from(head, 'hex'), rest]))),
  },
  {
    weight: 2,
    arbitrary: fc
      .nat(Buffer.from(PIXEL, 'base64').length)
      .map((end) => base64(Buffer.from(PIXEL, 'base64').subarray(0, end))),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(token, fc.uint8Array({ maxLength: 20 }))
      .map(([type, bytes]) => `data:${type};base64,${base64(bytes)}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('https://page.example/picture.png', '', 'data:,x', 'data:image/png;base64,', '===='),
  },
  { weight: 1, arbitrary: fc.constant(PIXEL) },
);

/** Bodies of any kind: JSON of other shapes, cut JSON, no JSON, nothing. */
const anyBody = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    'null',
    '[]',
    '{}',
    '"',
    '{"image":',
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    '{"__proto__":{"image":"x"}}',
  ),
);

/** One request in many ways to an operation: as documented, then with one thing after another wrong. */
function attemptsOf(operation: Operation): Arbitrary<Attempt> {
  const requests =
    { checkCoa: checkRequest, callMcp: mcpRequest, getHealth: getRequest }[operation.operationId] ?? getRequest;
  return fc
    .oneof({ weight: 9, arbitrary: requests(operation) }, { weight: 1, arbitrary: otherMethod(operation) })
    .map((request) => ({ operationId: operation.operationId, request }));
}

function checkRequest(operation: Operation): Arbitrary<WireRequest> {
  const documented = arbitraryFrom(requestSchema(operation), SCHEMAS).map((body) => JSON.stringify(body));
  const withImage = fc
    .record(
      { image, vendor: fc.oneof(fc.domain(), fc.webUrl(), fc.string({ unit: 'binary', maxLength: 30 })) },
      { requiredKeys: ['image'] },
    )
    .map((body) => JSON.stringify(body));
  const body = fc.oneof(documented, { weight: 3, arbitrary: withImage }, anyBody);
  const path = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(operation.path, `${operation.path}?evidence=1`) },
    fc.webQueryParameters().map((query) => `${operation.path}?${query}`),
  );
  const headers = fc.oneof(
    { weight: 6, arbitrary: fc.constant(JSON_BODY) },
    fc.record({
      'Content-Type': fc.oneof(
        token,
        fc.constantFrom('text/html', 'application/problem+json', 'application/json; charset=latin1'),
      ),
    }),
    fc.constant({ ...JSON_BODY, 'Content-Encoding': 'gzip' }),
  );
  return fc.record({ method: fc.constant('POST'), path, headers, body });
}

const TOOLS = (
  JSON.parse(readFileSync('dist/.well-known/mcp/server-card.json', 'utf8')) as {
    tools: { name: string; inputSchema: object }[];
  }
).tools;

/** Parameters of a tool call that its schema allows, or others. */
const toolCall = fc.oneof(
  ...TOOLS.map(({ name, inputSchema }) =>
    fc.record({
      name: fc.constant(name),
      arguments: fc.oneof({ weight: 3, arbitrary: arbitraryFrom(inputSchema) }, fc.jsonValue()),
    }),
  ),
  fc.record({ name: fc.string({ unit: 'binary', maxLength: 20 }), arguments: fc.jsonValue() }),
);

const message = fc.oneof(
  toolCall.map((params) => ({ method: 'tools/call', params })),
  fc.record({
    method: fc.constantFrom(
      'initialize',
      'ping',
      'tools/list',
      'server/discover',
      'subscriptions/listen',
      'resources/list',
      'notifications/cancelled',
    ),
    params: fc.dictionary(
      fc.constantFrom('cursor', 'protocolVersion', 'capabilities', 'clientInfo', 'requestId'),
      fc.jsonValue(),
      { maxKeys: 3 },
    ),
  }),
);

const id = fc.oneof(fc.integer(), fc.string({ maxLength: 10 }), fc.constantFrom(null, undefined, 1.5));

function mcpRequest(operation: Operation): Arbitrary<WireRequest> {
  const { path } = operation;
  const documented = arbitraryFrom(requestSchema(operation), SCHEMAS).map((body) => ({
    body: JSON.stringify(body),
    headers: {},
  }));
  const legacy = fc
    .tuple(message, id)
    .map(([sent, identifier]) => ({ body: JSON.stringify({ jsonrpc: '2.0', id: identifier, ...sent }), headers: {} }));
  const modern = fc.tuple(message, id).map(([sent, identifier]) => modernMessage(sent, identifier));
  const batch = fc
    .array(
      fc.oneof(
        message.map((sent) => ({ jsonrpc: '2.0', id: 1, ...sent })),
        fc.jsonValue(),
      ),
      { maxLength: 25 },
    )
    .map((sent) => ({ body: JSON.stringify(sent), headers: {} }));
  const anything = anyBody.map((body) => ({ body, headers: {} }));
  const others = fc.record(
    {
      Accept: fc.oneof(token, fc.constantFrom('text/event-stream', '*/*')),
      'MCP-Protocol-Version': fc.constantFrom(
        MODERN,
        '2025-11-25',
        '2025-06-18',
        '2025-03-26',
        '2024-11-05',
        '1999-01-01',
      ),
      Origin: fc.oneof(token, fc.constantFrom('null', 'https://page.example', 'http://localhost:6274')),
      'Mcp-Method': token,
      'Mcp-Name': token,
      'Content-Type': fc.constantFrom('text/plain', 'application/json; charset=utf-8'),
      'Mcp-Session-Id': token,
    },
    { requiredKeys: [] },
  );
  return fc
    .tuple(
      fc.oneof(
        { weight: 2, arbitrary: documented },
        { weight: 3, arbitrary: legacy },
        { weight: 3, arbitrary: modern },
        batch,
        anything,
      ),
      fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, others),
    )
    .map(([{ body, headers }, other]) => ({
      method: 'POST',
      path,
      body,
      headers: { ...JSON_BODY, Accept: 'application/json, text/event-stream', ...headers, ...other },
    }));
}

function modernMessage(
  { method, params }: { method: string; params: object },
  identifier: unknown,
): { body: string; headers: Record<string, string> } {
  const meta = { 'io.modelcontextprotocol/protocolVersion': MODERN, 'io.modelcontextprotocol/clientCapabilities': {} };
  const name = 'name' in params ? String(params.name) : undefined;
  const safeName = name === undefined || /^[!-~]+$/.test(name) ? name : `=?base64?${base64(Buffer.from(name))}?=`;
  return {
    body: JSON.stringify({ jsonrpc: '2.0', id: identifier, method, params: { ...params, _meta: meta } }),
    headers: {
      'MCP-Protocol-Version': MODERN,
      'Mcp-Method': method,
      ...(safeName === undefined ? {} : { 'Mcp-Name': safeName }),
    },
  };
}

function getRequest(operation: Operation): Arbitrary<WireRequest> {
  const values = fc.record(
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === 'path')
        .map(({ name, schema, example }) => [
          name,
          fc.oneof(
            fc.constant(example),
            arbitraryFrom(schema),
            fc.string({ maxLength: 20 }).filter((value) => !/^\.*$/.test(value)),
          ),
        ]),
    ),
  );
  const headers = fc.record(
    { 'If-None-Match': fc.oneof(token, fc.constant('*')), Accept: token, Range: fc.constant('bytes=0-9') },
    { requiredKeys: [] },
  );
  return fc.tuple(values, headers).map(([parameters, sent]) => ({
    method: operation.method,
    path: pathOf(operation, parameters as Record<string, string>),
    headers: sent,
  }));
}

function otherMethod(operation: Operation): Arbitrary<WireRequest> {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => method !== operation.method);
  return fc.constantFrom(...methods).map((method) => ({ method, path: pathOf(operation) }));
}

function requestSchema({ requestBody }: Operation): { $ref: string } {
  return requestBody?.content['application/json']?.schema ?? { $ref: '' };
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

/** Requests to all operations, most of them where there is most to get wrong. */
export const anyAttempt: Arbitrary<Attempt> = fc.oneof(
  ...OPERATIONS.map((operation) => ({ weight: operation.method === 'POST' ? 6 : 1, arbitrary: attemptsOf(operation) })),
);
