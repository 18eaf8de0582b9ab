import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setEnvironmentContext } from '@netlify/blobs';
import { LocalBlobsServer } from './blobs-server.ts';
import { loadFunctions } from './functions.ts';
import { namesThisMachine } from './loopback.ts';
import { isForbiddenMethod, sendWebResponse, targetOf, toWebRequest } from './node-http.ts';
import { readSiteRules } from './site-rules.ts';
import { createStaticHandler, isPublished } from './static-files.ts';

/**
 * How long a connection without a request stays open. Longer than any client keeps one: a server that hangs up in the moment
 * in which the next request is sent fails that request, and Node's 5 s are about what a check takes.
 */
const KEEP_ALIVE_MS = 120_000;

/** How the local server is started. */
export interface LocalServerOptions {
  /** 0 for any free one. */
  port: number;
  /** Where the blobs are kept. */
  blobsFolder: string;
  /** The project; it must have been built. */
  root: string;
}

/** The local server while it runs. */
export interface LocalServer {
  /** `http://localhost:…` */
  url: string;
  port: number;
  close(): Promise<void>;
}

/** Opens the local Blobs and points the functions of this process at them. */
export async function startBlobs(folder: string): Promise<{ stop(): Promise<void> }> {
  const token = randomUUID();
  const blobs = new LocalBlobsServer({ directory: folder, token });
  const { port } = await blobs.start();
  const address = `http://localhost:${port}`;
  setEnvironmentContext({ siteID: 'local', token, edgeURL: address, uncachedEdgeURL: address });
  return blobs;
}

/**
 * Runs the built project in this process, as close to Netlify as one machine comes, and offline: static files with the
 * headers and redirects of the _headers file, of netlify.toml and of the adapter, the functions kept warm, Blobs in a folder with true
 * compare-and-swap. It listens on the loopback addresses only.
 */
export async function startServer({ port, blobsFolder, root }: LocalServerOptions): Promise<LocalServer> {
  const blobs = await startBlobs(blobsFolder);
  const functions = await loadFunctions(path.join(root, 'netlify/functions'));
  const folder = path.join(root, 'dist');
  const serveFile = createStaticHandler(folder, await readSiteRules(root));

  async function answerTo(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Response> {
    const allow = { allow: 'GET, HEAD, POST, OPTIONS' };
    if (isForbiddenMethod(incoming.method)) return new Response('Not allowed here.\n', { status: 405, headers: allow });
    if (incoming.method === 'OPTIONS' && incoming.url === '*')
      return new Response(null, { status: 204, headers: allow });
    const target = targetOf(incoming);
    if (target === null) return new Response('The request names no address.\n', { status: 400 });
    if (!namesThisMachine(incoming.headers.host) || !namesThisMachine(target.host))
      return new Response('This server answers for this machine only.\n', { status: 403 });
    const request = toWebRequest(incoming, outgoing);
    if (request === null) return new Response('The request cannot be read.\n', { status: 400 });
    const isFileThere = await isPublished(folder, new URL(request.url).pathname);
    return functions.call(request, incoming.socket.remoteAddress ?? '', isFileThere) ?? serveFile(request);
  }

  const newServer = () =>
    createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) => {
      answerTo(incoming, outgoing)
        .then((response) => sendWebResponse(response, incoming, outgoing))
        .catch((error: unknown) => {
          // Whoever hung up is no fault of this server's.
          if (!outgoing.headersSent && !outgoing.destroyed) console.error(error);
          outgoing.destroy();
        });
    });
  const servers = await listenOnLoopback(newServer, port);
  const { port: bound } = servers[0]!.address() as AddressInfo;
  return {
    url: `http://localhost:${bound}`,
    port: bound,
    async close() {
      await Promise.all(servers.map(closeServer));
      await functions.settle();
      await blobs.stop();
    },
  };
}

/** "localhost" may mean either loopback address; the second is left out on a machine that has no IPv6. */
async function listenOnLoopback(newServer: () => Server, port: number): Promise<Server[]> {
  const first = await listen(newServer(), port, '127.0.0.1');
  const second = await listen(newServer(), (first.address() as AddressInfo).port, '::1').catch(() => null);
  return second === null ? [first] : [first, second];
}

function listen(server: Server, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
