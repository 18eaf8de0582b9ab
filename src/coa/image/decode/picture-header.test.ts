import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { blank } from '../../../../tests/support/drawn-page.ts';
import { BUDGETS } from '../../budgets.ts';
import { CheckError, type CheckFailure } from '../../errors.ts';
import { formatByMagic, readPictureHeader } from './picture-header.ts';

const plain = () => sharp({ create: { width: 31, height: 17, channels: 3, background: '#c04020' } });
const FILES = {
  png: () => plain().png().toBuffer(),
  jpeg: () => plain().jpeg().toBuffer(),
  webp: () => plain().webp().toBuffer(),
  gif: () => plain().gif().toBuffer(),
  tiff: () => plain().tiff().toBuffer(),
  bmp: () => blank(31, 17).getBuffer('image/bmp'),
};

function failure(bytes: Uint8Array): { kind: CheckFailure; message: string } {
  try {
    readPictureHeader(bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(CheckError);
    return error as CheckError;
  }
  throw new Error('Expected a refusal.');
}

/** The first bytes of a PNG that says it is this large. */
function pngHeader(width: number, height: number): Buffer {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452000000000000000008020000000000000000000000', 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

test.each(Object.entries(FILES))('%s: format and size', async (format, make) => {
  const bytes = await make();
  expect(formatByMagic(bytes)).toBe(format);
  expect(readPictureHeader(bytes)).toEqual({ format, width: 31, height: 17, orientation: 1 });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('EXIF orientation %d', async (orientation) => {
  const bytes = await plain().jpeg().withMetadata({ orientation }).toBuffer();
  expect(readPictureHeader(bytes)).toMatchObject({ width: 31, height: 17, orientation });
});

test('a big-endian TIFF is told by its first bytes', () => {
  expect(formatByMagic(Buffer.from('4d4d002a00000008', 'hex'))).toBe('tiff');
});

describe('refuses', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('Certificate of Analysis')],
    ['markup', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')],
    ['a document', Buffer.from('%PDF-1.7\n')],
    ['a program', Buffer.from('7f454c46020101', 'hex')],
  ])('%s as another type', (_, bytes) => {
    expect(failure(bytes)).toMatchObject({
      kind: 'unsupported-type',
      message: expect.stringMatching(/PNG, JPEG, WebP, GIF, BMP.* TIFF/),
    });
  });

  test.each([
    [30_000, 30_000],
    [BUDGETS.pictureSide + 1, 1],
    [1, BUDGETS.pictureSide + 1],
    [9_000, 8_000],
    [4_294_967_295, 4_294_967_295],
  ])('a picture that says it is %d × %d pixels, before decoding it', (width, height) => {
    const refused = failure(pngHeader(width, height));
    expect(refused.kind).toBe('too-large');
    expect(refused.message).toContain(`${BUDGETS.scaledPixels / 1e6} million`);
  });

  test('a file of too many bytes', () => {
    expect(failure(Buffer.concat([pngHeader(10, 10), Buffer.alloc(BUDGETS.pictureBytes)]))).toMatchObject({
      kind: 'too-large',
      message: expect.stringContaining(String(BUDGETS.pictureBytes)),
    });
  });

  test.each([
    ['a PNG without its header', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a PNG of no width', pngHeader(0, 10)],
    ['a JPEG that ends at once', Buffer.from('ffd8ffe0', 'hex')],
    ['words that begin like a bitmap', Buffer.from('BMW')],
    ['a GIF that ends at once', Buffer.from('GIF89a')],
    ['a TIFF without a directory', Buffer.from('49492a00ffffffff', 'hex')],
    ['a WebP mark without a file', Buffer.from('00000000ffffffff57454250', 'hex')],
  ])('%s as damaged', (_, bytes) => {
    expect(failure(bytes).kind).toBe('undecodable');
  });
});

test.each([
  ['AVIF', 'avif', ['mif1', 'avif', 'miaf'], 'an AVIF picture'],
  ['AVIF with a general main brand', 'mif1', ['mif1', 'avif'], 'an AVIF picture'],
  ['HEIC', 'heic', ['mif1', 'heic'], 'a HEIC photo'],
  ['HEIF', 'mif1', ['mif1'], 'a HEIC photo'],
])('%s is named, with how to convert it', (_name, main, compatible, words) => {
  const box = Buffer.concat([Buffer.from(`ftyp${main}`), Buffer.alloc(4), Buffer.from(compatible.join(''))]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(box.length + 4);
  const file = Buffer.concat([size, box, Buffer.alloc(100)]);
  expect(() => readPictureHeader(file)).toThrow(expect.objectContaining({ kind: 'unsupported-type' }));
  expect(() => readPictureHeader(file)).toThrow(new RegExp(`${words}.*JPEG`));
});

test('a film, and a box cut short, are no pictures that we name', () => {
  const film = Buffer.concat([Buffer.from('00000014', 'hex'), Buffer.from('ftypisom'), Buffer.alloc(40)]);
  expect(() => readPictureHeader(film)).toThrow('not a picture we can read');
  expect(() => readPictureHeader(Buffer.from('000000ff6674', 'hex'))).toThrow('not a picture we can read');
  expect(() => readPictureHeader(Buffer.from('66', 'hex'))).toThrow('not a picture we can read');
});
