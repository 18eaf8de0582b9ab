import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import compressible from 'compressible';
import fresh from 'fresh';
import mime from 'mime-types';
import Negotiator from 'negotiator';
import parseRange from 'range-parser';
import type { SiteRules } from './site-rules.ts';

/** Files of rules, which Netlify reads and does not serve. */
const RULE_FILES = ['_headers', '_redirects'];

/** What Netlify sets on every file unless a rule says otherwise. */
const DEFAULTS = { 'cache-control': 'public, max-age=0, must-revalidate' };

const ALLOWED = 'GET, HEAD, OPTIONS';

/** Bytes from which a file is worth compressing. */
const WORTH_COMPRESSING = 1_024;

const ENCODERS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
} as const;

type Encoding = keyof typeof ENCODERS;

/**
 * Serves a folder as Netlify serves a published one: index.html of folders, .html left out, headers and redirects by
 * rule, ETag and 304, ranges, Brotli or gzip for text, the 404 page.
 */
export function createStaticHandler(folder: string, rules: SiteRules): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const redirect = rules.redirectFor(pathname);
    if (redirect?.force) return follow(redirect, request, folder, rules, search);
    const file = await findFile(folder, pathname);
    if (file !== null && 'folder' in file)
      return new Response(null, { status: 301, headers: { location: `${pathname.replace(/^\/+/, '/')}/${search}` } });
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

/** Whether a file or a folder with a page answers at a path. */
export async function isPublished(root: string, pathname: string): Promise<boolean> {
  return (await findFile(root, pathname)) !== null;
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
  const type = mime.contentType(path.extname(file) || 'application/octet-stream') || 'application/octet-stream';
  const rest = { ...DEFAULTS, 'content-type': type, 'accept-ranges': 'bytes', ...rules.headersFor(pathname) };
  const mayCompress = body.byteLength >= WORTH_COMPRESSING && compressible(rest['content-type']) === true;
  // A part is a part of the file as it is, so whoever asks for one gets it uncompressed.
  const range = request.method === 'GET' && status === 200 ? request.headers.get('range') : null;
  const encoding = mayCompress && range === null ? preferredEncoding(request) : null;
  const etag = etagOf(body, encoding);
  const headers = { ...rest, etag, ...(mayCompress ? { vary: 'Accept-Encoding' } : {}) };
  if (status === 200 && fresh({ 'if-none-match': request.headers.get('if-none-match') ?? '' }, { etag }))
    return new Response(null, { status: 304, headers });
  const ifRange = request.headers.get('if-range');
  if (range !== null && (ifRange === null || ifRange === etag)) {
    const part = answerRange(range, body, headers);
    if (part !== null) return part;
  }
  const sent = encoding === null ? body : await ENCODERS[encoding](body);
  return new Response(request.method === 'HEAD' ? null : Uint8Array.from(sent), {
    status,
    headers: {
      ...headers,
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
      'content-length': String(sent.byteLength),
    },
  });
}

/** One part of a file (RFC 9110, section 14); null where the whole is to be sent: several parts, or a header that is none. */
function answerRange(range: string, body: Buffer, headers: Record<string, string>): Response | null {
  const size = body.byteLength;
  const parts = parseRange(size, range, { combine: true });
  if (parts === -1)
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  const [part] = parts === -2 || parts.type !== 'bytes' || parts.length > 1 ? [] : parts;
  if (part === undefined) return null;
  return new Response(Uint8Array.from(body.subarray(part.start, part.end + 1)), {
    status: 206,
    headers: {
      ...headers,
      'content-range': `bytes ${part.start}-${part.end}/${size}`,
      'content-length': String(part.end - part.start + 1),
    },
  });
}

/** Brotli where it is accepted at all, as the platform does, else gzip. */
function preferredEncoding(request: Request): Encoding | null {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': request.headers.get('accept-encoding') ?? '' } });
  const accepted = negotiator.encodings(Object.keys(ENCODERS));
  return (Object.keys(ENCODERS) as Encoding[]).find((encoding) => accepted.includes(encoding)) ?? null;
}

/** A compressed file is another one by its bytes, and has a tag of its own. */
function etagOf(body: Buffer, encoding: Encoding | null): string {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 32);
  return `"${hash}${encoding === null ? '' : `-${encoding}`}"`;
}
