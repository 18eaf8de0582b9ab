import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import * as inNode from '../node/inflate.ts';
import * as inBrowser from './inflate.ts';

/** Bytes that pack to a third, longer than a chunk of either. */
const plain = Uint8Array.from({ length: 700_000 }, (_, i) => (i * 31 + (i >> 7)) % 11);
const packed = deflateSync(plain);

async function collected(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of parts) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe.each([
  ['Node', inNode],
  ['the browser', inBrowser],
])('in %s', (_name, { inflate, inflateParts }) => {
  test('unpacks, and leaves out what follows the end', async () => {
    expect(Buffer.compare(inflate(packed, plain.length), plain)).toBe(0);
    expect(inflate(Buffer.concat([packed, Buffer.from('behind')]), plain.length)).toHaveLength(plain.length);
    const parts = [packed.subarray(0, 7), new Uint8Array(0), packed.subarray(7, 900), packed.subarray(900)];
    expect(Buffer.compare(await collected(inflateParts(parts)), plain)).toBe(0);
  });

  test('refuses what unpacks to more, breaks off, is damaged or packed otherwise', async () => {
    expect(() => inflate(packed, plain.length - 1)).toThrow();
    expect(() => inflate(packed.subarray(0, -5), plain.length)).toThrow();
    expect(() => inflate(Buffer.from(packed).fill(0xff, 300, 340), plain.length)).toThrow();
    expect(() => inflate(new Uint8Array(0), 10)).toThrow();
    expect(() => inflate(Buffer.from('1f8b0800000000000003030000000000000000', 'hex'), 10)).toThrow();
    await expect(collected(inflateParts([packed.subarray(0, 500)]))).rejects.toThrow();
  });
});
