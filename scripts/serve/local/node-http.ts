import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

/** Methods that a web Request cannot have (Fetch standard, "forbidden method"). */
const FORBIDDEN = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Whether a method cannot become a web Request; it is for the server itself to refuse. */
export function isForbiddenMethod(method: string | undefined): boolean {
  return FORBIDDEN.has((method ?? '').toUpperCase());
}

/**
 * Where a request goes: from the request line, in the form of a path or of a whole address (RFC 9112, section 3.2), whose
 * host then counts in place of the Host header.
 *
 * @returns null when neither gives an address of http.
 */
export function targetOf({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): URL | null {
  const isPath = url.startsWith('/');
  if (!isPath && !/^https?:\/\//i.test(url)) return null;
  return URL.parse(isPath ? `http://${headers.host ?? 'localhost'}${url}` : url);
}

/**
 * A Node request as a web one. Its body can be left unread: cancelling it leaves the connection open for the answer. A body
 * where the method has none (GET, HEAD) is left unread too.
 *
 * @returns null when the request line or the Host header is no address, or a web Request cannot have the method.
 */
export function toWebRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request | null {
  const target = targetOf(incoming);
  if (target === null || isForbiddenMethod(incoming.method)) return null;
  // The user and password of an address are no part of a request.
  target.username = target.password = '';
  const headers = new Headers();
  for (let i = 0; i + 1 < incoming.rawHeaders.length; i += 2)
    headers.append(incoming.rawHeaders[i] ?? '', incoming.rawHeaders[i + 1] ?? '');
  const disconnected = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) disconnected.abort();
  });
  const method = incoming.method ?? 'GET';
  const hasBody =
    method !== 'GET' &&
    method !== 'HEAD' &&
    (incoming.headers['content-length'] !== undefined || incoming.headers['transfer-encoding'] !== undefined);
  return new Request(target, {
    method,
    headers,
    signal: disconnected.signal,
    ...(hasBody ? { body: bodyOf(incoming, () => disconnected.abort()), duplex: 'half' } : {}),
  });
}

/** @param onLost is called when the client hangs up within the body, before whoever reads it is told. */
function bodyOf(incoming: IncomingMessage, onLost: () => void): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = (await chunks.next().catch((error: unknown) => {
        onLost();
        throw error;
      })) as IteratorResult<Buffer, undefined>;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}

/** Sends a web answer. When the request's body was left unread, the connection ends after the answer. */
export async function sendWebResponse(
  answer: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  outgoing.statusCode = answer.status;
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  if (answer.headers.getSetCookie().length > 0) outgoing.setHeader('set-cookie', answer.headers.getSetCookie());
  if (!incoming.complete) {
    outgoing.setHeader('connection', 'close');
    incoming.resume();
  }
  if (answer.body === null) outgoing.end();
  else await pipeline(Readable.fromWeb(answer.body as NodeReadableStream), outgoing);
}
