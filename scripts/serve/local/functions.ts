import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';

type Handler = (request: Request, context: Context) => Promise<Response>;

/** The functions of a project, called in this process. */
export interface LocalFunctions {
  names: string[];
  /**
   * Calls the function whose path the request asks for; null when there is none.
   *
   * @param ip of the socket: what a proxy's headers claim does not count.
   */
  call(request: Request, ip: string): Promise<Response> | null;
  /** Waits for work that outlasts its request. */
  settle(): Promise<void>;
}

/** Imports every function of a folder; each exports a handler and `config.path`, as Netlify Functions v2 do. */
export async function loadFunctions(folder: string): Promise<LocalFunctions> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const handlers = new Map<string, Handler>();
  for (const name of names) {
    const module = (await import(pathToFileURL(path.join(folder, name, 'index.ts')).href)) as {
      default: Handler;
      config: { path: string };
    };
    handlers.set(module.config.path, module.default);
  }
  const outlasting = new Set<Promise<unknown>>();
  const waitUntil = (work: Promise<unknown>) => {
    const settled = work.catch(() => undefined).finally(() => outlasting.delete(settled));
    outlasting.add(settled);
  };
  return {
    names,
    call(request, ip) {
      const handler = handlers.get(new URL(request.url).pathname.replace(/(?<=.)\/$/, ''));
      return handler?.(request, localContext(request, ip, waitUntil)) ?? null;
    },
    settle: async () => void (await Promise.all(outlasting)),
  };
}

/** The members of Netlify's context that can be told apart from nothing on one machine. */
function localContext(request: Request, ip: string, waitUntil: Context['waitUntil']): Context {
  const url = new URL(request.url);
  return {
    account: { id: 'local' },
    deploy: { context: 'dev', id: 'local', published: false },
    geo: {},
    ip,
    params: {},
    requestId: randomUUID(),
    server: { region: 'local' },
    site: { id: 'local', name: 'local', url: url.origin },
    url,
    waitUntil,
  } as unknown as Context;
}
