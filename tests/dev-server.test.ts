import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeviceManifest, MANIFEST } from '../src/scripts/device/manifest.ts';
import { plainEnvironment } from './support/environment.ts';
import { postFrom } from './support/local-site.ts';
import { PIXEL } from './support/pictures.ts';

const blobsFolder = mkdtempSync(path.join(tmpdir(), 'blobs-'));
let child: ChildProcess;
let url: string;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  child = spawn(process.execPath, ['scripts/serve/dev.ts'], {
    env: plainEnvironment({ PORT: String(port), BLOBS_FOLDER: blobsFolder }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (printed += String(text)));
  const exited = once(child, 'exit').then(() => Promise.reject(new Error(`The server ended:\n${printed}`)));
  const ready = async () => {
    while (
      !(await fetch(`${url}/`).then(
        (answer) => answer.ok,
        () => false,
      ))
    )
      await new Promise((resolve) => setTimeout(resolve, 250));
  };
  await Promise.race([ready(), exited]);
});
afterAll(async () => {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
  rmSync(blobsFolder, { recursive: true, force: true });
});

test.each(['/openapi.json', '/.well-known/api-catalog', '/data/vendors.json?x=1'])('%s is there', async (address) => {
  expect((await fetch(`${url}${address}`)).status).toBe(200);
});

test('pages come with hot reload, and the three functions answer on the same port', async () => {
  expect(await (await fetch(`${url}/`)).text()).toContain('/@vite/client');
  expect((await postFrom('127.0.0.1', `${url}/api/check-coa`, { image: PIXEL })).body).toContain('"verdict":"unclear"');
  const list = await postFrom('127.0.0.1', `${url}/mcp`, { jsonrpc: '2.0', id: 1, method: 'tools/list' });
  expect(list.body).toContain('lookup_vendor');
});

test('the checker for the device is there, every part as its manifest says', async () => {
  const { files } = (await (await fetch(`${url}${MANIFEST}`)).json()) as DeviceManifest;
  expect(files.length).toBeGreaterThan(5);
  for (const { path, sha256 } of files) {
    const bytes = Buffer.from(await (await fetch(`${url}${path}`)).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex'), path).toBe(sha256);
  }
  expect((await fetch(`${url}/check/device/none.gz`)).status).toBe(404);
});
