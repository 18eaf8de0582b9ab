import type { PlacedWord } from '../../../../src/coa/forensics/features/measured-word.ts';
import { centreWithin } from '../../../../src/coa/geometry/box.ts';
import { clampBox, crop, fromSharp, paste, throughJpeg, toSharp } from '../../../certificates/pixels/raster.ts';
import { inkWithin } from './ink.ts';
import type { RealEdit, RealEditMethod } from './page.ts';
import { erase } from './retyped.ts';

/** Pages whose letters differ more in size than this cannot lend a field. */
const MAX_SCALE = 1.6;

/** The same field cut from another page of the laboratory, brought to size and pasted over. */
export const pasted: RealEditMethod = {
  id: 'pasted',
  async apply({ page, field, others, random }: RealEdit): Promise<PlacedWord[] | null> {
    const lenders = others.flatMap((other) => {
      const twin = other.fields.find(({ name, text }) => name === field.name && text !== field.text);
      return twin === undefined ? [] : [{ other, twin }];
    });
    if (lenders.length === 0) return null;
    const { other, twin } = random.pick(lenders);
    const [old, lent] = [inkWithin(page.raster, field.box), inkWithin(other.raster, twin.box)];
    if (old === null || lent === null) return null;
    const scale = old.box[3] / lent.box[3];
    if (scale > MAX_SCALE || scale < 1 / MAX_SCALE) return null;
    const from = clampBox(lent.box, other.raster, 3);
    let part = crop(other.raster, from);
    const exact = Math.abs(scale - 1) < 0.03;
    if (!exact)
      part = await fromSharp(
        toSharp(part).resize(Math.max(4, Math.round(from[2] * scale)), Math.max(4, Math.round(from[3] * scale)), {
          fit: 'fill',
          kernel: random.pick(['cubic', 'lanczos3', 'linear']),
        }),
      );
    if (random.chance(0.3)) part = await throughJpeg(part, random.whole(60, 92));
    const ratio = exact ? 1 : scale;
    const x = Math.round(
      old.box[0] - (lent.box[0] - from[0]) * ratio + (random.chance(0.5) ? 0 : random.pick([-1, 1])),
    );
    const y = Math.round(
      old.box[1] - (lent.box[1] - from[1]) * ratio + (random.chance(0.6) ? 0 : random.pick([-1, 1])),
    );
    if (x < 0 || y < 0 || x + part.width >= page.raster.width || y + part.height >= page.raster.height) return null;
    await erase(page.raster, old, 'fill', 1);
    paste(page.raster, part, x, y);
    return other.words
      .filter(({ box }) => centreWithin(box, twin.box))
      .map((word) => ({
        ...word,
        box: [
          x + (word.box[0] - from[0]) * ratio,
          y + (word.box[1] - from[1]) * ratio,
          word.box[2] * ratio,
          word.box[3] * ratio,
        ],
      }));
  },
};
