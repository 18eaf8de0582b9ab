import type { SiteContext } from '../../context.ts';
import type { Endpoint, EndpointAnswer, Example, Parameter } from './endpoint.ts';
import { RpcAnswer, RpcBody, RpcResponse } from './rpc-messages.ts';

/** POST /mcp. */
export function mcpEndpoint({ data, tools, mcpProtocolVersions, mcpLimits }: SiteContext): Endpoint {
  const [newest = ''] = mcpProtocolVersions;
  return {
    operationId: 'callMcp',
    method: 'post',
    path: '/mcp',
    tag: 'mcp',
    summary: 'Model Context Protocol, Streamable HTTP',
    description: [
      `JSON-RPC 2.0 over POST: stateless, JSON answers, no sessions and no streams. Protocol versions ${mcpProtocolVersions.join(', ')}. Send Accept: application/json, text/event-stream. Tools, all read-only: ${tools.map(({ name }) => name).join(', ')}. No key; an Authorization header is ignored.`,
      `${newest} needs no \`initialize\`: every message carries its version and the client's capabilities in \`_meta\`, and the three headers below, which must agree with the body. Earlier versions begin with \`initialize\`. At most ${mcpLimits.bodyBytes.toLocaleString('en-GB')} bytes per request; batches of at most ${mcpLimits.batchMessages} messages, in 2025-03-26 only.`,
      'Origin and Host: the service is public, anonymous and read-only, so a page, an extension or an app of any origin, whatever its scheme, may call it; an Origin header that is not an origin is refused. To prevent DNS rebinding, a server on a loopback address answers only pages from loopback addresses, and only under a name or address of its own machine; in public, the site’s host answers only for its own names.',
    ].join('\n\n'),
    parameters: parameters(mcpProtocolVersions),
    request: {
      schema: RpcBody,
      examples: requestExamples(newest, data.vendors[0]?.domain ?? 'vendor.example'),
    },
    answers: answers(newest, mcpProtocolVersions),
    problems: [
      'origin-refused',
      'method-not-allowed',
      'not-acceptable',
      'too-large',
      'unsupported-type',
      'internal-error',
    ],
    curl: `curl -s '${data.site.base_url}/mcp' \\
  -H 'Content-Type: application/json' \\
  -H 'Accept: application/json, text/event-stream' \\
  -d '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_headline_finding","arguments":{}}}'`,
  };
}

/** Headers of a request. */
function parameters(versions: readonly string[]): Parameter[] {
  return [
    {
      name: 'MCP-Protocol-Version',
      in: 'header',
      required: false,
      description: `Protocol version of the message. Required by ${versions[0]}; without it, 2025-03-26 is assumed.`,
      schema: { type: 'string', enum: [...versions] },
      example: versions[0] ?? '',
    },
    {
      name: 'Mcp-Method',
      in: 'header',
      required: false,
      description: `\`method\` of the message; required by ${versions[0]}.`,
      schema: { type: 'string' },
      example: 'tools/call',
    },
    {
      name: 'Mcp-Name',
      in: 'header',
      required: false,
      description: `\`params.name\` of the message; required by ${versions[0]} for tools/call.`,
      schema: { type: 'string' },
      example: 'lookup_vendor',
    },
  ];
}

/** Requests of each protocol era, as they can be sent. */
function requestExamples(newest: string, domain: string): Example[] {
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
  return [
    { name: 'discover', summary: `Ask what the server is (${newest})`, value: modern(1, 'server/discover') },
    {
      name: 'lookupVendor',
      summary: `Look a vendor up (${newest})`,
      value: modern(2, 'tools/call', {
        name: 'lookup_vendor',
        arguments: { query: domain },
      }),
    },
    {
      name: 'listTools',
      summary: 'List the tools (earlier versions)',
      value: { jsonrpc: '2.0', id: 3, method: 'tools/list', params: {} },
    },
    {
      name: 'getHeadlineFinding',
      summary: 'Call a tool (earlier versions)',
      value: {
        jsonrpc: '2.0',
        id: 4,
        method: 'tools/call',
        params: { name: 'get_headline_finding', arguments: {} },
      },
    },
  ];
}

/** What is answered, by status. */
function answers(newest: string, versions: readonly string[]): EndpointAnswer[] {
  return [
    rpcAnswer('200', 'The answer to a request, including errors in a tool or its arguments.', [
      { name: 'pong', summary: 'The answer to ping (earlier versions)', value: { jsonrpc: '2.0', id: 1, result: {} } },
      errorExample('unknownTool', 'An unknown tool', -32_602, 'Unknown tool.'),
      {
        name: 'wrongArgument',
        summary: 'An argument that cannot be used: a tool error, which a model reads',
        value: {
          jsonrpc: '2.0',
          id: 1,
          result: {
            isError: true,
            content: [
              {
                type: 'text',
                text: 'Invalid cursor: the data has changed since it was made. Call list_vendors without a cursor to start again.',
              },
            ],
          },
        },
      },
    ]),
    { status: '202', description: 'A notification was accepted; no body.' },
    rpcAnswer(
      '400',
      'Not JSON, not JSON-RPC, headers that do not agree with the body, or a protocol version that is not served; a JSON-RPC error says which.',
      [
        errorExample('unsupportedVersion', 'A version that is not served', -32_022, 'Unsupported protocol version', {
          supported: [...versions],
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
      `A method that this server does not have, in ${newest}; earlier versions answer 200 with the same error.`,
      [
        errorExample(
          'methodNotFound',
          'An unknown method',
          -32_601,
          'Method not found: this server offers only tools/list and tools/call.',
        ),
      ],
    ),
  ];
}

/** An answer that is a JSON-RPC message. */
function rpcAnswer(status: string, description: string, examples: Example[]): EndpointAnswer {
  return {
    status,
    description,
    mediaType: 'application/json',
    schema: status === '200' ? RpcAnswer : RpcResponse,
    examples,
  };
}

/** An error of JSON-RPC as an example. */
function errorExample(name: string, summary: string, code: number, message: string, data?: object): Example {
  return { name, summary, value: { jsonrpc: '2.0', id: 1, error: { code, message, ...(data && { data }) } } };
}
