import { z } from 'zod';
import type { SiteContext } from '../../context.ts';
import type { Endpoint, EndpointAnswer, Example } from './endpoint.ts';

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

/** What may be sent: a message; in 2025-03-26 several. */
export const RpcBody = z
  .union([RpcRequest, z.array(RpcRequest).min(1)])
  .describe('A JSON-RPC 2.0 message; in protocol version 2025-03-26 a batch of them too.');

/** What is answered: to a message one, to a batch several. */
export const RpcAnswer = z
  .union([RpcResponse, z.array(RpcResponse).min(1)])
  .describe('A JSON-RPC 2.0 answer; to a batch, the answers in the order of its requests.');

/** An error of JSON-RPC as an example. */
function errorExample(name: string, summary: string, code: number, message: string, data?: object): Example {
  return { name, summary, value: { jsonrpc: '2.0', id: 1, error: { code, message, ...(data && { data }) } } };
}

/** POST /mcp. */
export function mcpEndpoint({ data, tools, mcpProtocolVersions, mcpLimits }: SiteContext): Endpoint {
  const [newest = ''] = mcpProtocolVersions;
  const rpcAnswer = (status: string, description: string, examples: Example[]): EndpointAnswer => ({
    status,
    description,
    mediaType: 'application/json',
    schema: status === '200' ? RpcAnswer : RpcResponse,
    examples,
  });
  const modern = (id: number, method: string, params: object = {}) => ({
    jsonrpc: '2.0',
    id,
    method,
    params: {
      ...params,
      _meta: {
        'io.modelcontextprotocol/protocolVersion': newest,
        'io.modelcontextprotocol/clientCapabilities': {},
        'io.modelcontextprotocol/clientInfo': { name: 'my-agent', version: '1.0.0' },
      },
    },
  });
  return {
    operationId: 'callMcp',
    method: 'post',
    path: '/mcp',
    tag: 'mcp',
    summary: 'Model Context Protocol, Streamable HTTP',
    description: [
      `JSON-RPC 2.0 over POST: stateless, JSON answers, no sessions and no streams. Protocol versions ${mcpProtocolVersions.join(', ')}. Send Accept: application/json, text/event-stream. Tools, all read-only: ${tools.map(({ name }) => name).join(', ')}. No key; an Authorization header is ignored.`,
      `${newest} needs no \`initialize\`: every message carries its version and the client's capabilities in \`_meta\`, and the three headers below, which must agree with the body. The versions before it begin with \`initialize\`. At most ${mcpLimits.bodyBytes.toLocaleString('en-GB')} bytes a request; batches, of at most ${mcpLimits.batchMessages} messages, in 2025-03-26 only.`,
      'Origin and Host: the service is public, anonymous and read only, so a page of any origin may call it; an Origin header that is no origin is refused. A server that runs on a loopback address answers pages of loopback addresses only, and only under a name or address of its own machine, against DNS rebinding; in public the host of the site answers for its own names alone.',
    ].join('\n\n'),
    parameters: [
      {
        name: 'MCP-Protocol-Version',
        in: 'header',
        required: false,
        description: `Protocol version of the message. ${newest} demands it; without it 2025-03-26 is meant.`,
        schema: { type: 'string', enum: [...mcpProtocolVersions] },
        example: newest,
      },
      {
        name: 'Mcp-Method',
        in: 'header',
        required: false,
        description: `\`method\` of the message; ${newest} demands it.`,
        schema: { type: 'string' },
        example: 'tools/call',
      },
      {
        name: 'Mcp-Name',
        in: 'header',
        required: false,
        description: `\`params.name\` of the message; ${newest} demands it of tools/call.`,
        schema: { type: 'string' },
        example: 'lookup_vendor',
      },
    ],
    request: {
      schema: RpcBody,
      examples: [
        { name: 'discover', summary: `Ask what the server is (${newest})`, value: modern(1, 'server/discover') },
        {
          name: 'lookupVendor',
          summary: `Look a vendor up (${newest})`,
          value: modern(2, 'tools/call', {
            name: 'lookup_vendor',
            arguments: { query: data.vendors[0]?.domain ?? 'vendor.example' },
          }),
        },
        {
          name: 'listTools',
          summary: 'List the tools (versions before)',
          value: { jsonrpc: '2.0', id: 3, method: 'tools/list', params: {} },
        },
        {
          name: 'getHeadlineFinding',
          summary: 'Call a tool (versions before)',
          value: {
            jsonrpc: '2.0',
            id: 4,
            method: 'tools/call',
            params: { name: 'get_headline_finding', arguments: {} },
          },
        },
      ],
    },
    answers: [
      rpcAnswer('200', 'The answer to a request; errors of a tool or of its arguments too.', [
        { name: 'pong', summary: 'The answer to ping (versions before)', value: { jsonrpc: '2.0', id: 1, result: {} } },
        errorExample('unknownTool', 'An unknown tool, or a bad cursor', -32_602, 'Unknown tool.'),
      ]),
      { status: '202', description: 'A notification was taken; no body.' },
      rpcAnswer(
        '400',
        'Not JSON, not JSON-RPC, headers that do not agree with the body, or a protocol version that is not served; a JSON-RPC error says which.',
        [
          errorExample('unsupportedVersion', 'A version that is not served', -32_022, 'Unsupported protocol version', {
            supported: [...mcpProtocolVersions],
            requested: '1999-01-01',
          }),
          errorExample('headerMismatch', 'A header that does not agree with the body', -32_020, 'Header mismatch'),
          {
            name: 'parseError',
            summary: 'Not JSON',
            value: {
              jsonrpc: '2.0',
              id: null,
              error: { code: -32_700, message: 'Parse error: the body is not JSON in UTF-8.' },
            },
          },
        ],
      ),
      rpcAnswer(
        '404',
        `A method that this server does not have, in ${newest}; the versions before answer 200 with the same error.`,
        [
          errorExample(
            'methodNotFound',
            'An unknown method',
            -32_601,
            'Method not found: this server has tools only, tools/list and tools/call.',
          ),
        ],
      ),
    ],
    problems: ['origin-refused', 'method-not-allowed', 'not-acceptable', 'too-large', 'unsupported-type'],
    curl: `curl -s '${data.site.base_url}/mcp' \\
  -H 'Content-Type: application/json' \\
  -H 'Accept: application/json, text/event-stream' \\
  -d '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_headline_finding","arguments":{}}}'`,
  };
}
