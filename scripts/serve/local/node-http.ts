import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

/**
 * A Node request as a web one. Its body can be left unread: cancelling it leaves the connection open for the answer.
 *
 * @returns null when the address in the request line or the Host header is no address.
 */
export function toWebRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request | null {
  const address = `http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`;
  if (!URL.canParse(address) || !(incoming.url ?? '').startsWith('/')) return null;
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
  return new Request(address, {
    method,
    headers,
    signal: disconnected.signal,
    ...(hasBody ? { body: bodyOf(incoming), duplex: 'half' } : {}),
  });
}

function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = (await chunks.next()) as IteratorResult<Buffer, undefined>;
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
