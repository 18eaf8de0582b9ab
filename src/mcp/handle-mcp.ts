import {
  createMcpHandler,
  isInitializeRequest,
  isJSONRPCRequest,
  isJsonContentType,
  isLegacyRequest,
  type McpServer,
  PROTOCOL_VERSION_META_KEY,
  ProtocolError,
  ProtocolErrorCode,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { Dataset } from '../dataset/dataset.ts';
import { createVendorFinder } from '../dataset/vendor/find-vendor.ts';
import { HttpProblem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { refuseEncodedBody } from '../http/refuse-encoded-body.ts';
import { type RequestEnvironment, serveRequest } from '../http/serve-request.ts';
import { answerBatch } from './answer-batch.ts';
import { createServer, PROTOCOL_VERSIONS } from './create-server.ts';
import { MCP_LIMITS } from './limits.ts';
import { describeBadParameters, describeMalformed, withoutNullParameters } from './malformed.ts';
import { isNestedDeeperThan } from './nesting.ts';
import { refuseForeignOrigin } from './origin.ts';
import { rpcError } from './rpc-error.ts';
import { TOOLS } from './tools/index.ts';

const MCP_ENDPOINT = { name: 'mcp', methods: ['POST'] } as const;

const SEND_NEWEST = `Send ${PROTOCOL_VERSIONS[0]}; earlier versions begin with initialize.`;

const NO_METHOD = 'Method not found: this server offers only tools/list and tools/call.';

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

  return async (request, environment) =>
    serveRequest(request, MCP_ENDPOINT, environment, async () => {
      refuseForeignOrigin(request);
      if (!isJsonContentType(request.headers.get('content-type'))) {
        throw new HttpProblem('unsupported-type', 'Send JSON-RPC 2.0 with Content-Type: application/json.');
      }
      refuseEncodedBody(request);
      const parsed = parse(await readBody(request, MCP_LIMITS.bodyBytes));
      if (parsed === undefined)
        return rpcError(400, ProtocolErrorCode.ParseError, 'Parse error: the body is not JSON in UTF-8.');
      if (isNestedDeeperThan(MCP_LIMITS.depth, parsed))
        return rpcError(
          400,
          ProtocolErrorCode.InvalidParams,
          `Invalid params: objects and lists lie more than ${MCP_LIMITS.depth} deep in one another.`,
          idOf(parsed),
        );
      const message = Array.isArray(parsed) ? parsed : withoutNullParameters(parsed);
      const relayed = relay(request);
      if (Array.isArray(message))
        return answerBatch(message, request.headers.get('mcp-protocol-version'), (one) =>
          answerLegacy(newServer, relay(request), one),
        );
      const malformed = describeMalformed(message);
      if (malformed !== null) return rpcError(400, ProtocolErrorCode.InvalidRequest, malformed, idOf(message));
      const bad = describeBadParameters(message);
      if (bad !== null) return rpcError(200, ProtocolErrorCode.InvalidParams, bad, idOf(message));
      const unknownVersion = refuseUnknownVersion(request, message);
      if (unknownVersion !== null) return unknownVersion;
      // A subscription would hold a stream open for as long as a function may run.
      if (isMethod(message, 'subscriptions/listen'))
        return rpcError(
          404,
          ProtocolErrorCode.MethodNotFound,
          'Method not found: this server never changes while it runs and keeps no streams.',
          message.id,
        );
      return (await isLegacyRequest(relayed, message))
        ? answerLegacy(newServer, relayed, message)
        : inOurWords(await modern.fetch(relayed, { parsedBody: message }), message);
    });
}

/**
 * The refusal of a message whose version stands in the header alone and is not served, as the newer versions have it; null
 * for any other. The SDK would leave out the request's id, which JSON-RPC 2.0 (section 5) demands. `initialize` agrees on a
 * version in its body.
 */
function refuseUnknownVersion(request: Request, message: unknown): Response | null {
  const requested = request.headers.get('mcp-protocol-version');
  const isServed = requested === null || (PROTOCOL_VERSIONS as readonly string[]).includes(requested);
  if (isServed || isMethod(message, 'initialize') || namesVersion(message)) return null;
  return rpcError(
    400,
    ProtocolErrorCode.UnsupportedProtocolVersion,
    `Unsupported protocol version: ${requested}. ${SEND_NEWEST}`,
    idOf(message),
    { supported: [...PROTOCOL_VERSIONS], requested },
  );
}

/** Whether a message names its version itself, as those of the newest do; the SDK compares it with the header. */
function namesVersion(message: unknown): boolean {
  const { params } = message as { params?: { _meta?: unknown } };
  const meta = params?._meta;
  return typeof meta === 'object' && meta !== null && PROTOCOL_VERSION_META_KEY in meta;
}

/** Answers one message of the initialize-based versions, with a server of its own. */
async function answerLegacy(newServer: () => McpServer, request: Request, parsedBody: unknown): Promise<Response> {
  if (isMethod(parsedBody, 'initialize') && !isInitializeRequest(parsedBody)) {
    return rpcError(
      200,
      ProtocolErrorCode.InvalidParams,
      'Invalid params: initialize needs protocolVersion, capabilities and clientInfo.',
      parsedBody.id,
    );
  }
  const server = newServer();
  server.server.fallbackRequestHandler = () => {
    throw new ProtocolError(ProtocolErrorCode.MethodNotFound, NO_METHOD);
  };
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
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

/** The id of a message that may be no message; null when it has none that can be repeated. */
function idOf(message: unknown): string | number | null {
  const { id } = (typeof message === 'object' && message !== null ? message : {}) as { id?: unknown };
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/**
 * An answer of the SDK that names every version that is served, and what there is in place of an unknown method. The SDK
 * names the newer versions only: in the discovery and in the refusal of an unknown one; the server card names all.
 */
async function inOurWords(answer: Response, message: unknown): Promise<Response> {
  if (answer.status !== 400 && answer.status !== 404 && !isMethod(message, 'server/discover')) return answer;
  const body = (await answer.json()) as {
    result?: { supportedVersions?: string[] };
    error?: { code: number; message: string; data?: { supported?: string[] } };
  };
  if (body.result?.supportedVersions !== undefined) body.result.supportedVersions = [...PROTOCOL_VERSIONS];
  if (body.error?.data?.supported !== undefined) {
    body.error.data.supported = [...PROTOCOL_VERSIONS];
    body.error.message += `. ${SEND_NEWEST}`;
  }
  if (body.error?.code === ProtocolErrorCode.MethodNotFound) body.error.message = NO_METHOD;
  return Response.json(body, { status: answer.status });
}

function isMethod(message: unknown, method: string): message is { id: string | number } {
  return isJSONRPCRequest(message) && message.method === method;
}
