// The service worker of the check page: it keeps the page for when there is no network. It sees nothing of a certificate,
// which the page never sends; and nothing of other pages, which lie outside its folder.
import { PAGE_CACHE, PARTS_CACHE } from './manifest.ts';
import type { OfflineFiles } from './offline-files.ts';

/** Put in by scripts/build/device/write-device-files.ts. */
declare const OFFLINE_FILES: OfflineFiles;

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const { version, page, files, pdfium } = OFFLINE_FILES;
const CACHE = `${PAGE_CACHE}${version}`;
const kept = new Set(files);

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache, which may hold the page as it was before.
  await cache.addAll([new Request(page, { cache: 'reload' }), ...files]);
  await scope.skipWaiting();
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PAGE_CACHE) && name !== CACHE) await caches.delete(name);
  await scope.clients.claim();
}

/** The page as it is now; as it was kept where there is no network. */
async function answerPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    const found = await (await caches.open(CACHE)).match(page);
    if (found === undefined) throw cause;
    return found;
  }
}

async function answerFile(request: Request): Promise<Response> {
  return (await (await caches.open(CACHE)).match(request, { ignoreSearch: true })) ?? fetch(request);
}

/** PDFium for the page that shows a PDF: the checker's own copy, so that it is not loaded and kept twice. */
async function answerPdfium(request: Request): Promise<Response> {
  const found = await (await caches.open(PARTS_CACHE)).match(pdfium.part);
  if (!found?.body) return fetch(request);
  return new Response(found.body.pipeThrough(new DecompressionStream('gzip')), {
    headers: { 'Content-Type': 'application/wasm' },
  });
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (pathname === page) event.respondWith(answerPage(request));
  else if (pathname === pdfium.asset) event.respondWith(answerPdfium(request));
  else if (kept.has(pathname)) event.respondWith(answerFile(request));
});
