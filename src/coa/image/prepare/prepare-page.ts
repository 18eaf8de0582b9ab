import { BUDGETS } from '../../budgets.ts';
import type { Picture } from '../decode/decode-picture.ts';
import { flatten } from '../decode/flatten.ts';
import { type Grey, greyOf, shrink } from '../grey.ts';
import { releasePixels } from '../release-pixels.ts';
import { compose, IDENTITY, rectangleToQuad, rotation, scaling, type Transform, warp } from '../transform.ts';
import { type Component, findComponents, letterHeight } from './components.ts';
import { findPage } from './find-page.ts';
import { findSkew } from './find-skew.ts';
import { findTurn, type Turn } from './find-turn.ts';
import { removeLeaders } from './remove-leaders.ts';
import { removeRules } from './remove-rules.ts';

/** A page made ready for the reader, and the way back to the picture. */
export interface PreparedPage {
  /** The upright picture in grey, for reading parts of it again; its negative where the page is light on dark. */
  grey: Grey;
  /** Straight, evenly lit, dark on white, without rules, letters at the height the reader likes. */
  page: Grey;
  /** Maps a pixel of `page` to the upright picture. */
  toPicture: Transform;
  /** Patches of ink of `page`, faint ones too; dot leaders are still among them. */
  patches: Component[];
  /** Median height of letters in `page`, pixels. */
  letters: number;
  /** How the page lies in the picture, as its letters tell; one that is not upright cannot be read before it was turned. */
  turn: Turn;
  /** Too many specks for a page of text: reading it would take its whole time and give nothing. */
  noise: boolean;
  /** What was done, in order. */
  steps: string[];
}

/** Letter height (median over lower and upper case, pixels) at which the reader is most accurate for its time. */
export const LETTERS = 19;
/** Leaders and dashed rules are often printed in light grey, and thin letters fall to pieces where only dark pixels count. */
const FAINT = 200;
const WORKING_SIDE = 1500;
/** A page is light on dark where so much of it is darker than this: a reader in dark mode shows white pages so. */
const DARK_MODE = { grey: 80, share: 0.65 } as const;
const LARGEST_PAGE = 7_000_000;

/**
 * Straightens, flattens and scales a page.
 * @param asSent the picture in grey, where it is there already.
 */
export function preparePage(picture: Picture, asSent: Grey = greyOf(picture)): PreparedPage {
  const steps: string[] = [];
  const found = findPage(picture);
  let width = picture.width;
  let height = picture.height;
  let toPicture: Transform = IDENTITY;
  if (found !== null) {
    const { corners, isUpright } = found;
    const side = (a: number, b: number): number =>
      Math.hypot(corners[a]![0] - corners[b]![0], corners[a]![1] - corners[b]![1]);
    width = Math.round(Math.max(side(0, 1), side(3, 2)));
    height = Math.round(Math.max(side(0, 3), side(1, 2)));
    toPicture = rectangleToQuad(width, height, corners);
    steps.push(isUpright ? 'frame' : 'perspective');
  }
  // On a photograph shade and light make grounds of their own.
  const tints = !steps.includes('perspective');
  const workingScale = Math.min(1, WORKING_SIDE / Math.max(width, height));
  const seen = resample(asSent, width, height, workingScale, toPicture);
  const isDark = isDarkMode(seen);
  if (isDark) steps.push('negative');
  const grey = isDark ? negativeOf(asSent) : asSent;
  const working = flatten(isDark ? negativeOf(seen) : seen, tints);
  const skew = findSkew(working);
  if (Math.abs(skew) > 0.002) {
    toPicture = compose(toPicture, rotation(skew, width / 2, height / 2));
    steps.push('deskew');
  }
  const components = findComponents(working);
  const noise = isNoise(components, working);
  releasePixels(working.data);
  const measured = letterHeight(components);
  const letters = (measured ?? LETTERS * workingScale) / workingScale;
  let scale = Math.min(4, Math.max(0.4, LETTERS / letters));
  if (Math.abs(scale - 1) < 0.12) scale = 1;
  scale = Math.min(scale, Math.sqrt(LARGEST_PAGE / (width * height)));
  if (scale !== 1) steps.push(`scale ${scale.toFixed(2)}`);
  const page = flatten(resample(grey, width, height, scale, toPicture), tints);
  removeRules(page, letters * scale);
  const patches = findComponents(page, FAINT);
  removeLeaders(page, patches, letters * scale);
  return {
    grey,
    page,
    patches,
    toPicture: compose(toPicture, scaling(1 / scale)),
    letters: letters * scale,
    turn: noise ? 'upright' : findTurn(patches),
    noise,
    steps,
  };
}

function isDarkMode({ data }: Grey): boolean {
  let dark = 0;
  // By index: an iterator that has met a Buffer as well takes ten times as long or more.
  for (let at = 0; at < data.length; at++) if (data[at]! < DARK_MODE.grey) dark++;
  return dark > DARK_MODE.share * data.length;
}

function negativeOf({ width, height, data }: Grey): Grey {
  return { width, height, data: data.map((value) => 255 - value) };
}

/** Text covers a small part of a page, in patches that can be counted; noise does neither. */
function isNoise(components: readonly Component[], page: Grey): boolean {
  const ink = components.reduce((sum, { area }) => sum + area, 0);
  return components.length > BUDGETS.specks || ink > BUDGETS.inkShare * page.data.length;
}

/** Samples a page of `width` × `height` at `scale`; strong reductions average first, so that nothing aliases. */
function resample(grey: Grey, width: number, height: number, scale: number, toPicture: Transform): Grey {
  const factor = Math.max(1, Math.floor(0.7 / scale));
  const source = shrink(grey, factor);
  return warp(
    source,
    Math.round(width * scale),
    Math.round(height * scale),
    compose(scaling(1 / factor), compose(toPicture, scaling(1 / scale))),
  );
}
