import { createJimp } from '@jimp/core';
import bmp from '@jimp/js-bmp';
import jpeg from '@jimp/js-jpeg';
import png from '@jimp/js-png';
import { BUDGETS } from '../../budgets.ts';
import { CheckError } from '../../errors.ts';
import { FREQUENCIES } from '../container/jpeg-blocks.ts';
import { endOfJpeg, readLuminanceSteps } from '../container/jpeg-segments.ts';
import { holdToBudget } from '../hold-to-budget.ts';
import { type Pixels, turnUpright } from '../prepare/turn-upright.ts';
import { decodeGif } from './decode-gif.ts';
import { firstWebpFrame, type WebpFrame } from './first-webp-frame.ts';
import { decodeLargeJpeg } from './large-jpeg.ts';
import { decodeLargePng } from './large-png.ts';
import { decodeLargeWebp } from './large-webp.ts';
import { type PictureFormat, type PictureHeader, readPictureHeader } from './picture-header.ts';
import { scaleFactor } from './scale-factor.ts';
import { decodeTiff } from './tiff/decode-tiff.ts';
import { decodeJpeg, decodeWebp } from './webassembly-decoders.ts';

/** A decoded picture, upright. */
export interface Picture {
  /** Of the file it came from; `pdf` for a page of one, as rendered. */
  format: PictureFormat | 'pdf';
  width: number;
  height: number;
  /** Four bytes a pixel: red, green, blue, alpha; transparent pixels are laid on white. */
  rgba: Uint8Array;
  /**
   * Steps by which the file rounds the frequencies of its brightness, 64 of them row by row from the lowest: those of a JPEG,
   * else ones. Null where the pixels are not those that the file stores: scaled, turned, or a page of a PDF.
   */
  steps: readonly number[] | null;
}

/** Megabytes the JPEG decoder in JavaScript may take: it needs 24 bytes a pixel of four colours. */
const JPEG_MEGABYTES = 300;

const Decoder = createJimp({ formats: [bmp, jpeg, png] });

/**
 * Decodes the first frame of a picture and turns it by its EXIF orientation.
 * @param maxBytes of the file.
 * @throws CheckError `unsupported-type`, `too-large` or `undecodable`.
 */
export async function decodePicture(bytes: Uint8Array, maxBytes: number = BUDGETS.pictureBytes): Promise<Picture> {
  const header = readPictureHeader(bytes, maxBytes);
  let pixels: Pixels;
  try {
    pixels = await decode(bytes, header);
  } catch (cause) {
    if (cause instanceof CheckError) throw cause;
    throw new CheckError(
      'undecodable',
      'The picture cannot be decoded: the file is damaged or incomplete. Save it again or take a new screenshot.',
      { cause },
    );
  }
  const { width, height, rgba } = pixels;
  if (rgba.length !== width * height * 4) {
    throw new CheckError(
      'undecodable',
      'The picture cannot be decoded: it holds fewer pixels than it says. Save it again or take a new screenshot.',
    );
  }
  layOnWhite(rgba);
  const isAsStored = scaleFactor(header) === 1 && header.orientation === 1;
  return { format: header.format, width, height, rgba, steps: isAsStored ? stepsOf(bytes, header) : null };
}

/** The steps by which a file rounds its brightness; ones of a format that does not round it in such blocks. */
function stepsOf(bytes: Uint8Array, { format }: PictureHeader): number[] | null {
  return format === 'jpeg'
    ? readLuminanceSteps(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    : new Array<number>(FREQUENCIES).fill(1);
}

/** JPEG and WebP by WebAssembly; the rest, and the rarer kinds of JPEG (CMYK), by jimp, which turns by EXIF itself. */
async function decode(bytes: Uint8Array, header: PictureHeader): Promise<Pixels> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (scaleFactor(header) > 1) return decodeLarge(buffer, header);
  holdToBudget(buffer, header);
  if (header.format === 'webp') {
    // libwebp fills up what a file cut short does not hold; the RIFF header says how long it should be.
    if (buffer.readUInt32LE(4) + 8 > bytes.length) throw new Error('The file is shorter than it says.');
    const frame = firstWebpFrame(buffer);
    return frame === null ? decodeWebp(bytes) : onCanvas(await decodeWebp(frame.still), frame, header);
  }
  if (header.format === 'gif') return decodeGif(buffer);
  if (header.format === 'tiff') return decodeTiff(buffer);
  // mozjpeg fills up likewise: a file without its end is left to the decoder that refuses it.
  if (header.format === 'jpeg' && endOfJpeg(buffer) !== null) {
    const pixels = await decodeJpeg(bytes).catch(() => null);
    if (pixels !== null) return turnUpright(pixels, header.orientation);
  }
  const image = await Decoder.fromBuffer(buffer, {
    'image/jpeg': {
      maxResolutionInMP: BUDGETS.picturePixels / 1e6,
      maxMemoryUsageInMB: JPEG_MEGABYTES,
      tolerantDecoding: false,
    },
  }).catch((cause: unknown) => {
    if (!/maxMemoryUsageInMB/.test(String(cause))) throw cause;
    throw new CheckError(
      'too-large',
      'A JPEG of this kind may have at most 8 million pixels. Save it again in RGB, or take a screenshot.',
      { cause },
    );
  });
  const { width, height, data } = image.bitmap;
  return { width, height, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
}

/** Decodes a picture of too many pixels to hold as they are; the header let none through that cannot be made smaller. */
async function decodeLarge(buffer: Buffer, header: PictureHeader): Promise<Pixels> {
  if (header.format === 'png') return decodeLargePng(buffer, header);
  if (header.format === 'webp') return decodeLargeWebp(buffer, header);
  if (header.format === 'tiff') return decodeTiff(buffer);
  // PDFium fills up a file without its end.
  if (endOfJpeg(buffer) === null) throw new Error('The file is shorter than it should be.');
  return decodeLargeJpeg(buffer, header);
}

/** The first frame where it lies on the canvas of an animation; what it leaves free is transparent. */
function onCanvas(frame: Pixels, { left, top }: WebpFrame, { width, height }: PictureHeader): Pixels {
  if (left === 0 && top === 0 && frame.width === width && frame.height === height) return frame;
  if (left + frame.width > width || top + frame.height > height)
    throw new Error('The frame does not lie on its canvas.');
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < frame.height; y++)
    rgba.set(frame.rgba.subarray(y * frame.width * 4, (y + 1) * frame.width * 4), ((top + y) * width + left) * 4);
  return { width, height, rgba };
}

function layOnWhite(rgba: Uint8Array): void {
  for (let i = 3; i < rgba.length; i += 4) {
    const alpha = rgba[i]!;
    if (alpha === 255) continue;
    for (let channel = i - 3; channel < i; channel++)
      rgba[channel] = Math.round((rgba[channel]! * alpha + 255 * (255 - alpha)) / 255);
    rgba[i] = 255;
  }
}
