import type { Pixels } from '../prepare/turn-upright.ts';
import { unpackLzw } from './lzw.ts';

const EXTENSION = 0x21;
const GRAPHIC_CONTROL = 0xf9;
const IMAGE = 0x2c;
/** First row and step of the four passes of an interlaced image (GIF89a, appendix E). */
const PASSES = [
  [0, 8],
  [4, 8],
  [2, 4],
  [1, 2],
] as const;

/**
 * Decodes the first frame of a GIF on its canvas (GIF89a); what it leaves free is transparent. The decoder of jimp makes
 * room for whatever a frame claims, and never comes back from codes that refer to themselves.
 * @throws Error where the file is damaged, or the frame does not lie on the canvas.
 */
export function decodeGif(bytes: Buffer): Pixels {
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  const tableOf = (flags: number): number => (flags >= 0x80 ? 3 << ((flags & 7) + 1) : 0);
  let palette = bytes.subarray(13, 13 + tableOf(bytes.readUInt8(10)));
  let transparent = -1;
  let at = 13 + palette.length;
  while (bytes.readUInt8(at) === EXTENSION) {
    if (bytes.readUInt8(at + 1) === GRAPHIC_CONTROL && bytes.readUInt8(at + 2) === 4)
      transparent = bytes.readUInt8(at + 3) & 1 ? bytes.readUInt8(at + 6) : -1;
    at += 2;
    while (bytes.readUInt8(at) !== 0) at += 1 + bytes.readUInt8(at);
    at++;
  }
  if (bytes[at] !== IMAGE) throw new Error('No frame follows.');
  const [left, top, wide, high] = [1, 3, 5, 7].map((offset) => bytes.readUInt16LE(at + offset)) as [
    number,
    number,
    number,
    number,
  ];
  const flags = bytes.readUInt8(at + 9);
  if (left + wide > width || top + high > height) throw new Error('The frame does not lie on its canvas.');
  at += 10;
  if (flags >= 0x80) {
    palette = bytes.subarray(at, at + tableOf(flags));
    at += tableOf(flags);
  }
  const indices = unpack(bytes, at, wide * high);

  const rgba = new Uint8Array(width * height * 4);
  const rows =
    (flags & 0x40) === 0
      ? Array.from({ length: high }, (_, y) => y)
      : PASSES.flatMap(([first, step]) =>
          Array.from({ length: Math.ceil(Math.max(0, high - first) / step) }, (_, i) => first + i * step),
        );
  rows.forEach((y, row) => {
    for (let x = 0; x < wide; x++) {
      const index = indices[row * wide + x]!;
      if (index === transparent) continue;
      const to = ((top + y) * width + left + x) * 4;
      for (let channel = 0; channel < 3; channel++) rgba[to + channel] = palette[index * 3 + channel] ?? 0;
      rgba[to + 3] = 255;
    }
  });
  return { width, height, rgba };
}

/** Unpacks the LZW codes of a frame to just so many indices. */
function unpack(bytes: Buffer, from: number, length: number): Uint8Array {
  const bits = bytes.readUInt8(from);
  if (bits < 1 || bits > 8) throw new Error('The codes have no size there is.');
  const parts: Buffer[] = [];
  for (let at = from + 1; bytes.readUInt8(at) !== 0; at += 1 + bytes[at]!)
    parts.push(bytes.subarray(at + 1, at + 1 + bytes[at]!));
  const indices = unpackLzw(Buffer.concat(parts), { letterBits: bits, lowBitsFirst: true, early: 0 }, length);
  if (indices.length < length) throw new Error('The codes end before the frame does.');
  return indices;
}
