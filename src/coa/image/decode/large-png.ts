import { inflateParts } from '#host/inflate';
import { BUDGETS } from '../../budgets.ts';
import { CheckError } from '../../errors.ts';
import { pngChannels } from '../hold-to-budget.ts';
import type { Pixels } from '../prepare/turn-upright.ts';
import type { PictureHeader } from './picture-header.ts';
import { scaleFactor } from './scale-factor.ts';

const PALETTE = 3;
const GREY_ALPHA = 4;
const RGB_ALPHA = 6;

/** What the header of a PNG and its chunks say (PNG, third edition, 11.2 and 11.3). */
interface PngParts {
  depth: number;
  colour: number;
  palette: Buffer;
  /** Alpha of the first entries of the palette. */
  alpha: Buffer;
  packed: Buffer[];
}

/**
 * Decodes a PNG smaller than it is: row by row as they are unpacked, laid on white, each pixel the mean of those it stands
 * for. No more than a few rows are held.
 * @returns the picture, its sides divided by `scaleFactor`.
 * @throws CheckError `too-large` where it is interlaced or unpacks to too much; Error where it is damaged.
 */
export async function decodeLargePng(bytes: Buffer, header: PictureHeader): Promise<Pixels> {
  const parts = readParts(bytes);
  const channels = pngChannels(parts.colour);
  const rowBytes = Math.ceil((header.width * parts.depth * channels) / 8);
  if (bytes.readUInt8(28) !== 0 || (rowBytes + 1) * header.height > BUDGETS.scaledBytes)
    throw new CheckError(
      'too-large',
      `A PNG of this kind may have at most ${BUDGETS.picturePixels / 1e6} million pixels. Save it again as a plain PNG or JPEG with 8 bits a colour, or take a screenshot.`,
    );
  const reduce = reducer(header, scaleFactor(header), parts, channels);
  const step = Math.max(1, (parts.depth * channels) >> 3);
  let [row, above] = [new Uint8Array(rowBytes + 1), new Uint8Array(rowBytes + 1)];
  let [filled, rows] = [0, 0];
  for await (const chunk of inflateParts(parts.packed)) {
    for (let at = 0; at < chunk.length && rows < header.height; ) {
      const taken = Math.min(row.length - filled, chunk.length - at);
      row.set(chunk.subarray(at, at + taken), filled);
      [at, filled] = [at + taken, filled + taken];
      if (filled < row.length) break;
      unfilter(row, above, step);
      reduce.add(row, rows++);
      [row, above, filled] = [above, row, 0];
    }
    if (rows === header.height) break;
  }
  if (rows < header.height) throw new Error('The picture ends before its last row.');
  return reduce.picture;
}

function readParts(bytes: Buffer): PngParts {
  const parts: PngParts = {
    depth: bytes.readUInt8(24),
    colour: bytes.readUInt8(25),
    palette: Buffer.alloc(0),
    alpha: Buffer.alloc(0),
    packed: [],
  };
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const data = bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at));
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'PLTE') parts.palette = data;
    if (type === 'tRNS' && parts.colour === PALETTE) parts.alpha = data;
    if (type === 'IDAT') parts.packed.push(data);
  }
  return parts;
}

/** Undoes the filter of a row (PNG, 9.2); its first byte names the filter. @param step bytes of a pixel. */
function unfilter(row: Uint8Array, above: Uint8Array, step: number): void {
  const filter = row[0]!;
  for (let i = 1; i < row.length; i++) {
    const left = i > step ? row[i - step]! : 0;
    const up = above[i]!;
    if (filter === 1) row[i]! += left;
    else if (filter === 2) row[i]! += up;
    else if (filter === 3) row[i]! += (left + up) >> 1;
    else if (filter === 4) row[i]! += paeth(left, up, i > step ? above[i - step]! : 0);
    else return;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Averages rows into a smaller picture; what does not fill a block at the right or lower edge is dropped. */
function reducer(
  header: PictureHeader,
  factor: number,
  { depth, colour, palette, alpha }: PngParts,
  channels: number,
): { picture: Pixels; add(row: Uint8Array, y: number): void } {
  const [width, height] = [Math.floor(header.width / factor), Math.floor(header.height / factor)];
  const rgba = new Uint8Array(width * height * 4).fill(255);
  const sums = new Uint32Array(width * 3);
  const area = factor * factor;
  const most = 2 ** depth - 1;
  // Of 16 bits the upper eight; fewer than eight are spread over the range, but an index is an index.
  const sample = (row: Uint8Array, index: number): number => {
    if (depth === 8) return row[1 + index]!;
    if (depth === 16) return row[1 + 2 * index]!;
    const bit = index * depth;
    const value = (row[1 + (bit >> 3)]! >> (8 - depth - (bit & 7))) & most;
    return colour === PALETTE ? value : (value * 255) / most;
  };
  const isGrey = channels < 3;
  return {
    picture: { width, height, rgba },
    add(row, y) {
      const line = Math.floor(y / factor);
      if (line >= height) return;
      for (let x = 0; x < width * factor; x++) {
        const at = x * channels;
        const value = sample(row, at);
        const to = ((x / factor) | 0) * 3;
        let [red, green, blue, opacity] = [value, value, value, 255];
        if (colour === PALETTE) {
          red = palette[value * 3] ?? 0;
          green = palette[value * 3 + 1] ?? 0;
          blue = palette[value * 3 + 2] ?? 0;
          opacity = alpha[value] ?? 255;
        } else {
          if (!isGrey) [green, blue] = [sample(row, at + 1), sample(row, at + 2)];
          if (colour === GREY_ALPHA || colour === RGB_ALPHA) opacity = sample(row, at + channels - 1);
        }
        const white = 255 - opacity;
        sums[to]! += (red * opacity) / 255 + white;
        sums[to + 1]! += (green * opacity) / 255 + white;
        sums[to + 2]! += (blue * opacity) / 255 + white;
      }
      if (y % factor < factor - 1) return;
      for (let x = 0; x < width; x++)
        for (let channel = 0; channel < 3; channel++)
          rgba[(line * width + x) * 4 + channel] = sums[x * 3 + channel]! / area;
      sums.fill(0);
    },
  };
}
