import type { Box } from '../../geometry/box.ts';
import type { Pixels } from '../../image/prepare/turn-upright.ts';
import type { Glyph } from './glyph.ts';

/** A printed character whose pixels are those of another place on the page, to the last bit. */
export interface CopiedGlyph {
  character: string;
  box: Box;
  /** Where the same pixels stand. */
  twin: Box;
}

/** Pairs of like characters that a page needs before it shows whether noise tells them apart. */
const MIN_PAIRS = 60;
/** Share of them that may be equal; where more are, letters are equal by nature, as in an exact rendering. */
const MAX_EQUAL = 0.02;
/** Smaller characters, or such of few shades, can be equal by chance. */
const MIN_HEIGHT = 8;
const MIN_WIDTH = 4;
const MIN_SHADES = 12;
/**
 * Levels by which two like characters may differ, at the pixel where they differ most, and be equal but for where they stand between
 * two pixels. Where there are such, the page was shown smaller or larger, and some are equal by chance: so on nine honest real
 * pages in a browser, a messenger or a telephone. On made pages with noise and copied ones there are none.
 */
const NEARLY_EQUAL = 8;
/** JPEG treats what stands at the same place of its 8 × 8 grid alike. */
const GRID_STEP = 8;
/** Characters of one kind that are compared with one another, at most. */
const MAX_ALIKE = 60;

/**
 * Finds characters that were copied from elsewhere on the page, or typed after its noise came. Scans, and pictures that
 * once were JPEG, carry noise by which no two letters are equal; in a file that keeps pixels exactly, two that are equal
 * came later. Null where the page cannot show that: too few letters, or letters that are equal by nature.
 */
export function findCopiedGlyphs(picture: Pixels, glyphs: readonly Glyph[]): CopiedGlyph[] | null {
  let pairs = 0;
  let near = 0;
  const equal: [Glyph, Glyph][] = [];
  for (const alike of Map.groupBy(
    glyphs,
    ({ character, width, height }) => `${character} ${width} ${height}`,
  ).values()) {
    const some = alike.slice(0, MAX_ALIKE);
    some.forEach((one, index) => {
      if (one.height < MIN_HEIGHT || one.width < MIN_WIDTH) return;
      for (const other of some.slice(index + 1)) {
        const [dx, dy] = [one.left - other.left, one.bottom - other.bottom];
        if (dx % GRID_STEP === 0 && dy % GRID_STEP === 0) continue;
        pairs++;
        const apart = differenceBetween(picture, one, other);
        if (apart === 0) equal.push([one, other]);
        else if (apart <= NEARLY_EQUAL) near++;
      }
    });
  }
  if (pairs < MIN_PAIRS || equal.length > MAX_EQUAL * pairs || (equal.length > 0 && near > 0)) return null;
  return equal
    .filter(([one]) => shadesOf(picture, one) >= MIN_SHADES)
    .map(([one, other]) => ({ character: one.character, box: boxOf(one), twin: boxOf(other) }));
}

function boxOf({ left, bottom, width, height }: Glyph): Box {
  return [left, bottom + 1 - height, width, height];
}

/** By how many levels two characters differ where they differ most; not looked for beyond `NEARLY_EQUAL`. */
function differenceBetween({ width, rgba }: Pixels, one: Glyph, other: Glyph): number {
  let most = 0;
  for (let y = 0; y < one.height; y++) {
    let a = ((one.bottom - y) * width + one.left) * 4;
    let b = ((other.bottom - y) * width + other.left) * 4;
    for (const end = a + one.width * 4; a < end; a++, b++) {
      // Every fourth is opacity, which is the same everywhere.
      most = Math.max(most, Math.abs(rgba[a]! - rgba[b]!));
      if (most > NEARLY_EQUAL) return most;
    }
  }
  return most;
}

function shadesOf({ width, rgba }: Pixels, { left, bottom, width: w, height }: Glyph): number {
  const shades = new Set<number>();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < w; x++) {
      const at = ((bottom - y) * width + left + x) * 4;
      shades.add(rgba[at]! | (rgba[at + 1]! << 8) | (rgba[at + 2]! << 16));
    }
  }
  return shades.size;
}
