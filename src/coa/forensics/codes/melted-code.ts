import type { Grey } from '../../image/grey.ts';
import { rectangleToQuad, warp } from '../../image/transform.ts';
import type { UndecodedCode } from '../../ocr/read-codes.ts';
import { median } from '../statistics.ts';

/** Pixels of a module in the picture from which on its inside can be told from its edge. */
const MIN_MODULE = 3;
/** Pixels of a module once the code is laid flat, and where in it, across and down, its shade is taken. */
const FLAT = 5;
const INSIDE = [1, 2, 3] as const;
/** Side of a finder pattern, and of the corner that it takes with the white around it (ISO/IEC 18004). */
const FINDER = 7;
const WHITE_RING = 2;
const CORNER = 8;
/** Share of the way from black to white that the shade of one module may range over before it is mixed. */
const MIXED = 0.5;
/**
 * Share of the finders' modules that are black and white as they should be at least, and that are mixed at most: sharp,
 * as codes are not that were blurred or enlarged until they could not be read. Of 1,150 pictures of such codes and of codes
 * that were partly covered two pass for melted, reduced to a quarter and enlarged again, when no text can be read either.
 */
const FINDERS = { right: 0.94, mixed: 0.09 } as const;
/**
 * The code is looked at in three by three parts. What lies over a code leaves some of them as they were, or shades them
 * evenly; one that was drawn by a generator or an enlarger has no modules anywhere. Of the third clearest part this share is
 * mixed at least: 0.16 and more of four codes drawn so, 0.05 at most of 400 codes partly covered.
 */
const PARTS = 3;
const CLEAREST_PARTS = 2;
const MELTED = 0.1;

/** One module: its mean shade, and from its darkest to its lightest point. */
interface Shade {
  mean: number;
  range: number;
}

/**
 * Whether a code that cannot be decoded is none: sharp finder patterns with no grid of black and white squares between them.
 * Picture generators draw codes so, and enlargers that invent detail. What is too small to tell is not said to be.
 */
export function isMelted(picture: Grey, { corners, modules }: Pick<UndecodedCode, 'corners' | 'modules'>): boolean {
  const side = Math.min(...corners.map((corner, index) => distance(corner, corners[(index + 1) % corners.length]!)));
  if (side / modules < MIN_MODULE) return false;
  const shadeOf = modulesOf(picture, corners, modules);
  const finders = findersOf(modules).map(({ x, y, ring }) => ({ ring, shade: shadeOf(x, y) }));
  const usual = (chosen: (ring: number) => boolean): number =>
    median(finders.filter(({ ring }) => chosen(ring)).map(({ shade }) => shade.mean));
  const [black, white] = [usual((ring) => ring < WHITE_RING), usual((ring) => ring === WHITE_RING)];
  const middle = (black + white) / 2;
  const isMixed = ({ range }: Shade): boolean => range > MIXED * (white - black);
  const right = finders.filter(({ ring, shade }) => shade.mean < middle === (ring !== WHITE_RING));
  const mixed = finders.filter(({ shade }) => isMixed(shade));
  if (right.length < FINDERS.right * finders.length || mixed.length > FINDERS.mixed * finders.length) return false;
  const shares = partsBetweenFinders(modules)
    .map((part) => part.filter(([x, y]) => isMixed(shadeOf(x, y))).length / part.length)
    .sort((a, b) => a - b);
  return shares[CLEAREST_PARTS]! >= MELTED;
}

/** The modules of a code laid flat. */
function modulesOf(picture: Grey, corners: UndecodedCode['corners'], modules: number): (x: number, y: number) => Shade {
  const side = modules * FLAT;
  const { data } = warp(picture, side, side, rectangleToQuad(side, side, corners));
  return (x, y) => {
    const shades = INSIDE.flatMap((down) =>
      INSIDE.map((across) => data[(y * FLAT + down) * side + x * FLAT + across]!),
    );
    return {
      mean: shades.reduce((sum, shade) => sum + shade, 0) / shades.length,
      range: Math.max(...shades) - Math.min(...shades),
    };
  };
}

/** The modules of the three finder patterns, with the ring that they are of: a black square in a white ring in a black one. */
function findersOf(modules: number): { x: number; y: number; ring: number }[] {
  const far = modules - FINDER;
  const centre = (FINDER - 1) / 2;
  return [
    [0, 0],
    [far, 0],
    [0, far],
  ].flatMap(([left = 0, top = 0]) =>
    Array.from({ length: FINDER * FINDER }, (_, index) => {
      const [across, down] = [index % FINDER, Math.floor(index / FINDER)];
      const ring = Math.max(Math.abs(across - centre), Math.abs(down - centre));
      return { x: left + across, y: top + down, ring };
    }),
  );
}

/** The modules outside the finders' corners, by the part of the code in which they lie. */
function partsBetweenFinders(modules: number): [x: number, y: number][][] {
  const parts = Array.from({ length: PARTS * PARTS }, (): [number, number][] => []);
  const isFar = (at: number): boolean => at >= modules - CORNER;
  for (let y = 0; y < modules; y++)
    for (let x = 0; x < modules; x++) {
      if ((x < CORNER && y < CORNER) || (isFar(x) && y < CORNER) || (x < CORNER && isFar(y))) continue;
      parts[Math.floor((y * PARTS) / modules) * PARTS + Math.floor((x * PARTS) / modules)]!.push([x, y]);
    }
  return parts.filter((part) => part.length >= CORNER);
}

function distance([x, y]: readonly [number, number], [otherX, otherY]: readonly [number, number]): number {
  return Math.hypot(x - otherX, y - otherY);
}
