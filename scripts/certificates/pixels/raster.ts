import sharp, { type Sharp } from 'sharp';
import type { Box } from '../print/in-page.ts';
import type { Random } from '../random.ts';

/** A picture in memory: three bytes (red, green, blue) a pixel, row by row. */
export interface Raster {
  width: number;
  height: number;
  data: Buffer;
}

/** Decodes PNG, JPEG or WebP. */
export async function decode(bytes: Buffer): Promise<Raster> {
  return fromSharp(sharp(bytes));
}

/** The raster as the start of a chain of sharp's operations. */
export function toSharp(raster: Raster): Sharp {
  return sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } });
}

/** Ends a chain of sharp's operations. */
export async function fromSharp(image: Sharp): Promise<Raster> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels === 3) return { width, height, data };
  if (channels !== 1) throw new Error(`Expected one or three channels, found ${channels}.`);
  const grey = Buffer.allocUnsafe(width * height * 3);
  for (let from = 0, to = 0; from < data.length; from++) {
    const level = data[from] as number;
    grey[to++] = level;
    grey[to++] = level;
    grey[to++] = level;
  }
  return { width, height, data: grey };
}

/** The picture after one save as JPEG: how about half of all pages came by their texture. */
export async function throughJpeg(raster: Raster, quality: number): Promise<Raster> {
  return decode(await toSharp(raster).jpeg({ quality }).toBuffer());
}

/** The box in whole pixels, within the picture. */
export function clampBox([x, y, width, height]: Box, raster: Raster, margin = 0): Box {
  const left = Math.min(raster.width - 1, Math.max(0, Math.floor(x - margin)));
  const top = Math.min(raster.height - 1, Math.max(0, Math.floor(y - margin)));
  const right = Math.min(raster.width, Math.max(left + 1, Math.ceil(x + width + margin)));
  const bottom = Math.min(raster.height, Math.max(top + 1, Math.ceil(y + height + margin)));
  return [left, top, right - left, bottom - top];
}

/** Copies a smaller picture into a larger one, in place; what would lie outside is left out. */
export function paste(target: Raster, source: Raster, x: number, y: number): void {
  const width = Math.min(source.width, target.width - x);
  for (let row = 0; row < source.height && y + row < target.height; row++) {
    source.data.copy(
      target.data,
      ((y + row) * target.width + x) * 3,
      row * source.width * 3,
      (row * source.width + width) * 3,
    );
  }
}

/** A copy of part of the picture. */
export function crop(raster: Raster, [x, y, width, height]: Box): Raster {
  const part: Raster = { width, height, data: Buffer.allocUnsafe(width * height * 3) };
  for (let row = 0; row < height; row++) {
    const start = ((y + row) * raster.width + x) * 3;
    raster.data.copy(part.data, row * width * 3, start, start + width * 3);
  }
  return part;
}

/** The commonest colour along the border of a box: the paper a field is printed on. */
export function paperColour(raster: Raster, [x, y, width, height]: Box): [number, number, number] {
  const counts = new Map<number, number>();
  const see = (px: number, py: number) => {
    const at = (py * raster.width + px) * 3;
    const colour =
      (raster.data[at] as number) * 65536 + (raster.data[at + 1] as number) * 256 + (raster.data[at + 2] as number);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  };
  for (let px = x; px < x + width; px++) for (const py of [y, y + height - 1]) see(px, py);
  for (let py = y; py < y + height; py++) for (const px of [x, x + width - 1]) see(px, py);
  const [commonest] = [...counts.entries()].reduce((best, entry) => (entry[1] > best[1] ? entry : best));
  return [commonest >> 16, (commonest >> 8) & 255, commonest & 255];
}

const NOISE_LENGTH = 1 << 16;

/** Adds normally distributed noise of the given deviation to each pixel, in place. */
export function addNoise(raster: Raster, deviation: number, random: Random, sameInAllChannels = false): void {
  const noise = Int8Array.from({ length: NOISE_LENGTH }, () =>
    Math.round(Math.max(-127, Math.min(127, random.normal() * deviation))),
  );
  let state = random.whole(1, 0x7fffffff);
  const { data } = raster;
  for (let i = 0; i < data.length; i += 3) {
    // A short linear congruence picks from the table: quick, and as repeatable as the seed.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const at = state >>> 16;
    for (let channel = 0; channel < 3; channel++) {
      const value =
        (data[i + channel] as number) +
        (noise[(at + (sameInAllChannels ? 0 : channel * 7919)) & (NOISE_LENGTH - 1)] as number);
      data[i + channel] = value < 0 ? 0 : Math.min(value, 255);
    }
  }
}
