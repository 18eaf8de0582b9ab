import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setEnvironmentContext } from '@netlify/blobs';
import { LocalBlobsServer } from '../../scripts/serve/local/blobs-server.ts';

/** What goes wrong with the store: gets each request before the server does, and may answer in its place. */
export type Fault = (request: Request) => Promise<Response | undefined> | Response | undefined;

class FaultyBlobsServer extends LocalBlobsServer {
  fault: Fault | undefined;
  requests = 0;

  override async handleRequest(request: Request): Promise<Response> {
    this.requests += 1;
    return (await this.fault?.(request)) ?? super.handleRequest(request);
  }
}

export interface TestBlobs {
  server: FaultyBlobsServer;
  /** Where it listens, and what it asks for. */
  url: string;
  token: string;
  folder: string;
  /** Ends the server and removes its folder. */
  stop(): Promise<void>;
}

/** A real Blobs server over HTTP in a folder of its own, which this process then uses. */
export async function startTestBlobs(): Promise<TestBlobs> {
  const folder = mkdtempSync(path.join(tmpdir(), 'blobs-'));
  const server = new FaultyBlobsServer({ directory: folder, token: 'test' });
  const { port } = await server.start();
  const address = `http://localhost:${port}`;
  setEnvironmentContext({ siteID: 'test', token: 'test', edgeURL: address, uncachedEdgeURL: address });
  return {
    server,
    url: address,
    token: 'test',
    folder,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
