import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import mime from 'mime-types';
import type { SiteRules } from './site-rules.ts';

/** Files of rules, which Netlify reads and does not serve. */
const RULE_FILES = ['_headers', '_redirects'];

/** What Netlify sets on every file unless a rule says otherwise. */
const DEFAULTS = { 'cache-control': 'public, max-age=0, must-revalidate' };

const ALLOWED = 'GET, HEAD, OPTIONS';

/**
 * Serves a folder as Netlify serves a published one: index.html of folders, .html left out, headers and redirects by
 * rule, ETag and 304, the 404 page.
 */
export function createStaticHandler(folder: string, rules: SiteRules): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const redirect = rules.redirectFor(pathname);
    if (redirect?.force) return follow(redirect, request, folder, rules, search);
    const file = await findFile(folder, pathname);
    if (file !== null && 'folder' in file)
      return new Response(null, { status: 301, headers: { location: `${pathname}/${search}` } });
    if (file !== null) return answerFile(file.path, 200, pathname, request, rules);
    if (redirect !== null) return follow(redirect, request, folder, rules, search);
    const notFound = path.join(folder, '404.html');
    return (await isFile(notFound))
      ? answerFile(notFound, 404, pathname, request, rules)
      : new Response('Not found\n', { status: 404 });
  };
}

async function follow(
  redirect: { to: string; status: number },
  request: Request,
  folder: string,
  rules: SiteRules,
  search: string,
): Promise<Response> {
  if (redirect.status >= 300 && redirect.status < 400) {
    const location = redirect.to.includes('?') ? redirect.to : `${redirect.to}${search}`;
    return new Response(null, { status: redirect.status, headers: { location } });
  }
  const file = await findFile(folder, redirect.to);
  if (file === null || 'folder' in file) return new Response('Not found\n', { status: 404 });
  return answerFile(file.path, redirect.status, new URL(request.url).pathname, request, rules);
}

/** The file behind a path; `folder` when the path lacks the slash that its index.html needs. */
async function findFile(root: string, pathname: string): Promise<{ path: string } | { folder: true } | null> {
  const relative = decode(pathname);
  if (relative === null) return null;
  const base = path.join(root, relative);
  if (base !== root && !base.startsWith(root + path.sep)) return null;
  if (RULE_FILES.includes(path.relative(root, base))) return null;
  if (relative.endsWith('/'))
    return (await isFile(path.join(base, 'index.html'))) ? { path: path.join(base, 'index.html') } : null;
  if (await isFile(base)) return { path: base };
  if (await isFile(`${base}.html`)) return { path: `${base}.html` };
  return (await isFile(path.join(base, 'index.html'))) ? { folder: true } : null;
}

function decode(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}

async function isFile(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ?? false;
}

async function answerFile(
  file: string,
  status: number,
  pathname: string,
  request: Request,
  rules: SiteRules,
): Promise<Response> {
  if (request.method === 'OPTIONS')
    return new Response(null, { status: 204, headers: { allow: ALLOWED, ...rules.headersFor(pathname) } });
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: ALLOWED } });
  const body = await readFile(file);
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`;
  const type = mime.contentType(path.extname(file) || 'application/octet-stream') || 'application/octet-stream';
  const headers = { ...DEFAULTS, 'content-type': type, etag, ...rules.headersFor(pathname) };
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (status === 200 && known.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: { ...headers, 'content-length': String(body.byteLength) },
  });
}
