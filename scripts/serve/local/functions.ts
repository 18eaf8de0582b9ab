import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';
import { pathPattern } from './path-pattern.ts';

type Handler = (request: Request, context: Context) => Promise<Response>;

/** What of a function's `config` says which requests it gets. */
interface RouteConfig {
  path: string | string[];
  excludedPath?: string | string[];
  preferStatic?: boolean;
}

interface Route {
  handler: Handler;
  fits: (pathname: string) => boolean;
  prefersFiles: boolean;
}

/** The functions of a project, called in this process. */
export interface LocalFunctions {
  names: string[];
  /**
   * Calls the function one of whose paths fits what the request asks for; null when there is none.
   *
   * @param ip of the socket: what a proxy's headers claim does not count.
   * @param isFileThere whether a file has that address: functions that say so (`preferStatic`) leave it the answer.
   */
  call(request: Request, ip: string, isFileThere: boolean): Promise<Response> | null;
  /** Waits for work that outlasts its request. */
  settle(): Promise<void>;
}

/** Imports every function of a folder; each exports a handler and `config.path`, as Netlify Functions v2 do. */
export async function loadFunctions(folder: string): Promise<LocalFunctions> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const routes: Route[] = [];
  for (const name of names) {
    const module = (await import(pathToFileURL(path.join(folder, name, 'index.ts')).href)) as {
      default: Handler;
      config: RouteConfig;
    };
    routes.push({ handler: module.default, ...routeOf(module.config) });
  }
  const outlasting = new Set<Promise<unknown>>();
  const waitUntil = (work: Promise<unknown>) => {
    const settled = work.catch(() => undefined).finally(() => outlasting.delete(settled));
    outlasting.add(settled);
  };
  return {
    names,
    call(request, ip, isFileThere) {
      const { pathname } = new URL(request.url);
      const route = routes.find(({ fits, prefersFiles }) => fits(pathname) && !(prefersFiles && isFileThere));
      return route?.handler(request, localContext(request, ip, waitUntil)) ?? null;
    },
    settle: async () => void (await Promise.all(outlasting)),
  };
}

function routeOf({ path: paths, excludedPath = [], preferStatic = false }: RouteConfig): Omit<Route, 'handler'> {
  const [own, others] = [paths, excludedPath].map((list) => [list].flat().map(pathPattern)) as [RegExp[], RegExp[]];
  return {
    fits: (pathname) => own.some((path) => path.test(pathname)) && !others.some((path) => path.test(pathname)),
    prefersFiles: preferStatic,
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
