import { inflate } from '#host/inflate';
import { BUDGETS } from '../budgets.ts';
import { CheckError } from '../errors.ts';
import { countScans } from './container/jpeg-segments.ts';
import type { PictureHeader } from './decode/picture-header.ts';

const TOO_MUCH =
  'The picture takes too much memory or time to unpack. Save it again as a plain PNG or JPEG, or take a screenshot.';

/** Channels by PNG colour type (PNG, third edition, table 8). */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Channels of a PNG of a colour type. */
export function pngChannels(colour: number): number {
  return CHANNELS[colour] ?? 4;
}

/**
 * Refuses what its header lets through and a decoder would spend too much on. The header was held to the budgets before
 * (readPictureHeader); this looks at what stands behind it.
 * @throws CheckError `too-large` or `undecodable`.
 */
export function holdToBudget(bytes: Buffer, { format, width, height }: PictureHeader): void {
  if (format === 'png') holdPng(bytes, width, height);
  // Every scan of a progressive JPEG goes over the whole picture.
  if (format === 'jpeg' && countScans(bytes) * width * height > BUDGETS.scannedPixels)
    throw new CheckError('too-large', TOO_MUCH);
}

function holdPng(bytes: Buffer, width: number, height: number): void {
  const [depth = 0, colour = 0, , , interlaced = 0] = bytes.subarray(24, 29);
  const row = Math.ceil((width * depth * pngChannels(colour)) / 8) + 1;
  if (row * height > BUDGETS.decodedBytes) throw new CheckError('too-large', TOO_MUCH);
  if (interlaced === 0) return;
  // The decoder unpacks interlaced pixels without a limit. Seven passes add at most a byte a row and pass.
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  }
  try {
    inflate(Buffer.concat(parts), row * height + 16 * (height + 8));
  } catch (cause) {
    throw new CheckError(
      'undecodable',
      'The picture cannot be decoded: the file is damaged or incomplete. Save it again or take a new screenshot.',
      { cause },
    );
  }
}
