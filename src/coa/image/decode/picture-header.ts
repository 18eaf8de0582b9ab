import { imageSize } from 'image-size';
import { BUDGETS } from '../../budgets.ts';
import { CheckError } from '../../errors.ts';

/** The formats of pictures that are decoded; a PDF is none of them. */
export const PICTURE_FORMATS = ['png', 'jpeg', 'webp', 'gif', 'bmp', 'tiff'] as const;
/** One of them. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** What the first bytes of a picture say, before anything is decoded. */
export interface PictureHeader {
  format: PictureFormat;
  /** Pixels as stored, before any turn. */
  width: number;
  height: number;
  /** EXIF orientation, 1 to 8; 1 where none is given. */
  orientation: number;
}

const FORMAT_OF: Readonly<Record<string, PictureFormat>> = {
  png: 'png',
  jpg: 'jpeg',
  webp: 'webp',
  gif: 'gif',
  bmp: 'bmp',
  tiff: 'tiff',
};

/** Leading bytes by which a format is told; a file's name or declared type is never believed. */
const MAGIC: readonly (readonly [PictureFormat, readonly number[], number])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 0],
  ['jpeg', [0xff, 0xd8, 0xff], 0],
  ['gif', [0x47, 0x49, 0x46, 0x38], 0],
  ['bmp', [0x42, 0x4d], 0],
  ['tiff', [0x49, 0x49, 0x2a, 0x00], 0],
  ['tiff', [0x4d, 0x4d, 0x00, 0x2a], 0],
  ['webp', [0x57, 0x45, 0x42, 0x50], 8],
];

/** The format that the leading bytes name, or null. */
export function formatByMagic(bytes: Uint8Array): PictureFormat | null {
  for (const [format, magic, offset] of MAGIC) {
    if (magic.every((value, index) => bytes[offset + index] === value)) return format;
  }
  return null;
}

/** Brands of ISO media files (ISO/IEC 14496-12, "ftyp") that phones and browsers save pictures as. */
const UNREAD_BRANDS: readonly (readonly [name: string, brands: RegExp])[] = [
  ['an AVIF picture', /^(avif|avis|avio)$/],
  ['a HEIC photo', /^(hei[cxms]|hev[cmxs]|mif[12]|msf1)$/],
];

/** What a picture is that cannot be read, where that is known; its main brand counts before those it is compatible with. */
function nameOfUnread(bytes: Uint8Array): string | null {
  const text = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (text.slice(4, 8) !== 'ftyp') return null;
  const length = Math.min(64, Buffer.from(bytes.subarray(0, 4)).readUInt32BE());
  const brands = [text.slice(8, 12), ...(text.slice(16, length).match(/.{4}/gs) ?? [])];
  // "mif1" alone says no more than that it is a picture; AVIF files list it too.
  return UNREAD_BRANDS.find(([, known]) => brands.some((brand) => known.test(brand)))?.[0] ?? null;
}

/**
 * Reads a picture's header and holds it against the budgets, so that nothing huge is ever decoded.
 * @param maxBytes of the file.
 * @throws CheckError `unsupported-type`, `undecodable` or `too-large`.
 */
export function readPictureHeader(bytes: Uint8Array, maxBytes: number = BUDGETS.pictureBytes): PictureHeader {
  const format = formatByMagic(bytes);
  if (format === null) {
    const name = nameOfUnread(bytes);
    throw new CheckError(
      'unsupported-type',
      name === null
        ? 'This is not a picture we can read. Send a PNG, JPEG, WebP, GIF, BMP, TIFF or PDF file.'
        : `This is ${name}, which we cannot read. Open it, save or export it as JPEG, or take a screenshot of it, and send that.`,
    );
  }
  if (bytes.length > maxBytes) {
    throw new CheckError(
      'too-large',
      `The picture has ${bytes.length} bytes; the limit is ${maxBytes}. Send a smaller copy.`,
    );
  }
  let size: ReturnType<typeof imageSize>;
  try {
    // A copy, since the parser reads on past the end of a view into whatever else its buffer holds.
    size = imageSize(new Uint8Array(bytes));
  } catch (cause) {
    throw new CheckError(
      'undecodable',
      'The picture is damaged: its header cannot be read. Save it again or take a new screenshot.',
      { cause },
    );
  }
  const { width, height } = size;
  if (FORMAT_OF[size.type ?? ''] !== format || !(width >= 1) || !(height >= 1)) {
    throw new CheckError(
      'undecodable',
      'The picture is damaged: its header contradicts itself. Save it again or take a new screenshot.',
    );
  }
  const isScaled = BUDGETS.scaledFormats.some((scaled) => scaled === format);
  const most = isScaled ? BUDGETS.scaledPixels : BUDGETS.picturePixels;
  if (width > BUDGETS.pictureSide || height > BUDGETS.pictureSide || width * height > most) {
    throw new CheckError(
      'too-large',
      `The picture is ${width} × ${height} pixels; the limit is ${most / 1e6} million pixels and ${BUDGETS.pictureSide} on a side. ${isScaled ? 'Send a smaller copy.' : `Send a smaller copy, or save it as PNG or JPEG, which may have ${BUDGETS.scaledPixels / 1e6} million pixels.`}`,
    );
  }
  return { format, width, height, orientation: size.orientation ?? 1 };
}
