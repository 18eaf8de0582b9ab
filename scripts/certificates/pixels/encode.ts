import type { Captured } from '../captures/capture.ts';
import type { Random } from '../random.ts';
import { toSharp } from './raster.ts';

/** Programs that write their name into a file, whether or not they changed anything. */
const HARMLESS = ['Microsoft: Print To PDF', 'macOS Preview', 'Android 16', 'Screenshot'];
const EDITORS = ['GIMP 3.0.4', 'Adobe Photoshop 26.1 (Windows)', 'paint.net 5.1', 'Pixelmator Pro 3.6'];

/** A software tag: in one file of ten; an editor's mostly, but not only, in edited ones. */
export function softwareTag(edited: boolean, random: Random): string | null {
  if (!random.chance(edited ? 0.2 : 0.1)) return null;
  return random.pick(random.chance(edited ? 0.7 : 0.25) ? EDITORS : HARMLESS);
}

/** The picture as a file. */
export async function encode(
  { raster, encode: how }: Captured,
  software: string | null,
): Promise<{ bytes: Buffer; extension: string }> {
  let image = toSharp(raster);
  if (software !== null) image = image.withExif({ IFD0: { Software: software } });
  if (how.format === 'png') return { bytes: await image.png({ compressionLevel: 7 }).toBuffer(), extension: 'png' };
  if (how.format === 'webp') return { bytes: await image.webp({ quality: how.quality }).toBuffer(), extension: 'webp' };
  return { bytes: await image.jpeg({ quality: how.quality }).toBuffer(), extension: 'jpg' };
}
