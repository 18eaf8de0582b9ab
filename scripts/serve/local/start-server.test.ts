import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type LocalServer, startServer } from './start-server.ts';

/** A project with one page and one function that reads its body. */
const root = mkdtempSync(path.join(tmpdir(), 'server-'));
const FILES = {
  'netlify.toml': '[build]\npublish = "dist"\n',
  'dist/index.html': '<p>home',
  'netlify/functions/echo/index.ts': `
import { serveRequest } from ${JSON.stringify(path.resolve('src/http/serve-request.ts'))};
export const config = { path: '/api/echo' };
export default (request) => serveRequest(
  request,
  { name: 'echo', methods: ['GET', 'POST'] },
  { requestId: 'r', now: () => new Date(), log: (line) => console.log(JSON.stringify(line)), documentation: '' },
  async () => new Response(await request.text()),
);
`,
};
let server: LocalServer;
const logged = vi.spyOn(console, 'log').mockImplementation(() => {});
const faults = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeAll(async () => {
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
  server = await startServer({ port: 0, blobsFolder: path.join(root, 'blobs'), root });
});
beforeEach(() => {
  logged.mockClear();
  faults.mockClear();
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** Sends bytes as they are and returns what comes back until the connection ends. */
async function raw(...lines: string[]): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
  socket.on('error', () => {});
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await once(socket, 'close');
  return answer;
}

const HOST = 'Host: localhost';
const CLOSE = 'Connection: close';
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

test.each([
  ['TRACE', 'TRACE / HTTP/1.1', 405],
  ['TRACE of a function', 'TRACE /api/echo HTTP/1.1', 405],
  ['an absolute address', 'GET http://localhost/ HTTP/1.1', 200],
  ['an absolute address of a function', 'GET http://127.0.0.1:8888/api/echo HTTP/1.1', 200],
  ['an absolute address with a user', 'GET http://user:secret@localhost/ HTTP/1.1', 200],
  ['an absolute address of somebody else', 'GET http://evil.example/ HTTP/1.1', 403],
  ['an absolute address of another kind', 'GET ftp://localhost/ HTTP/1.1', 400],
  ['an absolute address that is none', 'GET http://[ HTTP/1.1', 400],
  ['the server as a whole', 'OPTIONS * HTTP/1.1', 204],
  ['the server as a whole by GET', 'GET * HTTP/1.1', 400],
  ['a percent sign alone', 'GET /% HTTP/1.1', 404],
  ['bytes that are no UTF-8', 'GET /%ff%fe HTTP/1.1', 404],
  ['a target without a slash', 'GET index.html HTTP/1.1', 400],
  ['an unknown method', 'PROPFIND / HTTP/1.1', 405],
  ['no HTTP at all', 'nonsense', 400],
])('%s is answered, and the server lives on', async (_name, line, status) => {
  expect(statusOf(await raw(line, HOST, CLOSE))).toBe(status);
  expect((await fetch(server.url)).status).toBe(200);
  expect(faults).not.toHaveBeenCalled();
});

test('a Host header of another name is refused; a request without one too', async () => {
  expect(statusOf(await raw('GET / HTTP/1.1', 'Host: evil.example', CLOSE))).toBe(403);
  expect(statusOf(await raw('GET / HTTP/1.0', CLOSE))).toBe(403);
});

test.each(['/', '/api/echo'])(
  'a body on GET %s is not minded, and the connection ends after the answer',
  async (target) => {
    const answer = await raw(`GET ${target} HTTP/1.1`, HOST, 'Content-Length: 200000', '', 'x'.repeat(1000));
    expect(statusOf(answer)).toBe(200);
    expect(answer).toMatch(/connection: close/i);
  },
);

test('whoever hangs up within a body, or before the answer, is logged as that and not as a fault', async () => {
  const within = connect(server.port, '127.0.0.1');
  within.write(`POST /api/echo HTTP/1.1\r\n${HOST}\r\nContent-Length: 1000\r\n\r\nhalf`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  within.destroy();
  await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  const line = JSON.parse(String(logged.mock.calls[0]?.[0])) as object;
  expect(line).toMatchObject({ endpoint: 'echo', status: 499 });
  expect(line).not.toHaveProperty('fault');
  const before = connect(server.port, '127.0.0.1');
  before.write(`GET / HTTP/1.1\r\n${HOST}\r\n\r\n`);
  before.destroy();
  expect((await fetch(server.url)).status).toBe(200);
  expect(faults).not.toHaveBeenCalled();
});

test('a connection is kept longer than a check and a pause take', async () => {
  const response = await fetch(server.url);
  await response.text();
  const seconds = Number(/timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '')?.[1]);
  expect(seconds).toBeGreaterThanOrEqual(60);
});
