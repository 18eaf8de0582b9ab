import { crc32 } from 'node:zlib';
import type { Random } from '../certificates/random.ts';

const EXTREMES = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];

type Mutation = (bytes: Buffer, random: Random, other: Buffer) => Buffer;

const somewhere = (bytes: Buffer, random: Random): number =>
  random.chance(0.5) ? random.whole(0, Math.min(64, bytes.length - 1)) : random.whole(0, bytes.length - 1);

const truncate: Mutation = (bytes, random) => bytes.subarray(0, random.whole(0, bytes.length - 1));
const flipBits: Mutation = (bytes, random) => {
  for (let n = random.whole(1, random.chance(0.2) ? 200 : 8); n > 0; n--)
    bytes[somewhere(bytes, random)]! ^= 1 << random.whole(0, 7);
  return bytes;
};
/** A number, wherever one may stand, becomes an extreme. */
const lie: Mutation = (bytes, random) => {
  const value = random.pick(EXTREMES);
  const at = Math.min(somewhere(bytes, random), bytes.length - 4);
  if (at < 0) return bytes;
  const write = random.pick(['writeUInt32LE', 'writeUInt32BE', 'writeUInt16LE', 'writeUInt16BE'] as const);
  bytes[write](write.includes('16') ? value & 0xffff : value, at);
  return bytes;
};
const overwrite: Mutation = (bytes, random) => {
  const at = somewhere(bytes, random);
  return bytes.fill(
    random.pick([0, 0xff, 0x41, random.whole(0, 255)]),
    at,
    Math.min(bytes.length, at + random.whole(1, 400)),
  );
};
const remove: Mutation = (bytes, random) => {
  const at = somewhere(bytes, random);
  return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + random.whole(1, 200))]);
};
const repeat: Mutation = (bytes, random) => {
  const at = somewhere(bytes, random);
  const part = bytes.subarray(at, at + random.whole(1, 300));
  return Buffer.concat([
    bytes.subarray(0, at),
    ...Array.from({ length: random.whole(2, 40) }, () => part),
    bytes.subarray(at),
  ]);
};
/** Two files in one: a polyglot, or one cut into the other. */
const splice: Mutation = (bytes, random, other) => {
  const at = random.chance(0.4) ? bytes.length : somewhere(bytes, random);
  return Buffer.concat([bytes.subarray(0, at), other, random.chance(0.5) ? bytes.subarray(at) : Buffer.alloc(0)]);
};
const leadWith: Mutation = (bytes, random) =>
  Buffer.concat([
    Buffer.from(
      random.pick([
        '%PDF-1.7\n',
        'GIF89a',
        '\x89PNG\r\n\x1a\n',
        '\xff\xd8\xff',
        'BM',
        'II*\0',
        'RIFF\0\0\0\0WEBP',
        '\0',
        '<svg>',
      ]),
      'latin1',
    ),
    bytes,
  ]);

const MUTATIONS: readonly Mutation[] = [
  truncate,
  flipBits,
  flipBits,
  lie,
  lie,
  lie,
  overwrite,
  remove,
  repeat,
  splice,
  leadWith,
];

/** A file changed in one to three ways; a PNG often with its check sums made right again, so that more than they is tested. */
export function mutate(file: Buffer, random: Random, other: Buffer): Buffer {
  let bytes: Buffer = Buffer.from(file);
  for (let n = random.whole(1, 3); n > 0 && bytes.length > 0; n--)
    bytes = Buffer.from(random.pick(MUTATIONS)(bytes, random, other));
  return random.chance(0.7) ? withRightSums(bytes) : bytes;
}

function withRightSums(bytes: Buffer): Buffer {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return bytes;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (at + 12 + length > bytes.length) break;
    bytes.writeUInt32BE(crc32(bytes.subarray(at + 4, at + 8 + length)), at + 8 + length);
    at += 12 + length;
  }
  return bytes;
}
