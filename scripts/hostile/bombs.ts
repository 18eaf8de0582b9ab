import { deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { stream, testPdf } from '../../src/coa/testing/pdf.ts';
import { pngChunk } from '../../src/coa/testing/png.ts';

/** A small file that asks for a lot: memory, time, or belief in what it says about itself. */
export interface Bomb {
  name: string;
  make: () => Buffer | Promise<Buffer>;
}

/** Bytes that packed data unpacks to. */
const HUGE = 1 << 28;

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const zeros = (bytes: number, level = 9): Buffer => deflateSync(Buffer.alloc(bytes), { level });

function png(
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
const packedText = (bytes: number): Buffer =>
  pngChunk('zTXt', Buffer.concat([Buffer.from('Software\0\0'), deflateSync(Buffer.alloc(bytes, 65))]));

function gif(canvas: readonly [number, number], frame: readonly [number, number], codes: Buffer): Buffer {
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
function greedyCodes(bytes: number): Buffer {
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

type Entry = readonly [tag: number, type: 3 | 4, ...values: number[]];

/** A little-endian TIFF; `strips` stand behind the header, one page each. */
function tiff(pages: readonly { strip: Buffer; entries: (offset: number, bytes: number) => Entry[] }[]): Buffer {
  const parts: Buffer[] = [Buffer.from('49492a0000000000', 'hex')];
  let at = 8;
  let link = 4;
  for (const { strip, entries } of pages) {
    const padded = Buffer.concat([strip, Buffer.alloc(strip.length % 2)]);
    const list = entries(at, strip.length);
    const ifd = Buffer.alloc(2 + list.length * 12 + 4);
    ifd.writeUInt16LE(list.length, 0);
    list.forEach(([tag, type, value = 0], index) => {
      ifd.writeUInt16LE(tag, 2 + index * 12);
      ifd.writeUInt16LE(type, 4 + index * 12);
      ifd.writeUInt32LE(1, 6 + index * 12);
      ifd.writeUInt32LE(value, 10 + index * 12);
    });
    parts.push(padded, ifd);
    const whole = Buffer.concat(parts);
    whole.writeUInt32LE(at + padded.length, link);
    parts.splice(0, parts.length, whole);
    link = at + padded.length + ifd.length - 4;
    at += padded.length + ifd.length;
  }
  return parts[0]!;
}

/** Makes a TIFF's last page its own successor. */
function following(file: Buffer): Buffer {
  file.writeUInt32LE(file.readUInt32LE(4), file.length - 4);
  return file;
}

const tiffPage =
  (width: number, height: number, compression: number) =>
  (offset: number, bytes: number): Entry[] => [
    [256, 4, width],
    [257, 4, height],
    [258, 3, 8],
    [259, 3, compression],
    [262, 3, 1],
    [273, 4, offset],
    [277, 3, 1],
    [278, 4, height],
    [279, 4, bytes],
  ];

function bmp(width: number, height: number, compression = 0, data = Buffer.alloc(64)): Buffer {
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

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false });

/** Sets the size that a JPEG's frame header tells. */
function claiming(jpeg: Buffer, width: number, height: number): Buffer {
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
function manyScans(jpeg: Buffer, times: number): Buffer {
  const from = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(from, jpeg.length - 2);
  return Buffer.concat([jpeg.subarray(0, from), ...Array.from({ length: times }, () => scan), jpeg.subarray(-2)]);
}

const text = 'BT /F 12 Tf 60 700 Td (Certificate of Analysis) Tj ET';

/** Every format's worst, as far as we could think of it: made when asked for, the same on every machine. */
export const BOMBS: readonly Bomb[] = [
  { name: 'png: header of 30,000 by 30,000', make: () => png(30_000, 30_000, zeros(1_000)) },
  { name: 'png: header of 4,294,967,295 by 1', make: () => png(0xffffffff, 1, zeros(1_000)) },
  { name: 'png: 5,000 by 5,000 of one colour', make: () => png(5_000, 5_000, zeros(5_000 * 5_001)) },
  {
    name: 'png: 5,000 by 5,000, 16 bits, alpha',
    make: () => png(5_000, 5_000, zeros(5_000 * 40_001, 6), { depth: 16, colour: 6 }),
  },
  {
    name: 'png: 3,500 by 3,500, 16 bits, alpha',
    make: () => png(3_500, 3_500, zeros(3_500 * 28_001, 6), { depth: 16, colour: 6 }),
  },
  { name: 'png: 16,000 by 16', make: () => png(16_000, 16, zeros(16 * 16_001)) },
  { name: 'png: pixels that unpack to 256 MB', make: () => png(100, 100, zeros(HUGE, 6)) },
  {
    name: 'png: interlaced pixels that unpack to 256 MB',
    make: () => png(100, 100, zeros(HUGE, 6), { interlaced: true }),
  },
  {
    name: 'png: texts that unpack to 256 MB',
    make: () => png(40, 40, zeros(40 * 41), { before: [packedText(HUGE), packedText(HUGE)] }),
  },
  {
    name: 'png: 40,000 chunks of text',
    make: () =>
      png(40, 40, zeros(40 * 41), { before: Array.from({ length: 40_000 }, () => pngChunk('tEXt', 'Comment\0x')) }),
  },
  {
    name: 'png: a colour profile that unpacks to 256 MB',
    make: () =>
      png(40, 40, zeros(40 * 41), {
        before: [pngChunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), zeros(HUGE, 6)]))],
      }),
  },
  {
    name: 'jpeg: header of 65,500 by 65,500',
    make: async () => claiming(await plain(16, 16).jpeg().toBuffer(), 65_500, 65_500),
  },
  {
    name: 'jpeg: 5,000 by 5,000 claimed by a file of 16 by 16',
    make: async () => claiming(await plain(16, 16).jpeg().toBuffer(), 5_000, 5_000),
  },
  {
    name: 'jpeg: 5,000 by 5,000, progressive',
    make: () => plain(5_000, 5_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  },
  { name: 'jpeg: 5,000 by 5,000, CMYK', make: () => plain(5_000, 5_000).toColourspace('cmyk').jpeg().toBuffer() },
  { name: 'jpeg: 3,100 by 3,100, CMYK', make: () => plain(3_100, 3_100).toColourspace('cmyk').jpeg().toBuffer() },
  {
    name: 'jpeg: 2,000 scans of 4,000 by 4,000',
    make: async () =>
      manyScans(await plain(4_000, 4_000).jpeg({ progressive: true }).toBuffer(), 2_000).subarray(0, 4_400_000),
  },
  {
    name: 'jpeg: 200 scans of 3,000 by 3,000',
    make: async () => manyScans(await plain(3_000, 3_000).jpeg({ progressive: true }).toBuffer(), 200),
  },
  {
    name: 'gif: a frame of 65,535 by 65,535 on a canvas of 10 by 10',
    make: () => gif([10, 10], [65_535, 65_535], greedyCodes(3_000_000)),
  },
  { name: 'gif: 5,000 by 5,000 of nothing', make: () => gif([5_000, 5_000], [5_000, 5_000], Buffer.alloc(100)) },
  { name: 'gif: a canvas of 65,535 by 65,535', make: () => gif([65_535, 65_535], [1, 1], Buffer.alloc(4)) },
  { name: 'gif: a frame beside its canvas', make: () => gif([20, 20], [21, 20], greedyCodes(400)) },
  {
    name: 'tiff: a strip that unpacks to 256 MB',
    make: () => tiff([{ strip: deflateSync(Buffer.alloc(HUGE), { level: 6 }), entries: tiffPage(100, 100, 8) }]),
  },
  {
    name: 'tiff: a second page of 60,000 by 60,000',
    make: () =>
      tiff([
        { strip: Buffer.alloc(100), entries: tiffPage(10, 10, 1) },
        { strip: deflateSync(Buffer.alloc(1_000)), entries: tiffPage(60_000, 60_000, 8) },
      ]),
  },
  {
    name: 'tiff: 5,000 by 5,000 of nothing',
    make: () => tiff([{ strip: Buffer.alloc(100), entries: tiffPage(5_000, 5_000, 1) }]),
  },
  {
    name: 'tiff: 28,000 by 28,000 of one bit',
    make: () =>
      tiff([
        {
          strip: Buffer.alloc(100),
          entries: (offset, bytes) =>
            tiffPage(
              28_000,
              28_000,
              1,
            )(offset, bytes).map((entry) => (entry[0] === 258 ? ([258, 3, 1] as const) : entry)),
        },
      ]),
  },
  {
    name: 'tiff: a page that follows itself',
    make: () => following(tiff([{ strip: Buffer.alloc(100), entries: tiffPage(10, 10, 1) }])),
  },
  {
    name: 'tiff: a strip that is a JPEG of 65,500 by 65,500',
    make: async () =>
      tiff([{ strip: claiming(await plain(16, 16).jpeg().toBuffer(), 65_500, 65_500), entries: tiffPage(16, 16, 7) }]),
  },
  { name: 'bmp: header of 60,000 by 60,000', make: () => bmp(60_000, 60_000) },
  { name: 'bmp: 5,000 by 5,000 of nothing', make: () => bmp(5_000, 5_000) },
  { name: 'bmp: the least height there is', make: () => bmp(10, -2147483648) },
  { name: 'bmp: 5,000 by 5,000 run-length encoded, of nothing', make: () => bmp(5_000, 5_000, 1) },
  { name: 'webp: 5,000 by 5,000 of one colour', make: () => plain(5_000, 5_000).webp({ effort: 0 }).toBuffer() },
  { name: 'webp: 16,383 by 16,383', make: () => plain(16_383, 16_383).webp({ lossless: true, effort: 0 }).toBuffer() },
  {
    name: 'pdf: a page of 200 inches in each direction',
    make: () => testPdf({ pages: [text], size: [14_400, 14_400] }),
  },
  { name: 'pdf: a page of a million inches', make: () => testPdf({ pages: [text], size: [72_000_000, 72_000_000] }) },
  {
    name: 'pdf: contents that unpack to 256 MB',
    make: () =>
      testPdf({ pages: [text], page: '/Contents 6 0 R', objects: [stream(zeros(HUGE, 6), '/Filter /FlateDecode')] }),
  },
  {
    name: 'pdf: contents packed three times over',
    make: () =>
      testPdf({
        pages: [text],
        page: '/Contents 6 0 R',
        objects: [stream(deflateSync(deflateSync(zeros(HUGE, 6))), '/Filter [/FlateDecode /FlateDecode /FlateDecode]')],
      }),
  },
  {
    name: 'pdf: 300,000 words drawn over each other',
    make: () => testPdf({ pages: [`BT /F 6 Tf 60 700 Td ${'(Purity) Tj '.repeat(300_000)} ET`] }),
  },
  {
    name: 'pdf: a form that draws itself',
    make: () =>
      testPdf({
        pages: ['/X Do'],
        resources: '/XObject << /X 6 0 R >>',
        objects: [
          stream(
            '/X Do /X Do',
            '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /X 6 0 R >> >>',
          ),
        ],
      }),
  },
  {
    name: 'pdf: forms that draw each other two to the twentieth times',
    make: () =>
      testPdf({
        pages: ['/X6 Do'],
        resources: '/XObject << /X6 6 0 R >>',
        objects: Array.from({ length: 20 }, (_, i) =>
          stream(
            i === 19 ? '0 0 10 10 re f' : `/X${i + 7} Do /X${i + 7} Do`,
            `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /X${i + 7} ${i + 7} 0 R >> >>`,
          ),
        ),
      }),
  },
  {
    name: 'pdf: a page tree that is its own child',
    make: () =>
      Buffer.from(
        testPdf({ pages: [text] })
          .toString('latin1')
          .replace(/\/Kids \[\d+ 0 R\]/, '/Kids [2 0 R]'),
        'latin1',
      ),
  },
  { name: 'deflate: bare data', make: () => deflateRawSync(Buffer.alloc(1_000)) },
];
