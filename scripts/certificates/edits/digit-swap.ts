import { clampBox, crop, decode, paste, type Raster } from '../pixels/raster.ts';
import type { Box } from '../print/in-page.ts';
import { type EditMethod, wholePixels } from './edit.ts';

/** The smallest box outside which both pictures are alike; null when they are alike everywhere. */
function difference(one: Raster, other: Raster): Box | null {
  let [left, top, right, bottom] = [one.width, one.height, -1, -1];
  for (let y = 0; y < Math.min(one.height, other.height); y++) {
    for (let x = 0; x < Math.min(one.width, other.width); x++) {
      const at = (y * one.width + x) * 3;
      const to = (y * other.width + x) * 3;
      if (
        [0, 1, 2].every(
          (channel) => Math.abs((one.data[at + channel] as number) - (other.data[to + channel] as number)) < 6,
        )
      )
        continue;
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    }
  }
  return right < 0 ? null : [left, top, right - left + 1, bottom - top + 1];
}

/** One digit is exchanged for another of slightly different size or weight; only the pixels that differ are pasted. */
export const digitSwap: EditMethod = {
  id: 'digit_swap',
  digitOnly: true,
  async apply({ page, field, index, text, scale, random, renderer }) {
    const clip = wholePixels(clampBox(field.box, page, 2), scale, page);
    const character = [...text].findIndex((one, i) => one !== field.text.charAt(i));
    const style = random.pick([
      'font-size:96%',
      'font-size:104%',
      'font-weight:600',
      'letter-spacing:.4px',
      'font-weight:500;font-size:98%',
      'position:relative;top:.6px',
    ]);
    const before = await decode(await renderer.redraw(scale, index, { text: field.text }, clip));
    const after = await decode(await renderer.redraw(scale, index, { text, character, style }, clip));
    const changed = difference(before, after);
    if (!changed) throw new Error(`Expected "${text}" to look different from "${field.text}".`);
    const part = clampBox(changed, after, 1);
    paste(page, crop(after, part), clip[0] + part[0], clip[1] + part[1]);
    return clampBox([clip[0] + part[0], clip[1] + part[1], part[2], part[3]], page);
  },
};
