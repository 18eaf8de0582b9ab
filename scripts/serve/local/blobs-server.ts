import { createHash } from 'node:crypto';
import { BlobsServer as StockServer } from '@netlify/blobs/server';

interface Options {
  directory: string;
  token: string;
}

/** The stock server's request handler is private to its types only. */
const Base = StockServer as unknown as new (
  options: Options,
) => {
  handleRequest(request: Request): Promise<Response>;
  start(): Promise<{ address: string; port: number }>;
  stop(): Promise<void>;
};

/**
 * Netlify's own Blobs server on a local folder, with the two things that it lacks and Netlify has: an etag on every
 * answer, and conditional writes that hold under parallel requests (one write of a key at a time).
 */
export class LocalBlobsServer extends Base {
  readonly #turns = new Map<string, Promise<unknown>>();

  override async handleRequest(request: Request): Promise<Response> {
    if (request.method === 'GET') return this.#get(request);
    if (request.method === 'HEAD') return this.#head(request);
    if (request.method === 'PUT' || request.method === 'DELETE')
      return this.#inTurn(new URL(request.url).pathname, () => this.#write(request));
    return super.handleRequest(request);
  }

  async #get(request: Request): Promise<Response> {
    const answer = await super.handleRequest(request);
    if (answer.status !== 200) return answer;
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = new Headers(answer.headers);
    const etag = etagOf(body);
    headers.set('etag', etag);
    return request.headers.get('if-none-match') === etag
      ? new Response(null, { status: 304, headers })
      : new Response(body, { headers });
  }

  async #head(request: Request): Promise<Response> {
    const { status, headers } = await this.#get(readOf(request));
    return new Response(null, { status, headers });
  }

  async #write(request: Request): Promise<Response> {
    if (request.method === 'DELETE') return super.handleRequest(request);
    const body = Buffer.from(await request.arrayBuffer());
    const headers = new Headers(request.headers);
    const current = await this.#get(readOf(request));
    const etag = current.status === 200 ? current.headers.get('etag') : null;
    const [ifMatch, ifNoneMatch] = [headers.get('if-match'), headers.get('if-none-match')];
    if ((ifNoneMatch === '*' && etag !== null) || (ifMatch !== null && ifMatch !== etag))
      return new Response(null, { status: 412 });
    headers.delete('if-match');
    headers.delete('if-none-match');
    const answer = await super.handleRequest(new Request(request.url, { method: 'PUT', headers, body }));
    return answer.status === 200 ? new Response(null, { headers: { etag: etagOf(body) } }) : answer;
  }

  /** Runs work on one key after all that was asked for before. */
  async #inTurn(key: string, work: () => Promise<Response>): Promise<Response> {
    const turn = (this.#turns.get(key) ?? Promise.resolve()).then(work);
    const settled = turn.catch(() => undefined);
    this.#turns.set(key, settled);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(key) === settled) this.#turns.delete(key);
    }
  }
}

/** A plain read of what a request is about. */
function readOf(request: Request): Request {
  return new Request(request.url, { headers: { authorization: request.headers.get('authorization') ?? '' } });
}

function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('hex')}"`;
}
