import { expect, test } from 'vitest';
import type { Glyph } from '../glyphs/glyph.ts';
import type { MeasuredWord } from './measured-word.ts';
import { compareTwins, gatherTwins, TWIN_FEATURES } from './twin-features.ts';

const [WIDTH, HEIGHT] = [400, 400];
const SIZE = 10;

/** A letter at a place of a picture. */
const glyphAt = (left: number, top: number, character = 'a', size = SIZE): Glyph =>
  ({ character, left, bottom: top + size - 1, width: size, height: size }) as unknown as Glyph;
const wordOf = (...glyphs: Glyph[]): MeasuredWord => ({ typeset: { glyphs } }) as unknown as MeasuredWord;

/** A page of 49 letters off the grid of JPEG, no two with the same noise. */
function page() {
  const rgba = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  const paint = ({ left, bottom, height, width }: Glyph, lumaOf: (x: number, y: number) => number): void => {
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        rgba.fill(lumaOf(x, y), ((bottom - y) * WIDTH + left + x) * 4, ((bottom - y) * WIDTH + left + x) * 4 + 3);
  };
  const glyphs = Array.from({ length: 49 }, (_, index) =>
    glyphAt(9 + (index % 7) * 51, 9 + Math.floor(index / 7) * 53),
  );
  glyphs.forEach((glyph, index) => {
    paint(glyph, (x, y) => 40 + ((index * 37 + x * 11 + y * 23 + x * y * (index + 1)) % 53));
  });
  return { picture: { width: WIDTH, height: HEIGHT, rgba }, glyphs, paint };
}

test('a letter copied on the page has the nearest twin of all', () => {
  const { picture, glyphs, paint } = page();
  const copy = glyphs[10]!;
  paint(copy, (x, y) => 40 + ((20 * 37 + x * 11 + y * 23 + x * y * 21) % 53));
  const twins = gatherTwins(picture, [wordOf(...glyphs)]);
  expect(twins.distances.get(copy)).toBe(0);
  expect(
    compareTwins(twins, [wordOf(copy)], [[wordOf(glyphs[0]!)], [wordOf(glyphs[1]!)], [wordOf(glyphs[2]!)]]),
  ).toMatchObject({
    mean: 0,
    least: 0,
    most: 0,
  });
  expect(compareTwins(twins, [wordOf(copy)], [[wordOf(glyphs[0]!)]]).meanToOthers).toBeLessThan(0);
  expect(compareTwins(twins, [wordOf(copy)], []).nearest).toBeLessThan(0.2);
});

test('a letter from elsewhere has none that is near', () => {
  const { picture, glyphs, paint } = page();
  const typed = glyphs[10]!;
  paint(typed, (x) => (x < 5 ? 0 : 140));
  const compared = compareTwins(gatherTwins(picture, [wordOf(...glyphs)]), [wordOf(typed)], [[wordOf(glyphs[0]!)]]);
  expect(compared.mean).toBeCloseTo(48 / 49);
  expect(compared.leastToOthers).toBeGreaterThan(0);
});

test('letters at one place of the grid of JPEG, of other sizes, small, or at the edge, are no twins', () => {
  const { picture } = page();
  const distances = (...glyphs: Glyph[]): number => gatherTwins(picture, [wordOf(...glyphs)]).distances.size;
  expect(distances(glyphAt(20, 20), glyphAt(101, 20))).toBe(2);
  expect(distances(glyphAt(20, 20), glyphAt(100, 100))).toBe(0);
  expect(distances(glyphAt(20, 20), glyphAt(101, 20, 'b'))).toBe(0);
  expect(distances(glyphAt(20, 20), glyphAt(101, 20, 'a', 12))).toBe(0);
  expect(distances(glyphAt(20, 20, 'a', 7), glyphAt(101, 20, 'a', 7))).toBe(0);
  expect(distances(glyphAt(0, 20), glyphAt(101, 20))).toBe(0);
});

test('a page of few letters shows nothing', () => {
  const { picture, glyphs } = page();
  const few = gatherTwins(picture, [wordOf(...glyphs.slice(0, 39))]);
  const compared = compareTwins(few, [wordOf(glyphs[0]!)], []);
  expect(TWIN_FEATURES.map(({ compute }) => compute(compared))).toEqual(TWIN_FEATURES.map(() => null));
  expect(compareTwins(gatherTwins(picture, [wordOf(...glyphs)]), [], []).mean).toBeNull();
});
