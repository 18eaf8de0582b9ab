import { extendOverBands } from './extend-page.ts';
import { contrastOf, growDesk, largestRegion, type Surroundings } from './find-desk.ts';
import { fitQuad, type Quad, quadArea } from './fit-quad.ts';
import { contrastBetween, cropSmall, medianColour, type SmallPicture, shrink } from './small-picture.ts';
import { type Point, stretchOf } from './stretch.ts';

export type { Quad } from './fit-quad.ts';

// Bounds below for which neither a decision nor a count is named were chosen, not measured.
/**
 * Longer side, in pixels, of the picture that is looked at; and the least of either side. Bounds in pixels, here and in find-desk.ts and
 * fit-quad.ts, are for that size: at 250 pixels five of its tests fail, at 600 four.
 */
const WORKING_SIDE = 400;
const MIN_SIDE = 40;
/** No sheet that certificates are printed on is longer than this many times its width: A4 is 1.41 times, legal paper 1.65, before a camera tilts it. */
const MAX_LENGTH = 2;
/** Share of the picture that a sheet covers: less is a part of it, more is a picture of the sheet alone, of which nothing need be cut. */
const SHEET = { min: 0.2, max: 0.985 };
/** Share of a message's bubble that the page within it covers: less may be a card within a page, whose head stands outside it (decision 28). */
const MIN_IN_BUBBLE = 0.6;
/**
 * How far the paper's colour must differ from that around it (sum over three channels), lest a table on a white page be a page on a
 * desk. A browser's ground is nearly white: there the page must be large, for a card within a page may stand out as much. With a smaller
 * share four pages of `wild` were cut to a table (decision 28).
 */
const CONTRAST = { plain: 36, pale: 22 } as const;
const MIN_ON_PALE = 0.5;
/**
 * No page is so long by its width: a telephone's screen, on which a page reaches from side to side. On any picture, nine pages of one
 * laboratory lost the bars at head and foot that carry its name (decision 28).
 */
const PHONE = 1.8;
/**
 * How much else may stand out from a screen's ground in the page's own colour, by the page's area: a laboratory's page on the web is laid
 * out in cards, none of which is the page. Of 139 made windows, messages and galleries it was 0.01 at most, of two such pages 0.20 and 0.75.
 */
const MAX_LIKES = 0.1;
/** What was found by its area, by the quadrangle that fits it: other shapes are no sheet. */
const COVERED = { min: 0.88, max: 1.1 };
/**
 * Shares of the picture's sides: so near its border a side is the border itself, five pixels of 400; so far beyond it no corner lies. With five
 * in a hundred for the first, pages that nearly fill their window are taken for the picture's border.
 */
const AT_BORDER = 0.012;
const BEYOND_BORDER = 0.15;

/** A page within a picture. */
export interface FoundPage {
  /** In pixels of the picture. */
  corners: Quad;
  /** Whether it lies upright, as in a window, and not before a camera. */
  isUpright: boolean;
}

/**
 * Finds the sheet of paper in a photo, or the page in a window: what remains when the surface around it is grown inward from the
 * picture's border. Returns null when no sheet stands out (a screenshot of the page alone, a scan, a page that fills the picture).
 */
export function findPage(picture: { width: number; height: number; rgba: Uint8Array }): FoundPage | null {
  const factor = Math.max(1, Math.ceil(Math.max(picture.width, picture.height) / WORKING_SIDE));
  const small = shrink(picture, factor);
  if (small.width < MIN_SIDE || small.height < MIN_SIDE) return null;
  const onDesk = findOn('desk', small);
  if (onDesk !== null && !liesUpright(onDesk))
    return { corners: scaled(extendOverBands(onDesk, small), factor), isUpright: false };
  const inWindow = onDesk ?? findUpright(small);
  if (inWindow === null) return null;
  return { corners: scaled(findWithin(inWindow, small) ?? inWindow, factor), isUpright: true };
}

/** A page on a screen; null where what was found lies askew, as nothing does there. */
function findUpright(small: SmallPicture): Quad | null {
  const quad = findOn('screen', small);
  return quad !== null && liesUpright(quad) ? quad : null;
}

/** The page within the bubble of a message, which has a ground of its own and words of the sender below the page. */
function findWithin([[left, top], , [right, bottom]]: Quad, small: SmallPicture): Quad | null {
  const [x, y] = [Math.max(0, Math.ceil(left)), Math.max(0, Math.ceil(top))];
  const inner = cropSmall(small, x, y, Math.floor(right) - x, Math.floor(bottom) - y);
  if (inner.width < MIN_SIDE || inner.height < MIN_SIDE) return null;
  const page = findUpright(inner);
  if (page === null || Math.abs(quadArea(page)) < MIN_IN_BUBBLE * inner.width * inner.height) return null;
  return page.map(([u, v]) => [u + x, v + y] as const) as unknown as Quad;
}

const scaled = (quad: Quad, factor: number): Quad =>
  quad.map(([x, y]) => [x * factor, y * factor] as const) as unknown as Quad;

/** What stands out from the surroundings grown in from the border, as far as it has the size and shape of a sheet. */
function findOn(surroundings: Surroundings, small: SmallPicture): Quad | null {
  const { width, height } = small;
  const desk = growDesk(small, surroundings);
  const page = largestRegion(desk, width, height);
  if (page === null) return null;
  const contrast = contrastOf(small, desk, page);
  if (contrast < (surroundings === 'screen' ? CONTRAST.pale : CONTRAST.plain)) return null;
  if (surroundings === 'screen' && shareOfLikes(small, desk, page) > MAX_LIKES) return null;
  const quad = fitQuad(page, width, height);
  const least = contrast < CONTRAST.plain || isDark(small, page) ? MIN_ON_PALE : SHEET.min;
  if (quad === null || !isSheet(quad, page, width, height, least)) return null;
  if (surroundings === 'desk' && !hasEdges(quad, small)) return null;
  if (!isAcrossPicture(quad, width, height)) return quad;
  // Of a sheet before a camera whose sides are not seen nobody knows how it lies; a page may have bars of its own at head and foot.
  return surroundings === 'screen' && height >= PHONE * width ? quad : null;
}

/**
 * How much lighter or darker a sheet is within its side than beyond it (sum over three channels), and how many sides may be less so: where
 * light fades over a page the ink of a table closes in paper as a desk would, but beyond it lies the same paper. Of 100 photographs of
 * sheets the least side had 97; of three such tables and frames two sides or three had less than 30.
 */
const EDGE = { contrast: 24, mayLack: 1 } as const;
/** Where that is looked at: places along a side, shares of it, and pixels within and beyond it, clear of its rule and its blur. */
const ALONG_SIDE = { from: 0.05, to: 0.95, places: 90 } as const;
const ACROSS_SIDE = [3, 4, 5] as const;

/** Whether a sheet's sides part two colours. */
function hasEdges(quad: Quad, small: SmallPicture): boolean {
  const sides = quad.map((corner, index) => contrastAcross([corner, quad[(index + 1) % quad.length]!], small));
  return sides.filter((contrast) => contrast !== null && contrast < EDGE.contrast).length <= EDGE.mayLack;
}

/** How far the colours within and beyond a side lie apart, from corner to corner clockwise; null where most beyond it lies outside the picture. */
function contrastAcross([from, to]: readonly [Point, Point], small: SmallPicture): number | null {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const outward = [(to[1] - from[1]) / length, (from[0] - to[0]) / length] as const;
  const away = ([x, y]: Point, by: number): Point => [x + outward[0] * by, y + outward[1] * by];
  const pixelsAt = (sign: 1 | -1): number[] =>
    ACROSS_SIDE.flatMap((by) => {
      const line = [away(from, by * sign), away(to, by * sign)] as const;
      return stretchOf(line, ALONG_SIDE.from, ALONG_SIDE.to, ALONG_SIDE.places, small)?.pixels ?? [];
    });
  const [within, beyond] = [pixelsAt(-1), pixelsAt(1)];
  return beyond.length === 0 ? null : contrastBetween(small.rgb, within, beyond);
}

/** Level, 0 to 255, of what is paper: below, it is a card of a window in dark mode, unless it fills most of that. */
const DARKEST_PAPER = 110;

/** Whether what stands out is darker than paper. */
function isDark({ rgb }: SmallPicture, page: Uint8Array): boolean {
  const own = [...page.keys()].filter((at) => page[at] === 1);
  const paper = medianColour(rgb, own);
  return paper.reduce((sum, level) => sum + level, 0) < DARKEST_PAPER * paper.length;
}

/** How much else stands out from the surroundings in the page's own colour, by the page's area. */
function shareOfLikes({ rgb }: SmallPicture, desk: Uint8Array, page: Uint8Array): number {
  const own: number[] = [];
  const others: number[] = [];
  for (let at = 0; at < desk.length; at++) if (desk[at] === 0) (page[at] === 1 ? own : others).push(at);
  const paper = medianColour(rgb, own);
  const isLike = (at: number): boolean =>
    paper.reduce((sum, level, channel) => sum + Math.abs(level - rgb[at * 3 + channel]!), 0) < CONTRAST.pale;
  return others.filter(isLike).length / own.length;
}

/**
 * Whether a sheet lies upright to a pixel of the picture that was looked at, as it does within the window of a browser: of 31 made
 * photographs none lies nearer than 2.7 such pixels.
 */
function liesUpright([upperLeft, upperRight, lowerRight, lowerLeft]: Quad): boolean {
  const isLevel = (one: number, other: number): boolean => Math.abs(one - other) <= 1;
  return (
    isLevel(upperLeft[1], upperRight[1]) &&
    isLevel(lowerLeft[1], lowerRight[1]) &&
    isLevel(upperLeft[0], lowerLeft[0]) &&
    isLevel(upperRight[0], lowerRight[0])
  );
}

/** Whether a quadrangle is as large, as full, as long and as far within the picture as a sheet. */
function isSheet(quad: Quad, page: Uint8Array, width: number, height: number, least: number): boolean {
  const area = Math.abs(quadArea(quad));
  let covered = 0;
  for (const inside of page) covered += inside;
  const share = area / (width * height);
  if (!(share > least && share < SHEET.max)) return false;
  if (covered / area < COVERED.min || covered / area > COVERED.max) return false;
  if (isStrip(quad)) return false;
  return quad.every(
    ([x, y]) =>
      x > -width * BEYOND_BORDER &&
      x < width * (1 + BEYOND_BORDER) &&
      y > -height * BEYOND_BORDER &&
      y < height * (1 + BEYOND_BORDER),
  );
}

/** Whether two opposite sides are the picture's own border, so that the sheet's are not seen: a page between dark bars. */
function isAcrossPicture([upperLeft, upperRight, lowerRight, lowerLeft]: Quad, width: number, height: number): boolean {
  const top = [upperLeft, upperRight].every(([, y]) => y < height * AT_BORDER);
  const bottom = [lowerRight, lowerLeft].every(([, y]) => y > height * (1 - AT_BORDER));
  const left = [upperLeft, lowerLeft].every(([x]) => x < width * AT_BORDER);
  const right = [upperRight, lowerRight].every(([x]) => x > width * (1 - AT_BORDER));
  return (left && right) || (top && bottom);
}

function isStrip([upperLeft, upperRight, , lowerLeft]: Quad): boolean {
  const across = Math.hypot(upperRight[0] - upperLeft[0], upperRight[1] - upperLeft[1]);
  const down = Math.hypot(lowerLeft[0] - upperLeft[0], lowerLeft[1] - upperLeft[1]);
  return Math.max(across, down) > MAX_LENGTH * Math.min(across, down);
}
