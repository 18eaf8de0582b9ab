import sharp from 'sharp';
import { around } from '../../../src/coa/geometry/box.ts';
import { clampBox, crop, fromSharp, paste, toSharp } from '../pixels/raster.ts';
import type { Box } from '../print/in-page.ts';
import type { EditMethod } from './edit.ts';
import { compose, inpaint } from './erase.ts';

/** The old text is painted away, the new one drawn on a canvas in the same font, some a little soft. */
export const inpaintDraw: EditMethod = {
  id: 'inpaint_draw',
  async apply({ page, field, text, place, random, renderer }) {
    const erased = clampBox(field.box, page, 1);
    await inpaint(page, erased);
    const font = { ...field.font, size: field.font.size * random.pick([1, 1, 0.98, 1.02]) };
    const { png } = await renderer.drawText(text, font);
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const [x, y] = [Math.round(place[0] + random.between(-1, 1)), Math.round(field.box[1] + random.between(-1, 1))];
    compose(page, { width: info.width, height: info.height, data }, x, y);
    const changed: Box = clampBox(around([erased, [x, erased[1], info.width, erased[3]]]), page);
    if (random.chance(0.4))
      paste(
        page,
        await fromSharp(toSharp(crop(page, changed)).blur(random.between(0.35, 0.6))),
        changed[0],
        changed[1],
      );
    return changed;
  },
};
