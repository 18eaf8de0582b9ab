import { Buffer } from 'buffer/';
import { Inflate } from 'pako';

/** Bytes that are unpacked at once. */
const CHUNK_BYTES = 1 << 16;

/** zlib's own format with its largest window; without this, pako would take gzip as well. */
const ZLIB_WINDOW = 15;
/** Z_SYNC_FLUSH: whatever is unpacked so far is handed out. */
const FLUSH = 2;

/**
 * Unpacks part after part; what follows the end of the data is left out.
 * @throws Error where it is damaged or breaks off.
 */
function* unpack(parts: readonly Uint8Array[]): Generator<Uint8Array> {
  const stream = new Inflate({ chunkSize: CHUNK_BYTES, windowBits: ZLIB_WINDOW });
  const chunks: Uint8Array[] = [];
  stream.onData = (chunk) => void chunks.push(chunk);
  for (const part of parts) {
    // By pieces, so that what unpacks to too much is noticed while it is little.
    for (let at = 0; at < part.length && !stream.ended; at += CHUNK_BYTES) {
      stream.push(part.subarray(at, at + CHUNK_BYTES), FLUSH);
      yield* chunks.splice(0);
      if (stream.err !== 0) throw new Error(stream.msg || 'The packed data is damaged.');
    }
  }
  if (!stream.ended) throw new Error('The packed data breaks off.');
}

/**
 * Unpacks data in zlib's format (RFC 1950); what follows its end is left out.
 * @throws Error where it is damaged, breaks off, or unpacks to more than `most` bytes.
 */
export function inflate(packed: Uint8Array, most: number): Buffer {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (const chunk of unpack([packed])) {
    bytes += chunk.length;
    if (bytes > most) throw new RangeError('The packed data unpacks to too much.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Unpacks data that stands in several parts, piece by piece. @throws Error where it is damaged or breaks off. */
export async function* inflateParts(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* unpack(parts);
}
