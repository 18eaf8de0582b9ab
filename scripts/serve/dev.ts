/**
 * Astro's development server with hot reload, the three functions and the checker for the reader's device on the same port:
 * `npm run dev`. Only the service worker is missing, which would keep an older page than the one that is being written.
 */
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { dev } from 'astro';
import type { Plugin } from 'vite';
import { documentFiles } from '../../src/site/documents/index.ts';
import { createDeviceAnswers } from './local/device-answers.ts';
import { loadFunctions } from './local/functions.ts';
import { namesThisMachine } from './local/loopback.ts';
import { sendWebResponse, toWebRequest } from './local/node-http.ts';
import { startBlobs } from './local/start-server.ts';

const root = process.cwd();
const functions = await loadFunctions(path.join(root, 'netlify/functions'));

const answerOfDevice = createDeviceAnswers();

const documents = new Set(documentFiles().map((file) => file.path));

/** Whether one of the routes of many files answers; Astro asks those for a slash at the end, which the built files lack. */
function isFileOfRoute(address = ''): boolean {
  const [pathname = ''] = address.split('?');
  return documents.has(pathname) || /^\/(data|embed)\/.+\.\w+$/.test(pathname);
}

/** The answer of the device's files or of a function; null where the path is neither's. */
function answerOf(request: Request, ip: string): Promise<Response> | null {
  const { pathname } = new URL(request.url);
  return answerOfDevice(pathname) ?? functions.call(request, ip, pathname.startsWith('/data/'));
}

/**
 * Answers those paths before anything of Vite or Astro sees the request: their middlewares go first, and the
 * adapter's own emulation of functions spoils binary bodies. A change to a function needs a restart. What Astro does not know
 * gets its page, not the function that answers so on the built site.
 */
const functionsPlugin: Plugin = {
  name: 'local-functions',
  configureServer({ httpServer }) {
    if (httpServer === null) return;
    const others = httpServer.listeners('request') as RequestListener[];
    httpServer.removeAllListeners('request');
    httpServer.on('request', (incoming, outgoing) => {
      const request = namesThisMachine(incoming.headers.host) ? toWebRequest(incoming, outgoing) : null;
      const answer = request === null ? null : answerOf(request, incoming.socket.remoteAddress ?? '');
      if (isFileOfRoute(incoming.url)) incoming.url = incoming.url?.replace(/\?|$/, '/$&');
      if (answer === null) for (const listener of others) listener(incoming, outgoing);
      else answer.then((response) => sendWebResponse(response, incoming, outgoing)).catch(() => outgoing.destroy());
    });
  },
};

await dev({
  root,
  server: { port: Number(process.env['PORT'] ?? 8888) },
  vite: { plugins: [functionsPlugin] },
});
// After Astro: the adapter points the functions at an emulation of Blobs whose conditional writes do not hold.
await startBlobs(process.env['BLOBS_FOLDER'] ?? '.blobs');
