import { createJimp } from '@jimp/core';
import bmp from '@jimp/js-bmp';
import gif from '@jimp/js-gif';
import jpeg from '@jimp/js-jpeg';
import png from '@jimp/js-png';
import tiff from '@jimp/js-tiff';
import webp from '@jimp/wasm-webp';
import { BUDGETS } from '../budgets.ts';
import { CheckError } from '../errors.ts';
import { readPictureHeader, type PictureFormat } from './picture-header.ts';

/** A decoded picture, upright. */
export interface Picture {
  format: PictureFormat;
  width: number;
  height: number;
  /** Four bytes a pixel: red, green, blue, alpha; transparent pixels are laid on white. */
  rgba: Uint8Array;
}

const Decoder = createJimp({ formats: [bmp, gif, jpeg, png, tiff, webp] });

/**
 * Decodes the first frame of a picture and turns it by its EXIF orientation.
 * @throws CheckError `unsupported-type`, `too-large` or `undecodable`.
 */
export async function decodePicture(bytes: Uint8Array): Promise<Picture> {
  const header = readPictureHeader(bytes);
  let bitmap: { width: number; height: number; data: Uint8Array };
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const image = await Decoder.fromBuffer(buffer, {
      'image/jpeg': { maxResolutionInMP: BUDGETS.picturePixels / 1e6, maxMemoryUsageInMB: 900, tolerantDecoding: false },
    });
    bitmap = image.bitmap;
  } catch (cause) {
    throw new CheckError('undecodable', 'The picture cannot be decoded: the file is damaged or incomplete. Save it again or take a new screenshot.', { cause });
  }
  const rgba = new Uint8Array(bitmap.data.buffer, bitmap.data.byteOffset, bitmap.data.byteLength);
  if (rgba.length !== bitmap.width * bitmap.height * 4) {
    throw new CheckError('undecodable', 'The picture cannot be decoded: it holds fewer pixels than it says. Save it again or take a new screenshot.');
  }
  layOnWhite(rgba);
  return { format: header.format, width: bitmap.width, height: bitmap.height, rgba };
}

function layOnWhite(rgba: Uint8Array): void {
  for (let i = 3; i < rgba.length; i += 4) {
    const alpha = rgba[i]!;
    if (alpha === 255) continue;
    for (let channel = i - 3; channel < i; channel++) rgba[channel] = Math.round((rgba[channel]! * alpha + 255 * (255 - alpha)) / 255);
    rgba[i] = 255;
  }
}
