import { z } from 'zod';
import type { SiteContext } from '../context.ts';
import type { Endpoint } from './endpoint.ts';

const RpcId = z.union([z.string(), z.number()]);

/** A JSON-RPC 2.0 message from a client. */
export const RpcRequest = z
  .looseObject({
    jsonrpc: z.literal('2.0'),
    id: RpcId.optional().describe('Left out in a notification.'),
    method: z.string().describe('Such as tools/list or tools/call.'),
    params: z.looseObject({}).optional(),
  })
  .describe('A JSON-RPC 2.0 request or notification.');

/** A JSON-RPC 2.0 message from the server. */
export const RpcResponse = z
  .looseObject({
    jsonrpc: z.literal('2.0'),
    id: RpcId.nullable().optional(),
    result: z.looseObject({}).optional(),
    error: z.looseObject({ code: z.int(), message: z.string() }).optional(),
  })
  .describe('A JSON-RPC 2.0 answer: a result or an error.');

/** POST /mcp. */
export function mcpEndpoint({ data, tools, mcpProtocolVersions }: SiteContext): Endpoint {
  const rpcError = (status: string, description: string) => ({ status, description, mediaType: 'application/json', schema: RpcResponse });
  return {
    operationId: 'callMcp',
    method: 'post',
    path: '/mcp',
    tag: 'mcp',
    summary: 'Model Context Protocol, Streamable HTTP',
    description: `JSON-RPC 2.0 over POST: stateless, JSON answers, no sessions and no streams. Protocol versions ${mcpProtocolVersions.join(', ')}. Send Accept: application/json, text/event-stream. Tools, all read-only: ${tools.map(({ name }) => name).join(', ')}. No key; an Authorization header is ignored.`,
    request: {
      schema: RpcRequest,
      examples: [
        { name: 'listTools', summary: 'List the tools', value: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} } },
        {
          name: 'getHeadlineFinding',
          summary: 'Call a tool',
          value: { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'get_headline_finding', arguments: {} } },
        },
        {
          name: 'lookupVendor',
          summary: 'Look a vendor up',
          value: { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'lookup_vendor', arguments: { query: data.vendors[0]?.domain ?? 'vendor.example' } } },
        },
      ],
    },
    answers: [
      { status: '200', description: 'The answer to a request; errors of a tool or of its arguments too.', mediaType: 'application/json', schema: RpcResponse },
      { status: '202', description: 'A notification was taken; no body.' },
      rpcError('400', 'Not JSON, not JSON-RPC, or a protocol version that is not served; a JSON-RPC error says which.'),
      rpcError('404', 'A method that this server does not have.'),
    ],
    problems: ['origin-refused', 'method-not-allowed', 'not-acceptable', 'too-large', 'unsupported-type'],
    curl: `curl -s '${data.site.base_url}/mcp' \\
  -H 'Content-Type: application/json' \\
  -H 'Accept: application/json, text/event-stream' \\
  -d '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_headline_finding","arguments":{}}}'`,
  };
}
