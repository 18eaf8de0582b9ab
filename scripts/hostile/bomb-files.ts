import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pngChunk } from '../../src/coa/testing/png.ts';

/** Bytes that packed data unpacks to. */
export const HUGE = 1 << 28;

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** So many bytes of nothing, packed as PNG and PDF pack theirs. @param level effort of packing, 1 (fast) to 9 (smallest). */
export const zeros = (bytes: number, level = 9): Buffer => deflateSync(Buffer.alloc(bytes), { level });

/**
 * A PNG whose header tells a size in pixels, whatever its packed data unpack to: `depth` bits a channel, `colour` 0 for grey or 6 for
 * colour with transparency, and the chunks `before` in front of the data.
 */
export function png(
  width: number,
  height: number,
  data: Buffer,
  { depth = 8, colour = 0, interlaced = false, before = [] as Buffer[] } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    ...before,
    pngChunk('IDAT', data),
    pngChunk('IEND', ''),
  ]);
}

/** A compressed text chunk that unpacks to `bytes` letters. */
export const packedText = (bytes: number): Buffer =>
  pngChunk('zTXt', Buffer.concat([Buffer.from('Software\0\0'), deflateSync(Buffer.alloc(bytes, 65))]));

/** A black GIF of one frame, whatever its LZW codes, of three bits at first, unpack to; canvas and frame are width and height, pixels. */
export function gif(canvas: readonly [number, number], frame: readonly [number, number], codes: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.write('GIF89a');
  head.writeUInt16LE(canvas[0], 6);
  head.writeUInt16LE(canvas[1], 8);
  head[10] = 0x80;
  const image = Buffer.alloc(11);
  image[0] = 0x2c;
  image.writeUInt16LE(frame[0], 5);
  image.writeUInt16LE(frame[1], 7);
  image[10] = 2;
  const blocks: Buffer[] = [];
  for (let at = 0; at < codes.length; at += 255)
    blocks.push(Buffer.from([Math.min(255, codes.length - at)]), codes.subarray(at, at + 255));
  return Buffer.concat([
    head,
    Buffer.alloc(6),
    image.subarray(0, 10),
    Buffer.from([0]),
    Buffer.from([2]),
    ...blocks,
    Buffer.from([0, 0x3b]),
  ]);
}

/** LZW codes that unpack to more and more of one colour: clear, then every new code as soon as it exists. */
export function greedyCodes(bytes: number): Buffer {
  const out = Buffer.alloc(bytes);
  let bit = 0;
  const put = (code: number, size: number): void => {
    for (let i = 0; i < size && bit < bytes * 8; i++, bit++) if ((code >> i) & 1) out[bit >> 3]! |= 1 << (bit & 7);
  };
  let size = 3;
  put(4, size);
  put(0, size);
  for (let next = 6; bit < (bytes - 2) * 8; next++) {
    put(next, size);
    if (next === (1 << size) - 1 && size < 12) size++;
    if (next === 4094) {
      put(4, 12);
      size = 3;
      put(0, size);
      next = 5;
    }
  }
  return out;
}

/** Makes a TIFF's last page its own successor. */
export function following(file: Buffer): Buffer {
  file.writeUInt32LE(file.readUInt32LE(4), file.length - 4);
  return file;
}

/** A BMP whose header tells a size in pixels, whatever data follow. @param compression 0 for 24 bits a pixel, 1 for runs of 8 bits a pixel. */
export function bmp(width: number, height: number, compression = 0, data = Buffer.alloc(64)): Buffer {
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54 + data.length, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(compression === 1 ? 8 : 24, 28);
  head.writeUInt32LE(compression, 30);
  return Buffer.concat([head, data]);
}

/** A white picture of so many pixels, however many, to be written in any format. */
export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false });

/** Sets the size that a JPEG's frame header tells. */
export function claiming(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  for (let at = 2; at + 9 < copy.length; at += 2 + copy.readUInt16BE(at + 2)) {
    if (copy[at] !== 0xff || copy[at + 1] === 0xda) break;
    if ([0xc0, 0xc1, 0xc2].includes(copy[at + 1]!)) {
      copy.writeUInt16BE(height, at + 5);
      copy.writeUInt16BE(width, at + 7);
    }
  }
  return copy;
}

/** A progressive JPEG whose last scan is repeated. */
export function manyScans(jpeg: Buffer, times: number): Buffer {
  const from = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(from, jpeg.length - 2);
  return Buffer.concat([jpeg.subarray(0, from), ...Array.from({ length: times }, () => scan), jpeg.subarray(-2)]);
}
