import type { PlacedWord } from '../../../../src/coa/forensics/features/measured-word.ts';
import { cutWord } from '../../../../src/coa/forensics/glyphs/cut-glyphs.ts';
import type { Glyph } from '../../../../src/coa/forensics/glyphs/glyph.ts';
import type { Box } from '../../../../src/coa/geometry/box.ts';
import { centreWithin } from '../../../../src/coa/geometry/box.ts';
import { clampBox, crop, paste, type Raster } from '../../../certificates/pixels/raster.ts';
import { inkWithin } from './ink.ts';
import type { RealEdit, RealEditMethod } from './page.ts';

/** Ratio of heights within which a character of the page serves. */
const HEIGHTS = 0.06;

/** Characters are exchanged for the same characters cut from elsewhere on the page. */
export const copied: RealEditMethod = {
  id: 'copied',
  async apply({ page, field, text, random }: RealEdit): Promise<PlacedWord[] | null> {
    const own = page.words.filter(({ box }) => centreWithin(box, field.box));
    const picture = asPixels(page.raster);
    const glyphs = own.flatMap((word) => cutWord(picture, word.text, word.box).glyphs);
    const before = own.map((word) => word.text).join('');
    const after = text.replace(/\s/g, '');
    if (before.length !== after.length || glyphs.length === 0) return null;
    const changed = [...after].flatMap((character, place) =>
      before[place] === character ? [] : [{ character, place }],
    );
    if (changed.length === 0 || changed.length > 4) return null;
    const places = placesOf(own, picture);
    const all = page.words.flatMap((word) => cutWord(picture, word.text, word.box).glyphs);
    const pastes: { part: Raster; x: number; y: number; old: Glyph }[] = [];
    for (const { character, place } of changed) {
      const old = places[place];
      if (old === undefined || old === null) return null;
      const like = all.filter(
        (glyph) =>
          glyph.character === character && Math.abs(Math.log(glyph.height / old.height)) < HEIGHTS && glyph !== old,
      );
      if (like.length === 0) return null;
      const source = random.pick(like);
      const box: Box = clampBox(
        [source.left - 1, source.bottom + 1 - source.height - 1, source.width + 2, source.height + 2],
        page.raster,
      );
      const jitter = random.chance(0.6) ? 0 : random.pick([-1, 1]);
      pastes.push({
        part: crop(page.raster, box),
        x: Math.round(old.left + old.width / 2 - box[2] / 2),
        y: old.bottom + 1 - source.height - 1 + jitter,
        old,
      });
    }
    const ground = inkWithin(page.raster, field.box)?.ground;
    if (ground === undefined) return null;
    for (const { part, x, y, old } of pastes) {
      if (x < 0 || y < 0) return null;
      const area = clampBox([old.left - 1, old.bottom - old.height, old.width + 2, old.height + 2], page.raster);
      for (let row = area[1]; row < area[1] + area[3]; row++)
        for (let column = area[0]; column < area[0] + area[2]; column++)
          page.raster.data.set(ground.map(Math.round), (row * page.raster.width + column) * 3);
      paste(page.raster, part, x, y);
    }
    let at = 0;
    return own.map((word) => {
      const length = word.text.length;
      at += length;
      return { ...word, text: after.slice(at - length, at) };
    });
  },
};

/** The cut character of each place of the words' letters, without spaces; null where it could not be cut. */
function placesOf(words: readonly PlacedWord[], picture: ReturnType<typeof asPixels>): (Glyph | null)[] {
  return words.flatMap((word) => {
    const { glyphs } = cutWord(picture, word.text, word.box);
    return [...word.text].map((_, place) => glyphs.find((glyph) => glyph.place === place) ?? null);
  });
}

/** Three bytes a pixel as four. */
export function asPixels({ width, height, data }: Raster): {
  width: number;
  height: number;
  rgba: Uint8Array<ArrayBuffer>;
} {
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let i = 0, at = 0; i < data.length; i += 3, at += 4) {
    rgba[at] = data[i]!;
    rgba[at + 1] = data[i + 1]!;
    rgba[at + 2] = data[i + 2]!;
  }
  return { width, height, rgba };
}
