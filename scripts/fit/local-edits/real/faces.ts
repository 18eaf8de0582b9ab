import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import type { Box } from '../../../../src/coa/geometry/box.ts';
import type { Raster } from '../../../certificates/pixels/raster.ts';
import { distance, type Ink } from './ink.ts';

/** A typeface of this machine. */
export interface Face {
  family: string;
  weight: 400 | 600 | 700;
}

/** Families worth typing with, of those installed. */
const FAMILIES =
  /^(Liberation (Sans|Serif|Mono|Sans Narrow)|DejaVu (Sans|Serif|Sans Mono|Sans Condensed)|Open Sans|Roboto|Roboto Condensed|Lato|Carlito|Caladea|Inter|Nimbus (Sans|Roman|Sans Narrow)|FreeSans|FreeSerif|Cantarell|Noto Sans|Noto Serif|URW Gothic|C059|P052)$/;

let installed: Face[] | null = null;

/** The families of this machine that look like those of office documents, light and bold. @throws Error where fontconfig has none. */
export function facesInstalled(): readonly Face[] {
  if (installed !== null) return installed;
  const listed = execFileSync('fc-list', ['--format', '%{family[0]}\n'], { encoding: 'utf8' }).split('\n');
  const families = [...new Set(listed)].filter((family) => FAMILIES.test(family)).sort();
  if (families.length === 0)
    throw new Error('No typeface is installed to type with: apt-get install fonts-liberation.');
  installed = families.flatMap((family): Face[] => [
    { family, weight: 400 },
    { family, weight: 700 },
  ]);
  return installed;
}

/** Text drawn with its baseline at `baseline` and its first letter at `x`, both to parts of a pixel; four bytes a pixel. */
export async function drawText(
  text: string,
  { family, weight }: Face,
  size: number,
  colour: readonly number[],
  canvas: { width: number; height: number; x: number; baseline: number },
): Promise<Raster> {
  const escaped = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}"><text x="${canvas.x.toFixed(3)}" y="${canvas.baseline.toFixed(3)}" font-family="${family}" font-weight="${weight}" font-size="${size.toFixed(3)}px" fill="rgb(${colour.map(Math.round).join(',')})" xml:space="preserve">${escaped}</text></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Size at which typefaces are measured, pixels. */
const PROBE = 48;

/** The box of drawn text's ink, from its baseline and its start, in parts of the font size. */
export interface Extent {
  left: number;
  top: number;
  width: number;
  height: number;
}

const extents = new Map<string, Extent | null>();

/** Where the ink of a text lies; null of a text without ink. */
export async function extentOf(text: string, face: Face): Promise<Extent | null> {
  const key = `${face.family} ${face.weight} ${text}`;
  const known = extents.get(key);
  if (known !== undefined) return known;
  const canvas = { width: Math.ceil(text.length * PROBE * 1.1) + 60, height: PROBE * 2, x: 20, baseline: PROBE * 1.4 };
  const drawn = await drawText(text, face, PROBE, [0, 0, 0], canvas);
  const box = alphaBox(drawn);
  const extent =
    box === null
      ? null
      : {
          left: (box[0] - canvas.x) / PROBE,
          top: (box[1] - canvas.baseline) / PROBE,
          width: box[2] / PROBE,
          height: box[3] / PROBE,
        };
  extents.set(key, extent);
  return extent;
}

function alphaBox({ width, height, data }: Raster): Box | null {
  let [x0, y0, x1, y1] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < 110) continue;
      [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
    }
  }
  return x1 < 0 ? null : [x0, y0, x1 - x0 + 1, y1 - y0 + 1];
}

/** Faces whose proportions come nearest, which are held against the page pixel by pixel. */
const NEAREST_BY_PROPORTIONS = 14;
/** Grid to which drawn and printed text are brought for that. */
const GRID = { width: 120, height: 24 };

/** Faces in rising order of how far a text in them is from its ink on the page: by its proportions first, then pixel by pixel. */
export async function facesLike(text: string, ink: Ink, raster: Raster): Promise<Face[]> {
  const wanted = Math.log(ink.box[2] / ink.box[3]);
  const rated: { face: Face; extent: Extent; off: number }[] = [];
  for (const face of facesInstalled()) {
    const extent = await extentOf(text, face);
    if (extent !== null) rated.push({ face, extent, off: Math.abs(Math.log(extent.width / extent.height) - wanted) });
  }
  const near = rated.sort((a, b) => a.off - b.off).slice(0, NEAREST_BY_PROPORTIONS);
  const printed = await gridOf(coverOf(raster, ink), ink.box[2], ink.box[3]);
  const compared: { face: Face; off: number }[] = [];
  for (const { face, extent } of near) {
    const size = ink.box[3] / extent.height;
    const [width, height] = [Math.max(2, Math.round(extent.width * size)), ink.box[3]];
    const drawn = await drawText(text, face, size, [0, 0, 0], {
      width,
      height,
      x: -extent.left * size,
      baseline: -extent.top * size,
    });
    const cover = Buffer.from(Array.from({ length: width * height }, (_, i) => drawn.data[i * 4 + 3]!));
    const grid = await gridOf(cover, width, height);
    compared.push({ face, off: grid.reduce((sum, value, i) => sum + Math.abs(value - printed[i]!), 0) });
  }
  return compared.sort((a, b) => a.off - b.off).map(({ face }) => face);
}

/** How far each pixel of the ink's box is from the ground, towards the ink; 0 to 255. */
function coverOf(raster: Raster, { box: [left, top, width, height], colour, ground }: Ink): Buffer {
  const full = distance(colour, ground);
  return Buffer.from(
    Array.from({ length: width * height }, (_, i) => {
      const at = ((top + Math.floor(i / width)) * raster.width + left + (i % width)) * 3;
      return Math.min(
        255,
        (255 * distance([raster.data[at]!, raster.data[at + 1]!, raster.data[at + 2]!], ground)) / full,
      );
    }),
  );
}

async function gridOf(cover: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(cover, { raw: { width, height, channels: 1 } })
    .resize(GRID.width, GRID.height, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}
