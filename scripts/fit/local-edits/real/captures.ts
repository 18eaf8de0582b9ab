import sharp from 'sharp';
import type { Raster } from '../../../certificates/pixels/raster.ts';
import { addNoise, fromSharp, toSharp } from '../../../certificates/pixels/raster.ts';
import type { Random } from '../../../certificates/random.ts';

/** A picture file made of a page, and how much larger than the page it is. */
export interface CapturedPage {
  bytes: Buffer;
  format: 'png' | 'jpeg' | 'webp';
  scale: number;
  id: string;
}

/** Longest side of what a messenger sends, pixels. */
const MESSENGER = 1600;

/** Saves a page as people do: as it is, compressed once or twice, scaled as a screen does, sent by a messenger, scanned. */
export async function capture(page: Raster, random: Random): Promise<CapturedPage> {
  const id = random.pick([
    'png',
    'png',
    'jpeg',
    'jpeg',
    'double',
    'screen',
    'screen jpeg',
    'messenger',
    'soft',
  ] as const);
  const longest = Math.max(page.width, page.height);
  const scale =
    id === 'messenger' ? Math.min(1, MESSENGER / longest) : id.startsWith('screen') ? random.between(0.65, 1.35) : 1;
  const [width, height] = [Math.round(page.width * scale), Math.round(page.height * scale)];
  let raster =
    scale === 1
      ? page
      : await fromSharp(toSharp(page).resize(width, height, { kernel: random.pick(['lanczos3', 'cubic', 'linear']) }));
  if (id === 'soft') {
    raster = await fromSharp(toSharp(raster).blur(random.between(0.35, 0.7)));
    addNoise(raster, random.between(1.2, 3.5), random, true);
  }
  if (id === 'double')
    raster = await fromSharp(
      sharp(
        await toSharp(raster)
          .jpeg({ quality: random.whole(70, 92) })
          .toBuffer(),
      ),
    );
  if (id === 'png' || id === 'screen')
    return { bytes: await toSharp(raster).png({ compressionLevel: 1 }).toBuffer(), format: 'png', scale, id };
  const quality = id === 'messenger' ? random.whole(66, 80) : random.whole(74, 95);
  return { bytes: await toSharp(raster).jpeg({ quality }).toBuffer(), format: 'jpeg', scale, id };
}
