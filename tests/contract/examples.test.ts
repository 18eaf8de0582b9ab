import { expect, test } from 'vitest';
import { loopbackAddress, requestFrom, type WireRequest } from '../support/request-from.ts';
import { siteOfThisFile } from '../support/site-of-this-file.ts';
import { breaches, OPERATIONS, type Operation, pathOf } from './contract.ts';

const site = siteOfThisFile();

interface SentExample {
  title: string;
  operation: Operation;
  request: WireRequest;
}

/** Every request that openapi.json gives as an example: each body, each with and without the parameters of the query. */
function examplesOf(operation: Operation): SentExample[] {
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, example }) => `${name}=${encodeURIComponent(example)}`);
  const paths = [pathOf(operation), ...query.map((parameter) => `${pathOf(operation)}?${parameter}`)];
  const bodies = Object.entries(
    operation.requestBody?.content['application/json']?.examples ?? { none: { value: undefined } },
  );
  return paths.flatMap((path) =>
    bodies.map(([name, { value }]) => ({
      title: `${operation.method} ${path} ${name}`,
      operation,
      request: {
        method: operation.method,
        path,
        ...(value === undefined
          ? {}
          : { headers: { 'Content-Type': 'application/json', ...mcpHeaders(value) }, body: JSON.stringify(value) }),
      },
    })),
  );
}

/** The headers that repeat what a message of protocol 2026-07-28 says in its body. */
function mcpHeaders(body: unknown): Record<string, string> {
  const { method = '', params } = body as {
    method?: string;
    params?: { name?: string; _meta?: Record<string, string> };
  };
  const version = params?._meta?.['io.modelcontextprotocol/protocolVersion'];
  if (version === undefined) return {};
  return {
    'MCP-Protocol-Version': version,
    'Mcp-Method': method,
    ...(params?.name === undefined ? {} : { 'Mcp-Name': params.name }),
  };
}

const EXAMPLES = OPERATIONS.flatMap(examplesOf).map((example, i) => ({
  ...example,
  address: loopbackAddress(50_000 + i),
}));

test.each(EXAMPLES)('$title succeeds, as documented', async ({ operation, request, address }) => {
  const answer = await requestFrom(address, site.url, request);
  expect(answer.status, answer.body.slice(0, 300)).toBe(200);
  expect(breaches(operation, answer)).toEqual([]);
  if (operation.operationId === 'callMcp') expect(JSON.parse(answer.body)).toHaveProperty('result');
});
