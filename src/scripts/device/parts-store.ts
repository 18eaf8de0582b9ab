import { PART_NAMES, type PartName } from '../../coa/host/browser/parts.ts';
import { sha256Of } from '../../coa/records/sha256.ts';
import { type DeviceFile, type DeviceManifest, MANIFEST, PARTS_CACHE } from './manifest.ts';
import type { CoreSettings } from './messages.ts';

const UNREACHABLE = 'The checker could not be loaded. Check your connection and try again.';
const DAMAGED = 'Part of the checker did not arrive as it was published, so it was discarded. Try again.';

const NOT_LOADED = 'The checker was not fully loaded. Choose “Check on this device” again, or use the service.';

/** Told how much of the checker is here, in bytes. */
export type OnBytes = (here: number, whole: number) => void;

/** What this visit goes by: asked for once, so that no check asks for anything. */
let ofThisVisit: Promise<DeviceManifest> | null = null;

/**
 * Loads the checker: what this browser keeps already, if it is as published, and the rest from this site. What is no
 * longer part of it is forgotten. Without a network, what is kept is used as it is.
 * @throws Error with words for a person when a part cannot be had.
 */
export async function loadParts(onBytes: OnBytes, signal?: AbortSignal): Promise<CoreSettings> {
  const packed = await packedParts(onBytes, signal);
  const part = (name: PartName | 'data'): [string, ArrayBuffer] => {
    const found = packed.get(name);
    if (found === undefined) throw new Error(UNREACHABLE);
    return [name, found];
  };
  return Object.fromEntries([...PART_NAMES, 'data' as const].map(part)) as CoreSettings;
}

/** Brings what this browser keeps of the checker up to date. @throws Error as `loadParts` does. */
export async function updateParts(): Promise<void> {
  await packedParts(() => undefined);
}

async function packedParts(onBytes: OnBytes, signal?: AbortSignal): Promise<Map<string, ArrayBuffer>> {
  const cache = await openCache();
  ofThisVisit ??= loadManifest(cache);
  const manifest = await ofThisVisit.catch((cause: unknown) => {
    ofThisVisit = null;
    throw cause;
  });
  const { files } = manifest;
  const whole = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let here = 0;
  const count = (bytes: number): void => {
    here += bytes;
    onBytes(here, whole);
  };
  const packed = new Map<string, ArrayBuffer>();
  for (const file of files) packed.set(file.name, await packedOf(file, cache, count, signal));
  // Only now: until all of a newer checker is here, the one that is kept stays whole.
  await cache?.put(MANIFEST, Response.json(manifest)).catch(() => undefined);
  await forgetOthers(cache, files);
  return packed;
}

/** Removes the checker from this browser. */
export async function removeParts(): Promise<void> {
  ofThisVisit = null;
  await caches.delete(PARTS_CACHE).catch(() => false);
}

/** Null where the browser gives a site no cache: then everything is loaded anew each time. */
function openCache(): Promise<Cache | null> {
  return caches.open(PARTS_CACHE).catch(() => null);
}

async function loadManifest(cache: Cache | null): Promise<DeviceManifest> {
  const answer = await fetch(MANIFEST, { cache: 'no-cache' }).catch(() => null);
  if (answer?.ok) return (await answer.json()) as DeviceManifest;
  const kept = await cache?.match(MANIFEST);
  if (kept === undefined) throw new Error(UNREACHABLE);
  return (await kept.json()) as DeviceManifest;
}

/** A packed file whose SHA-256 is the published one. */
async function packedOf(
  file: DeviceFile,
  cache: Cache | null,
  count: (bytes: number) => void,
  signal: AbortSignal | undefined,
): Promise<ArrayBuffer> {
  const kept = await (await cache?.match(file.path))?.arrayBuffer();
  if (kept !== undefined && (await isPublished(kept, file))) {
    count(file.bytes);
    return kept;
  }
  const fetched = await download(file, count, signal);
  if (!(await isPublished(fetched, file))) {
    await cache?.delete(file.path);
    throw new Error(DAMAGED);
  }
  // Where there is no room to keep it, it is used all the same.
  await cache?.put(file.path, new Response(fetched)).catch(() => undefined);
  return fetched;
}

async function download(
  { path, bytes }: DeviceFile,
  count: (bytes: number) => void,
  signal: AbortSignal | undefined,
): Promise<ArrayBuffer> {
  const whole = new Uint8Array(bytes);
  let filled = 0;
  try {
    const answer = await fetch(path, signal === undefined ? {} : { signal });
    if (!answer.ok || answer.body === null) throw new Error(UNREACHABLE);
    const reader = answer.body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      whole.set(next.value, filled);
      filled += next.value.length;
      count(next.value.length);
    }
  } catch (cause) {
    if (signal?.aborted) throw new Error(NOT_LOADED, { cause });
    // More than was published does not fit.
    throw new Error(cause instanceof RangeError ? DAMAGED : UNREACHABLE, { cause });
  }
  return whole.buffer;
}

async function isPublished(bytes: ArrayBuffer, { sha256 }: DeviceFile): Promise<boolean> {
  return (await sha256Of(bytes)) === sha256;
}

async function forgetOthers(cache: Cache | null, files: readonly DeviceFile[]): Promise<void> {
  if (cache === null) return;
  const wanted = new Set([MANIFEST, ...files.map(({ path }) => path)]);
  for (const request of await cache.keys()) if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
}
