import { CheckError } from '../../errors.ts';
import type { Pixels } from '../prepare/turn-upright.ts';
import { releasePixels } from '../release-pixels.ts';
import { firstWebpFrame } from './first-webp-frame.ts';
import type { PictureHeader } from './picture-header.ts';
import { scaleFactor } from './scale-factor.ts';
import { shrinkRows } from './shrink-rows.ts';
import { decodeWebpOnce } from './webassembly-decoders.ts';

/**
 * Decodes a WebP smaller than it is. The decoder has no scaling of its own to offer, so all of it is decoded once and
 * averaged at once, and the decoder with its memory is dropped. A lossless one needs as much again within the decoder.
 * @throws CheckError `too-large` where it is lossless, extended or an animation; Error where it is damaged.
 */
export async function decodeLargeWebp(bytes: Buffer, header: PictureHeader): Promise<Pixels> {
  if (bytes.readUInt32LE(4) + 8 > bytes.length) throw new Error('The file is shorter than it says.');
  if (bytes.toString('latin1', 12, 16) === 'VP8L' || bytes.includes('VP8L') || firstWebpFrame(bytes) !== null)
    throw new CheckError(
      'too-large',
      'A WebP of this kind and size takes too much memory to unpack. Save it as JPEG, or send a smaller copy.',
    );
  const whole = await decodeWebpOnce(bytes);
  const shrinking = shrinkRows(whole, scaleFactor(header));
  shrinking.add(whole.rgba);
  releasePixels(whole.rgba);
  return shrinking.picture;
}
