import type { Box } from '../../geometry/box.ts';
import type { Pixels } from '../../image/prepare/turn-upright.ts';
import { alignPatches } from './align-patches.ts';
import { type Edges, type Glyph, SKIPPED } from './glyph.ts';
import { type Cover, coverOf, edgesWithin, MIN_HEIGHT, type Patch } from './ink-cover.ts';
import { inkPatches } from './ink-patches.ts';
import { resample } from './resample.ts';

/** A narrower patch is no letter. */
const MIN_WIDTH = 2;

/** A word's characters, as far as they can be told apart, and the edges of its ink. */
export interface CutWord {
  glyphs: Glyph[];
  /** Of its box where ink cannot be told from paper. */
  edges: Edges;
}

/** Cuts a word into its characters; letters that touch are left out. */
export function cutWord(picture: Pixels, text: string, box: Box, lightOnDark = false): CutWord {
  const [x, y, across, down] = box;
  const window = coverOf(picture, box, lightOnDark);
  if (window === null) return { glyphs: [], edges: { left: x, right: x + across, top: y, bottom: y + down } };
  const patches = inkPatches(window.cover, window.width, window.height);
  const characters = [...text.replace(/\s/g, '')];
  const glyphs = alignPatches(patches, characters).flatMap((at, place) => {
    const [character, patch] = [characters[place], at === null ? undefined : patches[at]];
    const glyph = character === undefined || patch === undefined ? null : cutGlyph(window, patch, character, place);
    return glyph === null ? [] : [glyph];
  });
  return { glyphs, edges: edgesWithin(window, boxWithin(window, box)) };
}

/** One character of a word; null where it is too small or in parts. */
function cutGlyph(window: Cover, patch: Patch, character: string, place: number): Glyph | null {
  const [width, height] = [patch.right - patch.left + 1, patch.bottom - patch.top + 1];
  if (SKIPPED.test(character) || height < MIN_HEIGHT || width < MIN_WIDTH) return null;
  return {
    character,
    place,
    shape: resample(window.cover, window.width, window.height, patch),
    width,
    height,
    left: window.left + patch.left,
    bottom: window.top + patch.bottom,
    edges: edgesWithin(window, patch),
  };
}

/** A box of the picture as a part of a cut. */
function boxWithin({ left, top, width, height }: Cover, [x, y, across, down]: Box): Patch {
  const within = (value: number, size: number): number => Math.min(size - 1, Math.max(0, value));
  return {
    left: within(Math.floor(x) - left, width),
    right: within(Math.ceil(x + across) - left - 1, width),
    top: within(Math.floor(y) - top, height),
    bottom: within(Math.ceil(y + down) - top - 1, height),
  };
}
