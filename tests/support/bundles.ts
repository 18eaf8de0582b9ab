import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolveConfig } from '@netlify/config';
import { type FunctionResult, zipFunctions } from '@netlify/zip-it-and-ship-it';
import extractZip from 'extract-zip';

/** Bundles the functions as a deploy does, with the settings of netlify.toml, into zip files. */
export async function bundleFunctions(): Promise<FunctionResult[]> {
  const root = process.cwd();
  const { config } = (await resolveConfig({ cwd: root, repositoryRoot: root, offline: true, mode: 'cli' })) as {
    config: { functions: Record<string, { included_files?: string[] }>; functionsDirectory: string };
  };
  const settings = Object.entries(config.functions).map(
    ([name, { included_files = [] }]) =>
      [name, { includedFiles: included_files, includedFilesBasePath: root }] as const,
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'bundles-'));
  return zipFunctions(config.functionsDirectory, folder, {
    basePath: root,
    repositoryRoot: root,
    config: Object.fromEntries(settings),
    archiveFormat: 'zip',
  });
}

/** The bundle of one function. @throws Error when there is none of that name. */
export function bundleOf(bundles: readonly FunctionResult[], name: string): FunctionResult {
  const bundle = bundles.find((candidate) => candidate.name === name);
  if (bundle === undefined) throw new Error(`There is no function “${name}”.`);
  return bundle;
}

/** Unpacks a bundle into an empty folder that has no node_modules above it. */
export async function unpack(bundle: FunctionResult): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), `${bundle.name}-`));
  await extractZip(bundle.path, { dir: folder });
  return folder;
}

export interface LambdaAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A fresh Node process that runs one unpacked bundle. */
export class Lambda {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async start(folder: string): Promise<Lambda> {
    const host = path.resolve('tests/support/lambda-host.ts');
    const child = fork(host, { cwd: folder, env: { NODE_ENV: 'production' }, execArgv: [], silent: true });
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() =>
        Promise.reject(new Error(`The bundle does not load:\n${String(child.stderr?.read() ?? '')}`)),
      ),
    ]);
    return new Lambda(child);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Sends one request, from the address 192.0.2.1; `blobs` is where its store is. */
  async call(
    method: string,
    pathname: string,
    options: { body?: unknown; headers?: Record<string, string>; blobs?: { url: string; token: string } } = {},
  ): Promise<LambdaAnswer> {
    const { body, headers = {}, blobs } = options;
    const answer = once(this.#child, 'message');
    this.#child.send({
      httpMethod: method,
      rawUrl: `https://site.example${pathname}`,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'x-nf-client-connection-ip': '192.0.2.1',
        'x-nf-request-id': 'request-1',
        'x-nf-site-id': 'test',
        'x-nf-deploy-id': 'deploy',
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body), isBase64Encoded: false }),
      ...(blobs === undefined
        ? {}
        : {
            blobs: Buffer.from(
              JSON.stringify({ url: blobs.url, url_uncached: blobs.url, token: blobs.token }),
            ).toString('base64'),
          }),
    });
    return ((await answer) as [LambdaAnswer])[0];
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill();
    await ended;
  }
}
