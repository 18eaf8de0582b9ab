import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openForTest, pictureReader } from '../../../../tests/support/read-picture.ts';
import { cutWord } from './cut-glyphs.ts';
import { findCopiedGlyphs } from './find-copied-glyphs.ts';
import type { Glyph } from './glyph.ts';
import { placedWords } from './placed.ts';

const read = pictureReader();

async function glyphsOf(bytes: Uint8Array) {
  const reading = await read(bytes);
  return {
    picture: reading.picture,
    glyphs: placedWords(reading).flatMap(({ text, box }) => cutWord(reading.picture, text, box).glyphs),
  };
}

const rendering = readFileSync('fixtures/certificates/genuine-png.png');
/** A picture that once was a JPEG, its pixels kept since. */
const kept = await sharp(await sharp(rendering).jpeg({ quality: 82 }).toBuffer())
  .png()
  .toBuffer();
const page = await glyphsOf(kept);

test('letters of a picture with noise are none of them equal', () => {
  expect(findCopiedGlyphs(page.picture, page.glyphs)).toEqual([]);
});

test('a digit copied over another is found, with the place it came from', async () => {
  const digits = page.glyphs.filter(({ character }) => /\d/.test(character));
  const pairs = digits.flatMap((from) =>
    digits
      .filter(
        (to) =>
          to.character !== from.character &&
          to.height === from.height &&
          to.width === from.width &&
          (to.left - from.left) % 8 !== 0,
      )
      .map((to) => [from, to] as const),
  );
  const [from, to] = pairs[0]!;
  const [left, top] = [from.left - 1, from.bottom - from.height];
  const digit = await sharp(kept)
    .extract({ left, top, width: from.width + 2, height: from.height + 2 })
    .png()
    .toBuffer();
  const edited = await sharp(kept)
    .composite([{ input: digit, left: to.left - 1, top: to.bottom - to.height }])
    .png()
    .toBuffer();
  // Read as what it shows now; the reader is not on trial here.
  const glyphs = page.glyphs.map((glyph): Glyph => (glyph === to ? { ...glyph, character: from.character } : glyph));
  const { picture } = await openForTest(edited);
  const found = findCopiedGlyphs(picture, glyphs)!;
  expect(found).toHaveLength(1);
  expect([found[0]!.box[0], found[0]!.twin[0]].sort()).toEqual([from.left, to.left].sort());

  // A third that is all but equal shows that letters of this page differ by where they stand: it was shown smaller.
  const third = digits.find(
    (one) => one.height === from.height && one.width === from.width && ![from, to].includes(one),
  )!;
  const rgba = picture.rgba.slice();
  for (let y = 0; y < from.height; y++)
    for (let x = 0; x < from.width; x++) {
      const at = (one: Glyph): number => ((one.bottom - y) * picture.width + one.left + x) * 4;
      for (let channel = 0; channel < 3; channel++)
        rgba[at(third) + channel] = Math.min(255, picture.rgba[at(from) + channel]! + 4);
    }
  const named = glyphs.map((glyph): Glyph => (glyph === third ? { ...glyph, character: from.character } : glyph));
  expect(findCopiedGlyphs({ ...picture, rgba }, named)).toBeNull();
});

test('a page without noise, whose letters are equal by nature, and a page of few letters cannot show it', async () => {
  const exact = await glyphsOf(await sharp(rendering).greyscale().threshold(140).png().toBuffer());
  expect(findCopiedGlyphs(exact.picture, exact.glyphs)).toBeNull();
  expect(findCopiedGlyphs(page.picture, page.glyphs.slice(0, 20))).toBeNull();
});
