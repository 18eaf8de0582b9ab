import {
  createMcpHandler,
  isInitializeRequest,
  isJSONRPCRequest,
  isJsonContentType,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { Dataset } from '../dataset/dataset.ts';
import { createVendorFinder } from '../dataset/find-vendor.ts';
import { HttpProblem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { refuseEncodedBody } from '../http/refuse-encoded-body.ts';
import { type RequestEnvironment, serveRequest } from '../http/serve-request.ts';
import { answerBatch } from './answer-batch.ts';
import { createServer } from './create-server.ts';
import { MCP_LIMITS } from './limits.ts';
import { refuseForeignOrigin } from './origin.ts';
import { rpcError } from './rpc-error.ts';
import { TOOLS } from './tools/index.ts';

const MCP_ENDPOINT = { name: 'mcp', methods: ['POST'] } as const;

/** Both types that the specification wants a client to accept; answers are always the first. */
const ACCEPTED = 'application/json, text/event-stream';

/**
 * Makes the handler of POST /mcp: Streamable HTTP without sessions or streams, JSON answers, for protocol 2026-07-28
 * and for the initialize-based versions before it. It keeps an index of the data and nothing of any request.
 *
 * @param version version of the service.
 */
export function createMcpEndpoint(
  dataset: Dataset,
  version: string,
): (request: Request, environment: RequestEnvironment) => Promise<Response> {
  const context = { dataset, findVendor: createVendorFinder(dataset.vendors) };
  const identity = { title: dataset.site.name, version, websiteUrl: dataset.site.base_url };
  const newServer = () => createServer(TOOLS, context, identity);
  // No tool sends anything ahead of its result, so the default mode answers JSON always.
  const modern = createMcpHandler(newServer, { legacy: 'reject' });

  async function answerLegacy(request: Request, parsedBody: unknown): Promise<Response> {
    if (isMethod(parsedBody, 'initialize') && !isInitializeRequest(parsedBody)) {
      return rpcError(
        200,
        -32_602,
        'Invalid params: initialize needs protocolVersion, capabilities and clientInfo.',
        parsedBody.id,
      );
    }
    const server = newServer();
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      return await transport.handleRequest(request, { parsedBody });
    } finally {
      await server.close();
    }
  }

  return async (request, environment) =>
    serveRequest(request, MCP_ENDPOINT, environment, async () => {
      refuseForeignOrigin(request);
      if (!isJsonContentType(request.headers.get('content-type'))) {
        throw new HttpProblem('unsupported-type', 'Send JSON-RPC 2.0 with Content-Type: application/json.');
      }
      refuseEncodedBody(request);
      const message = parse(await readBody(request, MCP_LIMITS.bodyBytes));
      if (message === undefined) return rpcError(400, -32_700, 'Parse error: the body is not JSON in UTF-8.');
      const relayed = relay(request);
      if (Array.isArray(message))
        return answerBatch(message, request.headers.get('mcp-protocol-version'), (one) =>
          answerLegacy(relay(request), one),
        );
      // A subscription would hold a stream open for as long as a function may run.
      if (isMethod(message, 'subscriptions/listen'))
        return rpcError(
          404,
          -32_601,
          'Method not found: this server never changes while it runs and keeps no streams.',
          message.id,
        );
      return (await isLegacyRequest(relayed, message))
        ? answerLegacy(relayed, message)
        : modern.fetch(relayed, { parsedBody: message });
    });
}

/**
 * The request without its body, which was read, and with the Accept header that the specification demands: a client
 * that accepts JSON gets what it asks for, whether or not it also names event streams.
 */
function relay(request: Request): Request {
  const accept = request.headers.get('accept') ?? '*/*';
  if (!/\*\/\*|application\/(\*|json)/i.test(accept))
    throw new HttpProblem('not-acceptable', 'Answers are JSON; send Accept: application/json, text/event-stream.');
  const headers = new Headers(request.headers);
  headers.set('accept', ACCEPTED);
  return new Request(request.url, { method: 'POST', headers });
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function isMethod(message: unknown, method: string): message is { id: string | number } {
  return isJSONRPCRequest(message) && message.method === method;
}
