import { deflateRawSync, deflateSync } from 'node:zlib';
import { stream, testPdf } from '../../src/coa/testing/pdf.ts';
import { pngChunk } from '../../src/coa/testing/png.ts';
import { randomBytes } from '../../src/coa/testing/random-bytes.ts';
import { type Entry, tiff, tiffPage } from '../../src/coa/testing/tiff.ts';
import {
  bmp,
  claiming,
  following,
  gif,
  greedyCodes,
  HUGE,
  manyScans,
  packedText,
  plain,
  png,
  zeros,
} from './bomb-files.ts';

/** A small file that asks for a lot: memory, time, or belief in what it says about itself. */
export interface Bomb {
  name: string;
  make: () => Buffer | Promise<Buffer>;
}

const text = 'BT /F 12 Tf 60 700 Td (Certificate of Analysis) Tj ET';

/** Three lines of words that stand so far apart that each is a cell of its own. */
const linesOf = (words: number): string =>
  `BT /F 3 Tf ${[40, 44, 48]
    .flatMap((y) => Array.from({ length: words }, (_, at) => `1 0 0 1 ${10 + 10 * at} ${y} Tm (ab) Tj`))
    .join(' ')} ET`;

/** A page of one bit a pixel. */
const ofOneBit =
  (entries: ReturnType<typeof tiffPage>): ReturnType<typeof tiffPage> =>
  (offset, bytes) =>
    entries(offset, bytes).map((entry) => (entry[0] === 258 ? [258, 3, 1] : entry));

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
    name: 'tiff: 8,000 by 8,000 of one colour in one strip',
    make: () => tiff([{ strip: deflateSync(Buffer.alloc(64_000_000)), entries: tiffPage(8_000, 8_000, 8) }]),
  },
  {
    name: 'tiff: a fax of 8,000 by 8,000 of nothing',
    make: () => tiff([{ strip: Buffer.alloc(100), entries: ofOneBit(tiffPage(8_000, 8_000, 4)) }]),
  },
  {
    name: 'tiff: 28,000 by 28,000 of one bit',
    make: () =>
      tiff([
        {
          strip: Buffer.alloc(100),
          entries: ofOneBit(tiffPage(28_000, 28_000, 1)),
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
  {
    name: 'tiff: a fax of 5,000 by 5,000 of nothing',
    make: () => tiff([{ strip: Buffer.alloc(100), entries: ofOneBit(tiffPage(5_000, 5_000, 4)) }]),
  },
  ...[2, 3, 4].map((compression) => ({
    name: `tiff: a fax of 16,000 by 1,500 of noise, compression ${compression}`,
    make: () =>
      tiff([{ strip: Buffer.from(randomBytes(3_000_000)), entries: ofOneBit(tiffPage(16_000, 1_500, compression)) }]),
  })),
  {
    name: 'tiff: strips of one row, each a JPEG of 65,500 rows',
    make: async () =>
      tiff([
        {
          strip: claiming(await plain(16, 16).jpeg().toBuffer(), 16, 65_500),
          entries: (offset, bytes) =>
            tiffPage(16, 1_500, 7)(offset, bytes).map((entry): Entry => (entry[0] === 278 ? [278, 4, 1] : entry)),
        },
      ]),
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
    name: 'pdf: 4,200 words in three lines of 200 inches, on a second page',
    make: () => testPdf({ pages: [text, linesOf(1_400)], size: [14_400, 100] }),
  },
  {
    name: 'pdf: a word of 20,000 brackets, on a second page',
    make: () => testPdf({ pages: [text, `BT /F 1 Tf 10 50 Td (${'\\('.repeat(20_000)}) Tj ET`], size: [14_400, 100] }),
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
