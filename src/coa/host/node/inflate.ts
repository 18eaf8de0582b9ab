import { createInflate, inflateSync } from 'node:zlib';

/** Bytes that are unpacked at once. */
const CHUNK_BYTES = 1 << 18;

/**
 * Unpacks data in zlib's format (RFC 1950); what follows its end is left out.
 * @throws Error where it is damaged, breaks off, or unpacks to more than `most` bytes.
 */
export function inflate(packed: Uint8Array, most: number): Buffer {
  return inflateSync(packed, { maxOutputLength: most });
}

/** Unpacks data that stands in several parts, piece by piece. @throws Error where it is damaged or breaks off. */
export async function* inflateParts(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  const stream = createInflate({ chunkSize: CHUNK_BYTES });
  for (const part of parts) stream.write(part);
  stream.end();
  yield* stream as AsyncIterable<Buffer>;
}
