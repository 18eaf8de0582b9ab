import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Entry, tiff, tiffPage } from '../../../testing/tiff.ts';
import { decodePicture } from '../decode-picture.ts';

const WIDTH = 90;
const HEIGHT = 70;
const noise = () =>
  sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  });
const raw = await noise().removeAlpha().raw().toBuffer();
const picture = () => sharp(raw, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });

describe('a TIFF is decoded pixel by pixel', () => {
  test.each(
    (['none', 'lzw', 'deflate', 'packbits'] as const).flatMap((compression) =>
      (['none', 'horizontal'] as const).map((predictor) => ({ compression, predictor })),
    ),
  )('$compression, predictor $predictor', async ({ compression, predictor }) => {
    const { rgba } = await decodePicture(await picture().tiff({ compression, predictor }).toBuffer());
    const rgb = Buffer.from(rgba.filter((_, index) => index % 4 !== 3));
    expect(rgb.equals(raw)).toBe(true);
  });

  test('of one colour, so that codes are longest', async () => {
    const flat = await sharp({ create: { width: 600, height: 500, channels: 3, background: '#204060' } })
      .tiff({ compression: 'lzw', predictor: 'none' })
      .toBuffer();
    const { rgba } = await decodePicture(flat);
    expect([...rgba.subarray(-4)]).toEqual([0x20, 0x40, 0x60, 255]);
  });
});

test('of several pages the first is read, whatever the others claim', async () => {
  const frames = await Promise.all(
    ['#d01010', '#10b010'].map((background) =>
      sharp({ create: { width: 20, height: 12, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const { rgba, width, height } = await decodePicture(
    await sharp(frames, { join: { animated: true } })
      .tiff({ compression: 'lzw' })
      .toBuffer(),
  );
  expect([width, height, ...rgba.subarray(0, 3)]).toEqual([20, 12, 0xd0, 0x10, 0x10]);
});

/** Rows of a picture of `width` by 60 with lines across and down, black on white: one byte a pixel. */
function lines(width: number): Buffer {
  return Buffer.from(
    Array.from({ length: width * 60 }, (_, at) => ((at % width) % 13 < 3 || Math.floor(at / width) % 9 < 2 ? 0 : 255)),
  );
}
/** The first of the four bytes of each pixel. */
const reds = (rgba: Uint8Array): Buffer => Buffer.from(rgba.filter((_, index) => index % 4 === 0));

describe('tiles', () => {
  test.each(
    (['none', 'lzw', 'deflate'] as const).flatMap((compression) =>
      (['none', 'horizontal'] as const).map((predictor) => ({ compression, predictor })),
    ),
  )('$compression, predictor $predictor, that reach beyond the page', async (kind) => {
    const bytes = await picture()
      .tiff({ ...kind, tile: true, tileWidth: 32, tileHeight: 48 })
      .toBuffer();
    const { rgba } = await decodePicture(bytes);
    expect(Buffer.from(rgba.filter((_, index) => index % 4 !== 3)).equals(raw)).toBe(true);
  });

  test('of JPEG and of fax data', async () => {
    const tile = { tile: true, tileWidth: 32, tileHeight: 32 } as const;
    await expectAsSharpSees(
      await picture()
        .tiff({ compression: 'jpeg', quality: 90, ...tile })
        .toBuffer(),
    );
    const drawn = sharp(lines(90), { raw: { width: 90, height: 60, channels: 1 } }).toColourspace('b-w');
    const { rgba } = await decodePicture(
      await drawn.tiff({ compression: 'ccittfax4', bitdepth: 1, ...tile }).toBuffer(),
    );
    expect(reds(rgba).equals(lines(90))).toBe(true);
  });
});

/** Holds a decoded picture to what libtiff, behind sharp, makes of it; decoders of JPEG may differ by a little. */
async function expectAsSharpSees(bytes: Buffer): Promise<void> {
  const [found, wanted] = [
    await decodePicture(bytes),
    await sharp(bytes).autoOrient().toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true }),
  ];
  expect([found.width, found.height]).toEqual([wanted.info.width, wanted.info.height]);
  const rgb = found.rgba.filter((_, index) => index % 4 !== 3);
  const furthest = rgb.reduce((most, value, at) => Math.max(most, Math.abs(value - wanted.data[at]!)), 0);
  expect(furthest).toBeLessThan(12);
}

test.each([
  ['colours as YCbCr', () => picture().tiff({ compression: 'jpeg', quality: 80 })],
  ['colours as RGB', () => picture().tiff({ compression: 'jpeg', quality: 95 })],
  ['grey', () => picture().greyscale().toColourspace('b-w').tiff({ compression: 'jpeg', quality: 90 })],
] as const)('JPEG inside, of %s', async (_, save) => {
  await expectAsSharpSees(await save().toBuffer());
});

test('it is turned by its orientation', async () => {
  const bytes = await picture().withMetadata({ orientation: 6 }).tiff({ compression: 'lzw' }).toBuffer();
  expect(await decodePicture(bytes)).toMatchObject({ width: HEIGHT, height: WIDTH });
  await expectAsSharpSees(bytes);
});

describe('a fax is decoded pixel by pixel', () => {
  test.each([false, true])('group 4, black is zero: %s', async (isBlackZero) => {
    const drawn = sharp(lines(200), { raw: { width: 200, height: 60, channels: 1 } }).toColourspace('b-w');
    const bytes = await drawn.tiff({ compression: 'ccittfax4', bitdepth: 1, miniswhite: !isBlackZero }).toBuffer();
    const { rgba } = await decodePicture(bytes);
    expect(reds(rgba).equals(lines(200))).toBe(true);
  });

  // T.4, tables 2 and 3: eight white pixels, eight black ones, the end of a line, "where the row above has it".
  const [WHITE, BLACK, END, SAME] = ['10011', '000101', '000000000001', '1'];
  const fax = (bits: string, compression: number, more: readonly Entry[] = []) =>
    tiff([
      {
        strip: Buffer.from((bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))),
        entries: (offset, bytes) => [
          ...tiffPage(
            16,
            3,
            compression,
          )(offset, bytes).map(
            ([tag, ...rest]): Entry => (tag === 258 ? [258, 3, 1] : tag === 262 ? [262, 3, 0] : [tag, ...rest]),
          ),
          ...more,
        ],
      },
    ]);
  const row = WHITE + BLACK;
  const kinds: readonly (readonly [string, Buffer])[] = [
    ['rows on whole bytes', fax(`${row}00000`.repeat(3), 2)],
    ['group 3, each row by itself', fax(END + (row + END).repeat(3), 3)],
    [
      'group 3, rows by the one above',
      fax(`${END}1${row}${END}0${SAME}${SAME}${END}0${SAME}${SAME}${END}1`, 3, [[292, 4, 1]]),
    ],
    ['group 3, the first pixel the lowest bit', turned(fax(END + (row + END).repeat(3), 3, [[266, 3, 2]]))],
  ];
  test.each(kinds)('%s', async (_, bytes) => {
    const { rgba, width, height } = await decodePicture(bytes);
    expect([width, height]).toEqual([16, 3]);
    expect([...reds(rgba)]).toEqual([0, 1, 2].flatMap(() => [...Array(8).fill(255), ...Array(8).fill(0)]));
  });

  /** Turns the bits of the strip, which stands between the head and the directory. */
  function turned(file: Buffer): Buffer {
    for (let at = 8; at < file.readUInt32LE(4); at++)
      file[at] = Number.parseInt([...file[at]!.toString(2).padStart(8, '0')].reverse().join(''), 2);
    return file;
  }
});

const jpeg = await picture().jpeg().toBuffer();
const grey = await picture().greyscale().jpeg().toBuffer();
const inks = await picture().toColourspace('cmyk').tiff({ compression: 'jpeg' }).toBuffer();

describe('refused is', () => {
  const claims = (width: number, height: number, strip: Buffer, compression = 7) =>
    tiff([{ strip, entries: tiffPage(width, height, compression) }]);
  const tiled = (count: number, size: number, page: number): Buffer =>
    tiff([
      {
        strip: grey,
        entries: (offset, bytes) => [
          ...tiffPage(page, page, 7)(0, 0).filter(([tag]) => ![273, 278, 279].includes(tag)),
          [322, 3, size],
          [323, 3, size],
          [324, 4, ...Array<number>(count).fill(offset)],
          [325, 4, ...Array<number>(count).fill(bytes)],
        ],
      },
    ]);
  /** Rows of 16 pixels, each of which claims the same bytes. */
  const sharing = (rows: number, strip: Buffer, compression: number): Buffer =>
    tiff([
      {
        strip,
        entries: (offset, bytes) => [
          ...tiffPage(16, rows, compression)(0, 0).filter(([tag]) => ![258, 273, 278, 279].includes(tag)),
          [258, 3, compression < 5 ? 1 : 8],
          [273, 4, ...Array<number>(rows).fill(offset)],
          [278, 4, 1],
          [279, 4, ...Array<number>(rows).fill(bytes)],
        ],
      },
    ]);
  const withoutStrips = (): Buffer =>
    tiff([
      {
        strip: Buffer.alloc(0),
        entries: () => [
          [256, 3, 16],
          [257, 3, 16],
          [258, 3, 8],
          [262, 3, 1],
        ],
      },
    ]);

  /** image-size believes the last of two widths, we the first. */
  const noSize = (): Buffer =>
    tiff([{ strip: Buffer.alloc(4), entries: (offset, bytes) => [[256, 4, 0], ...tiffPage(2, 2, 7)(offset, bytes)] }]);

  test.each([
    ['JPEG of inks', inks, 'undecodable', 'Save the picture as PNG or JPEG'],
    ['JPEG of the older kind', claims(WIDTH, HEIGHT, jpeg, 6), 'undecodable', 'Save the picture as PNG or JPEG'],
    ['fax data of eight bits', claims(16, 3, Buffer.alloc(9), 4), 'undecodable', 'Save the picture as PNG or JPEG'],
    ['a JPEG of another size than its place', claims(WIDTH - 1, HEIGHT, grey), 'undecodable', 'damaged'],
    ['a JPEG that breaks off', claims(WIDTH, HEIGHT, grey.subarray(0, -40)), 'undecodable', 'damaged'],
    ['a page of 10,000 JPEGs', tiled(10_000, 16, 1_600), 'too-large', 'Save it again as a plain PNG or JPEG'],
    ['a tile as large as a wall on a small page', tiled(1, 16_000, 16), 'too-large', 'Save it as PNG or JPEG'],
    ['a page of no size whose second has one', noSize(), 'undecodable', 'damaged'],
    ['tiles that do not make a page', tiled(3, 16, 32), 'undecodable', 'damaged'],
    ['a page without strips', withoutStrips(), 'undecodable', 'damaged'],
    [
      'LZW of which every row is the whole file',
      sharing(50, Buffer.alloc(1_000_000), 5),
      'too-large',
      'Save it as PNG',
    ],
    [
      'a fax of which every row is the whole file',
      sharing(50, Buffer.alloc(1_000_000), 4),
      'too-large',
      'Save it as PNG',
    ],
  ])('%s', async (_, bytes, kind, words) => {
    await expect(decodePicture(bytes)).rejects.toMatchObject({ kind, message: expect.stringContaining(words) });
  });

  test('one of more pixels than any, before anything is unpacked', async () => {
    await expect(decodePicture(claims(9_000, 8_000, grey))).rejects.toMatchObject({
      kind: 'too-large',
      message: expect.stringContaining('the limit is 66 million pixels'),
    });
  });

  test.each([
    ['LZW', 5, Buffer.alloc(1_000)],
    ['deflate', 8, deflateSync(Buffer.alloc(1_000))],
    ['JPEG', 7, grey],
  ])('a small file of %s that claims 35 million pixels and holds few', async (_, compression, strip) => {
    await expect(decodePicture(claims(4_960, 7_016, strip, compression))).rejects.toMatchObject({
      kind: 'undecodable',
    });
  });
});

describe('a scan of 600 dpi is made smaller as it is decoded', async () => {
  // US letter, the smallest sheet that has more than 25 million pixels at 600 dpi.
  const [width, height] = [5_100, 6_600];
  const RED = [0xc0, 0x20, 0x20];
  /** A sheet with a dark block in its upper left quarter and a red one from the middle to the lower edge. */
  const sheet = await sharp({ create: { width, height, channels: 3, background: '#f0f0f0' } })
    .composite([
      { input: { create: { width: 2_550, height: 3_300, channels: 3, background: '#101010' } }, left: 0, top: 0 },
      {
        input: { create: { width: 2_550, height: 3_300, channels: 3, background: '#c02020' } },
        left: 2_550,
        top: 3_300,
      },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  const scan = () => sharp(sheet, { raw: { width, height, channels: 3 } });
  const grey = () => scan().greyscale().toColourspace('b-w');
  /** The sheet in one strip, packed already; samples of eight bits. */
  const oneStrip = (strip: Buffer, compression: number, photometric = 2) => ({
    toBuffer: async () =>
      tiff([
        {
          strip,
          entries: (offset, bytes) =>
            tiffPage(
              width,
              height,
              compression,
            )(offset, bytes).map(
              ([tag, ...rest]): Entry =>
                tag === 262 ? [262, 3, photometric] : tag === 277 ? [277, 3, 3] : [tag, ...rest],
            ),
        },
      ]),
  });
  const TIME_TO_PACK = 60_000;

  test.each([
    ['RGB, LZW', () => scan().tiff({ compression: 'lzw', predictor: 'horizontal' }), RED],
    ['RGB, deflate', () => scan().tiff({ compression: 'deflate', predictor: 'none' }), RED],
    ['RGB, deflate in one strip', async () => oneStrip(deflateSync(sheet, { level: 1 }), 8), RED],
    ['grey, PackBits', () => grey().tiff({ compression: 'packbits' }), null],
    ['RGB, in tiles', () => scan().tiff({ compression: 'deflate', tile: true, tileWidth: 512, tileHeight: 512 }), RED],
    ['RGB, JPEG inside', () => scan().tiff({ compression: 'jpeg', quality: 90 }), RED],
    ['RGB, JPEG in one strip', async () => oneStrip(await scan().jpeg({ quality: 90 }).toBuffer(), 7, 6), RED],
    ['grey', () => grey().tiff({ compression: 'lzw' }), null],
    ['one bit, a fax', () => grey().threshold(160).tiff({ compression: 'ccittfax4', bitdepth: 1 }), null],
    [
      'one bit, deflate',
      () => grey().threshold(160).tiff({ compression: 'deflate', predictor: 'none', bitdepth: 1 }),
      null,
    ],
  ])(
    '%s',
    async (_, save, red) => {
      const picture = await decodePicture(await (await save()).toBuffer());
      expect([picture.width, picture.height, picture.steps]).toEqual([width / 2, height / 2, null]);
      const at = (x: number, y: number) => [
        ...picture.rgba.subarray((y * picture.width + x) * 4, (y * picture.width + x) * 4 + 4),
      ];
      for (const y of [2, 800, 1_600]) expect(at(40, y).every((value, i) => value < 32 || i === 3)).toBe(true);
      for (const y of [2, 1_000, 3_297]) expect(at(y < 1_650 ? 2_500 : 40, y).every((value) => value > 224)).toBe(true);
      if (red === null) return;
      for (const [channel, value] of red.entries())
        expect(Math.abs(at(2_500, 3_297)[channel]! - value)).toBeLessThan(8);
    },
    TIME_TO_PACK,
  );
});
