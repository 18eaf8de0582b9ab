import { growDesk, largestRegion, standsOut } from './find-desk.ts';
import { fitQuad, type Quad, quadArea } from './fit-quad.ts';
import { shrink } from './small-picture.ts';

export type { Quad } from './fit-quad.ts';

/** Longer side, in pixels, of the picture that is looked at; and the least of either side. */
const WORKING_SIDE = 400;
const MIN_SIDE = 40;
/** No sheet that certificates are printed on is longer than this many times its width. */
const MAX_LENGTH = 2;
/** Share of the picture that a sheet covers: less is a part of it, more is a picture of the sheet alone. */
const SHEET = { min: 0.2, max: 0.985 };
/** What was found by its area, by the quadrangle that fits it: other shapes are no sheet. */
const COVERED = { min: 0.88, max: 1.1 };
/** Shares of the picture's sides: so near its border a side is the border itself; so far beyond it no corner lies. */
const AT_BORDER = 0.012;
const BEYOND_BORDER = 0.15;

/**
 * Finds the sheet of paper in a photo: what remains when the surface around it is grown inward from the picture's
 * border. Returns null when no sheet stands out (a screenshot, a scan, a page that fills the picture).
 * @returns its corners in pixels of the picture.
 */
export function findPage(picture: { width: number; height: number; rgba: Uint8Array }): Quad | null {
  const factor = Math.max(1, Math.ceil(Math.max(picture.width, picture.height) / WORKING_SIDE));
  const small = shrink(picture, factor);
  const { width, height } = small;
  if (width < MIN_SIDE || height < MIN_SIDE) return null;
  const desk = growDesk(small);
  const page = largestRegion(desk, width, height);
  if (page === null || !standsOut(small, desk, page)) return null;
  const quad = fitQuad(page, width, height);
  if (quad === null || !isSheet(quad, page, width, height)) return null;
  return quad.map(([x, y]) => [x * factor, y * factor] as const) as unknown as Quad;
}

/**
 * Whether a sheet lies upright to a pixel of the picture that was looked at, as it does within the window of a browser: of 31 made
 * photographs none lies nearer than 2.7 such pixels.
 */
export function liesUpright(
  [upperLeft, upperRight, lowerRight, lowerLeft]: Quad,
  { width, height }: { width: number; height: number },
): boolean {
  const pixel = Math.max(1, Math.max(width, height) / WORKING_SIDE);
  const isLevel = (one: number, other: number): boolean => Math.abs(one - other) <= pixel;
  return (
    isLevel(upperLeft[1], upperRight[1]) &&
    isLevel(lowerLeft[1], lowerRight[1]) &&
    isLevel(upperLeft[0], lowerLeft[0]) &&
    isLevel(upperRight[0], lowerRight[0])
  );
}

/** Whether a quadrangle is as large, as full, as long and as far within the picture as a sheet. */
function isSheet(quad: Quad, page: Uint8Array, width: number, height: number): boolean {
  const area = Math.abs(quadArea(quad));
  let covered = 0;
  for (const inside of page) covered += inside;
  const share = area / (width * height);
  if (!(share > SHEET.min && share < SHEET.max)) return false;
  if (covered / area < COVERED.min || covered / area > COVERED.max) return false;
  if (isAcrossPicture(quad, width, height) || isStrip(quad)) return false;
  return quad.every(
    ([x, y]) =>
      x > -width * BEYOND_BORDER &&
      x < width * (1 + BEYOND_BORDER) &&
      y > -height * BEYOND_BORDER &&
      y < height * (1 + BEYOND_BORDER),
  );
}

/** Whether two opposite sides are the picture's own border, so that the sheet's are not seen: a screenshot between dark bars. */
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
