import { around } from '../../../src/coa/geometry/box.ts';
import { clampBox, crop, decode, fromSharp, paperColour, paste, throughJpeg, toSharp } from '../pixels/raster.ts';
import type { Box } from '../print/in-page.ts';
import { type EditContext, type EditMethod, wholePixels } from './edit.ts';
import { fill } from './erase.ts';

/** The field cut from another rendering of the page that holds the new text, as wide as both texts need. */
async function cutFromAnother({
  page,
  field,
  index,
  text,
  place,
  scale,
  renderer,
}: EditContext): Promise<{ png: Buffer; box: Box }> {
  const box = wholePixels(clampBox(around([field.box, place]), page, 2), scale, page);
  return { png: await renderer.redraw(scale, index, { text }, box), box };
}

/** A crop of another page, with a JPEG history of its own (other quality, other block grid), pasted over the field. */
export const pasteOtherPage: EditMethod = {
  id: 'paste_other_page',
  async apply(context) {
    const { page, random } = context;
    const { png, box } = await cutFromAnother(context);
    const [left, top] = [random.whole(0, 7), random.whole(0, 7)];
    const cut = await decode(png);
    const shifted = await fromSharp(toSharp(cut).extend({ left, top, right: 8, bottom: 8, extendWith: 'copy' }));
    const saved = random.chance(0.75) ? await throughJpeg(shifted, random.whole(55, 92)) : shifted;
    const part = crop(saved, [left, top, cut.width, cut.height]);
    const [x, y] = [Math.max(0, box[0] + random.whole(-1, 1)), Math.max(0, box[1] + random.whole(-1, 1))];
    paste(page, part, x, y);
    return clampBox([x, y, part.width, part.height], page);
  },
};

/** The new text stretched or squeezed into the place of the old one. */
export const stretched: EditMethod = {
  id: 'stretched',
  async apply(context) {
    const { page, random } = context;
    const { png, box } = await cutFromAnother(context);
    fill(page, box, paperColour(page, box));
    const width = Math.round(box[2] * random.pick([0.93, 0.95, 1.05, 1.08]));
    const height = Math.round(box[3] * random.pick([0.96, 1, 1.04]));
    const part = await fromSharp(
      toSharp(await decode(png)).resize(width, height, {
        fit: 'fill',
        kernel: random.pick(['cubic', 'linear', 'lanczos3']),
      }),
    );
    paste(page, part, box[0], box[1]);
    return clampBox([box[0], box[1], Math.max(box[2], width), Math.max(box[3], height)], page);
  },
};
