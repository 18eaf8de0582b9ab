import { request as httpRequest } from 'node:http';

/** A request as it goes over the wire; methods, headers and bodies that fetch would not send included. */
export interface WireRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface WireAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/** Sends a request from one of this machine's loopback addresses, which the server sees as that client's. */
export function requestFrom(
  localAddress: string,
  server: string,
  { method, path, headers = {}, body }: WireRequest,
): Promise<WireAnswer> {
  const { port } = new URL(server);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        localAddress,
        agent: false,
        headers: { ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }), ...headers },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: headersOf(answer.rawHeaders),
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.on('error', reject).end(body);
  });
}

function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let i = 0; i + 1 < raw.length; i += 2) headers.append(raw[i] ?? '', raw[i + 1] ?? '');
  return headers;
}

/** The nth of many loopback addresses, for clients that must not share a quota. */
export function loopbackAddress(n: number): string {
  return `127.${10 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`;
}
