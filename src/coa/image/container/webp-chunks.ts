import type { Blocks } from './blocks.ts';

const HEADER = 12;
/** Chunks that hold a picture: a still one, or one of an animation. */
const FRAMES = /^(VP8 |VP8L|ANMF)$/;

/** Walks the chunks of a WebP (RFC 9649, 2.3): Content Credentials, its frames, and where the picture ends. */
export function readWebpChunks(bytes: Buffer): Blocks {
  if (bytes.length < HEADER) return { texts: [], credentials: null, frames: 1, end: null };
  const end = 8 + bytes.readUInt32LE(4);
  let credentials: Buffer | null = null;
  let frames = 0;
  for (let at = HEADER; at + 8 <= Math.min(end, bytes.length); ) {
    const length = bytes.readUInt32LE(at + 4);
    const type = bytes.toString('latin1', at, at + 4);
    if (FRAMES.test(type)) frames++;
    if (type === 'C2PA') credentials = bytes.subarray(at + 8, at + 8 + length);
    at += 8 + length + (length % 2);
  }
  return { texts: [], credentials, frames, end: end <= bytes.length ? end : null };
}
