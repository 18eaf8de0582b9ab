import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { plainEnvironment } from './environment.ts';

export interface LocalSite {
  url: string;
  blobsFolder: string;
  /** What the process printed, line by line: the log among it. */
  printed: string[];
  fetch(pathname: string, init?: RequestInit): Promise<Response>;
  /** Ends the process; its blobs stay until `remove`. */
  stop(): Promise<void>;
  remove(): void;
}

/**
 * Runs `scripts/serve/serve.ts` as npm start does, in a process of its own, on a free port and with its own blobs.
 *
 * @param environment what to set besides, such as NODE_OPTIONS.
 */
export async function startLocalSite(
  blobsFolder = mkdtempSync(path.join(tmpdir(), 'blobs-')),
  environment: Record<string, string> = {},
): Promise<LocalSite> {
  const child = spawn(process.execPath, ['scripts/serve/serve.ts'], {
    env: plainEnvironment({ PORT: '0', BLOBS_FOLDER: blobsFolder, ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  let rest = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      printed.push(...lines);
    });
  }
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The server ended:\n${printed.join('\n')}`)));
    const look = setInterval(() => {
      const found = /^MCP\s+(http:\/\/localhost:\d+)\/mcp$/m.exec(printed.join('\n'))?.[1];
      if (found === undefined) return;
      clearInterval(look);
      resolve(found);
    }, 20);
  });
  return {
    url,
    blobsFolder,
    printed,
    fetch: (pathname, init) => fetch(new URL(pathname, url), { redirect: 'manual', ...init }),
    async stop() {
      if (child.exitCode !== null) throw new Error(`The server had ended by itself:\n${printed.slice(-20).join('\n')}`);
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
    remove: () => rmSync(blobsFolder, { recursive: true, force: true }),
  };
}

/** A POST of JSON from another loopback address, which the server sees as another client. */
export function postFrom(
  localAddress: string,
  address: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, unknown>; body: string }> {
  const { hostname, port, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    const options = {
      host: hostname === 'localhost' ? '127.0.0.1' : hostname,
      port,
      path: pathname + search,
      method: 'POST',
      localAddress,
      agent: false as const,
      headers: { 'Content-Type': 'application/json', ...headers },
    };
    const outgoing = httpRequest(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
      );
    });
    outgoing.on('error', reject).end(JSON.stringify(body));
  });
}
