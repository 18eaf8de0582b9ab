import sharp from 'sharp';
import type { Captured } from '../certificates/captures/capture.ts';
import { CAPTURES } from '../certificates/captures/index.ts';
import { encode } from '../certificates/pixels/encode.ts';
import { crop, decode, fromSharp, paste, type Raster, toSharp } from '../certificates/pixels/raster.ts';
import { Random } from '../certificates/random.ts';

/** Where a page is looked up when nobody says. */
const ADDRESS = 'laboratory.example';

/** A way in which one page becomes another picture of itself. @param address of the look-up page that shows it. */
type Taking = (page: Raster, random: Random, address: string) => Promise<Pick<Captured, 'raster' | 'encode'>>;

const DESKTOP = { width: 1440, bar: 118 };

/** The laboratory's look-up page on a desktop: the browser above it, the page in the middle of a ground of its own. */
const browser: Taking = async (page, random, address) => {
  const retina = random.chance(0.5) ? 1.5 : 1;
  const [width, bar] = [Math.round(DESKTOP.width * retina), Math.round(DESKTOP.bar * retina)];
  const shownWidth = Math.round(random.between(820, 1180) * retina);
  const shown = await fromSharp(toSharp(page).resize(shownWidth));
  const height = bar + Math.round(150 * retina) + shown.height + 40;
  const dark = random.chance(0.3);
  const [ground, panel, ink] = dark ? ['#202124', '#303134', '#e8eaed'] : ['#f4f6f8', '#ffffff', '#3c4043'];
  const chrome = `<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" fill="${ink}"><rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="${bar}" fill="${panel}"/><g transform="scale(${retina})"><text x="40" y="36" font-size="15">Verify a report</text><rect x="120" y="58" width="900" height="40" rx="20" fill="${ground}"/><text x="144" y="84" font-size="16">${address}/verify?report=lookup</text><text x="150" y="172" font-size="26">Report verification</text><text x="150" y="206" font-size="15">This report was found in our records. Print</text></g></svg>`;
  const screen = await fromSharp(sharp(Buffer.from(chrome)));
  paste(screen, shown, Math.round((width - shown.width) / 2), bar + Math.round(130 * retina));
  return { raster: screen, encode: random.chance(0.6) ? { format: 'png' } : { format: 'jpeg', quality: 85 } };
};

/** Another width, as sites make for their own pages. */
const resized: Taking = async (page, random) => {
  const raster = await fromSharp(toSharp(page).resize(Math.round(page.width * random.between(0.72, 1.3))));
  return { raster, encode: { format: 'webp', quality: random.whole(78, 92) } };
};

/** Margins cut off, and sometimes the foot. */
const cropped: Taking = async (page, random) => {
  const side = Math.round(page.width * random.between(0.01, 0.05));
  const top = Math.round(page.height * random.between(0.005, 0.03));
  const foot = Math.round(page.height * random.between(0.02, 0.25));
  const raster = crop(page, [side, top, page.width - 2 * side, page.height - top - foot]);
  return { raster, encode: { format: 'jpeg', quality: random.whole(78, 92) } };
};

function taken(id: string): Taking {
  const capture = CAPTURES.find((one) => one.id === id);
  if (capture === undefined) throw new Error(`There is no capture ${id}.`);
  return (page, random) => capture.take(page, [], random);
}

/** Every way, by the name under which results are counted. */
export const TAKINGS = {
  jpeg: taken('jpeg80'),
  messenger: taken('whatsapp'),
  scan: taken('scan'),
  phone: taken('phone'),
  'phone screen': taken('webp_screen'),
  browser,
  resized,
  cropped,
} as const satisfies Readonly<Record<string, Taking>>;

export type TakingName = keyof typeof TAKINGS | 'as found';

/**
 * The picture taken of a page: the same bytes each time for one file, way and address.
 * @param address of the laboratory's look-up page, as a browser that shows the page has it in its bar.
 */
export async function takePicture(
  file: string,
  bytes: Buffer,
  name: TakingName,
  address: string = ADDRESS,
): Promise<Buffer> {
  if (name === 'as found') return bytes;
  const random = new Random(`${name} ${file}`);
  const page = await decode(
    await sharp(bytes).flatten({ background: '#ffffff' }).toColourspace('srgb').png().toBuffer(),
  );
  return (await encode({ ...(await TAKINGS[name](page, random, address)), boxes: [] }, null)).bytes;
}
