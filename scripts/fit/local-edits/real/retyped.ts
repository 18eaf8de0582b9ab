import type { PlacedWord } from '../../../../src/coa/forensics/features/measured-word.ts';
import type { Box } from '../../../../src/coa/geometry/box.ts';
import { compose, fill, inpaint } from '../../../certificates/edits/erase.ts';
import { clampBox, crop, fromSharp, paste, type Raster, toSharp } from '../../../certificates/pixels/raster.ts';
import { drawText, extentOf, type Face, facesInstalled, facesLike } from './faces.ts';
import { type Ink, inkWithin } from './ink.ts';
import type { RealEdit, RealEditMethod } from './page.ts';

/** Faces from which a careful forger picks: those whose proportions come nearest. */
const NEAREST = 3;

/** Where text stands that is set as the old one was: size, start and baseline. */
interface Setting {
  size: number;
  x: number;
  baseline: number;
}

/** Painted over, and typed again in another typeface. */
export const retyped: RealEditMethod = {
  id: 'retyped',
  apply: (edit) => retype(edit, false),
};

/** The same by somebody who takes care: the nearest typeface, the size and place to a part of a pixel. */
export const retypedWithCare: RealEditMethod = {
  id: 'retyped with care',
  apply: (edit) => retype(edit, true),
};

async function retype(edit: RealEdit, careful: boolean): Promise<PlacedWord[] | null> {
  const { page, field, random } = edit;
  const ink = inkWithin(page.raster, field.box);
  if (ink === null) return null;
  const near = await facesLike(field.text, ink, page.raster);
  const face = careful
    ? random.pick(near.slice(0, NEAREST))
    : random.pick(random.chance(0.5) ? near.slice(0, 8) : facesInstalled());
  return typeOver(edit, ink, face, careful);
}

/** Paints a field over and types its new text there in a face; null where the face cannot draw it or it would leave the page. */
export async function typeOver(
  { page, field, text, random }: Pick<RealEdit, 'page' | 'field' | 'text' | 'random'>,
  ink: Ink,
  face: Face,
  careful: boolean,
): Promise<PlacedWord[] | null> {
  const setting = await settingOf(field.text, ink, face);
  if (setting === null) return null;
  const sloppy = careful ? 0.35 : 1.2;
  setting.size *= 1 + random.between(-0.012, 0.012) * (careful ? 1 : 2.5);
  setting.x += random.between(-sloppy, sloppy);
  setting.baseline += random.between(-sloppy, sloppy) * 0.7;
  await erase(page.raster, ink, random.pick(['fill', 'fill', 'inpaint', 'clone'] as const), random.whole(1, 3));
  const colour =
    careful || random.chance(0.5) ? ink.colour : ink.colour.map((value) => Math.max(0, value - random.between(0, 30)));
  return typeWords(page.raster, text, face, setting, colour, random.chance(0.3) ? random.between(0.3, 0.5) : 0);
}

/** Size, start and baseline at which a face would draw the old text where it stands; null where it has no ink. */
async function settingOf(text: string, { box }: Ink, face: Face): Promise<Setting | null> {
  const extent = await extentOf(text, face);
  if (extent === null || extent.height === 0) return null;
  const size = box[3] / extent.height;
  return { size, x: box[0] - extent.left * size, baseline: box[1] - extent.top * size };
}

/** Takes the old ink away. */
export async function erase(
  raster: Raster,
  { box, ground }: Ink,
  how: 'fill' | 'inpaint' | 'clone',
  margin: number,
): Promise<void> {
  const area = clampBox(box, raster, margin);
  if (how === 'fill') fill(raster, area, ground);
  else if (how === 'inpaint') await inpaint(raster, area);
  else {
    // What stands just above or below, if that is as empty as the ground.
    const above: Box = [area[0], area[1] - area[3] - 2, area[2], area[3]];
    if (above[1] < 0 || inkWithin(raster, above) !== null) fill(raster, area, ground);
    else paste(raster, crop(raster, above), area[0], area[1]);
  }
}

/** Draws text word by word, so that it is known where each stands; null where it would leave the page. */
async function typeWords(
  raster: Raster,
  text: string,
  face: Face,
  { size, x, baseline }: Setting,
  colour: readonly number[],
  blur: number,
): Promise<PlacedWord[] | null> {
  const placed: PlacedWord[] = [];
  const tokens = text.split(' ');
  const wide = await extentOf(`${tokens.join(' ')}|`, face);
  if (wide === null || x + wide.width * size >= raster.width || x < 0) return null;
  for (const [index, token] of tokens.entries()) {
    const extent = await extentOf(token, face);
    if (extent === null) return null;
    // The advance up to a word is where a bar behind the words before it begins, less the bar's own bearing.
    const before = index === 0 ? 0 : await advanceOf(`${tokens.slice(0, index).join(' ')} `, face);
    const start = x + before * size;
    const [left, top] = [Math.floor(start) - 8, Math.floor(baseline - size * 1.3)];
    const canvas = {
      width: Math.ceil(extent.width * size) + 24,
      height: Math.ceil(size * 1.9),
      x: start - left,
      baseline: baseline - top,
    };
    const drawn = await drawText(token, face, size, colour, canvas);
    compose(raster, drawn, left, top);
    placed.push({
      text: token,
      confidence: 0.95,
      box: [start + extent.left * size, baseline + extent.top * size, extent.width * size, extent.height * size],
    });
  }
  if (blur > 0) {
    const area = clampBox([x, baseline - size, wide.width * size, size * 1.3], raster);
    paste(raster, await fromSharp(toSharp(crop(raster, area)).blur(blur)), area[0], area[1]);
  }
  return placed;
}

/** How far a text moves what follows, in parts of the font size. */
async function advanceOf(text: string, face: Face): Promise<number> {
  const [bar, both] = [await extentOf('|', face), await extentOf(`${text}|`, face)];
  const own = await extentOf(text.trim(), face);
  if (bar === null || both === null || own === null) return 0;
  return own.left + both.width - bar.width - bar.left;
}
