import type { Grey } from '../image/grey.ts';

/** A part of a picture, in its pixels; the right and lower edges are not part of it. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Side of the squares of which it is asked whether they are busy, pixels. */
export const SQUARE = 8;
/** Mean step between neighbouring pixels of a busy square, both across and down: print of text is as busy in its lines, but not between them. */
const BUSY = 24;
/** Sides of a small code in squares, how much longer one may be than the other, and how much of it is busy. */
const SIDES = { shortest: 3, longest: 20, ratio: 1.4, filled: 0.7 } as const;
/** Parts that are looked at again, the largest first: most pages have none or one. */
const MAX_PARTS = 4;

/**
 * Parts of a picture that may be a matrix code of few pixels: square, and busy from edge to edge in both directions. Larger
 * codes, from about three pixels a module, are read as they are.
 */
export function findSmallCodes(picture: Grey): Part[] {
  const across = Math.floor((picture.width - 1) / SQUARE);
  const busy = busySquares(picture, across, BUSY);
  const patches: BusyPatch[] = [];
  for (let first = busy.indexOf(1); first >= 0; first = busy.indexOf(1, first + 1)) {
    const patch = takeConnected(busy, across, first);
    if (mayBeCode(patch)) patches.push(patch);
  }
  return patches
    .sort((a, b) => b.squares - a.squares)
    .slice(0, MAX_PARTS)
    .map(({ left, top, right, bottom }) => ({
      left: left * SQUARE,
      top: top * SQUARE,
      right: right * SQUARE,
      bottom: bottom * SQUARE,
    }));
}

/** Busy squares that hang together: the part of the picture around them, in squares, and how many they are. */
interface BusyPatch extends Part {
  squares: number;
}

function mayBeCode({ left, top, right, bottom, squares }: BusyPatch): boolean {
  const [width, height] = [right - left, bottom - top];
  const [short, long] = width < height ? [width, height] : [height, width];
  return (
    short >= SIDES.shortest &&
    long <= SIDES.longest &&
    long <= short * SIDES.ratio &&
    squares >= SIDES.filled * width * height
  );
}

/** 1 for every square that is busy, row by row. @param across squares in a row. @param step mean step between neighbouring pixels of a busy one. */
export function busySquares({ width, height, data }: Grey, across: number, step: number): Uint8Array {
  const down = Math.floor((height - 1) / SQUARE);
  const busy = new Uint8Array(across * down);
  const least = step * SQUARE * SQUARE;
  for (let square = 0; square < busy.length; square++) {
    const column = square % across;
    const start = ((square - column) / across) * SQUARE * width + column * SQUARE;
    let [toRight, downward] = [0, 0];
    for (let row = start; row < start + SQUARE * width; row += width) {
      for (let at = row; at < row + SQUARE; at++) {
        const value = data[at]!;
        toRight += Math.abs(value - data[at + 1]!);
        downward += Math.abs(value - data[at + width]!);
      }
    }
    if (toRight > least && downward > least) busy[square] = 1;
  }
  return busy;
}

/** The busy squares that hang together with one by their sides, of which a photograph may have a million; they are busy no more. */
function takeConnected(busy: Uint8Array, across: number, first: number): BusyPatch {
  const squares = [first];
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  busy[first] = 0;
  for (let next = 0; next < squares.length; next++) {
    const square = squares[next]!;
    const column = square % across;
    const row = (square - column) / across;
    [left, right] = [Math.min(left, column), Math.max(right, column + 1)];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row + 1)];
    const beside = [column > 0 ? square - 1 : -1, column < across - 1 ? square + 1 : -1];
    for (const other of [...beside, square - across, square + across]) {
      if (other < 0 || busy[other] !== 1) continue;
      busy[other] = 0;
      squares.push(other);
    }
  }
  return { left, top, right, bottom, squares: squares.length };
}

/** How much larger a small code is read: of codes with 1.2 pixels a module most could be read at three times, fewer at two. */
export const ENLARGEMENT = 3;
/** Spread of the blur against which edges are sharpened, in pixels of the enlarged part, and how often what they differ by is added. */
const SHARPEN = { sigma: 1.5, amount: 3 } as const;

/**
 * A part of a picture with some of what is around it, enlarged by cubic interpolation (Keys 1981) and sharpened: what two
 * modules of a code share a pixel of becomes two again.
 * @param margin pixels of the picture on every side; outside of the picture its edge goes on.
 */
export function enlargeSharply(picture: Grey, { left, top, right, bottom }: Part, margin: number): Grey {
  const from = Math.max(0, top - margin);
  const rows: Plane = {
    width: picture.width,
    height: Math.min(picture.height, bottom + margin) - from,
    data: picture.data.subarray(from * picture.width, (bottom + margin) * picture.width),
  };
  const [across, down] = [
    cubicTaps(left - margin, right + margin),
    cubicTaps(top - margin - from, bottom + margin - from),
  ];
  const enlarged = turned(along(turned(along(rows, across)), down));
  const blurred = turned(along(turned(along(enlarged, blurTaps(across.length))), blurTaps(down.length)));
  const data = Uint8Array.from(enlarged.data, (value, at) =>
    Math.max(0, Math.min(255, Math.round(value + SHARPEN.amount * (value - blurred.data[at]!)))),
  );
  return { width: enlarged.width, height: enlarged.height, data };
}

/** A picture whose values are no bytes; row by row. */
interface Plane {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

/** What a pixel of a line is made of: the first of the pixels, and the weight of it and of those that follow. */
interface Taps {
  first: number;
  weights: readonly number[];
}

/** Every row anew; beyond its ends a row goes on as it ends. */
function along({ width, height, data }: Plane, taps: readonly Taps[]): Plane {
  const out = new Float32Array(taps.length * height);
  for (let x = 0; x < taps.length; x++) {
    const { first, weights } = taps[x]!;
    for (let y = 0; y < height; y++) {
      let sum = 0;
      for (let tap = 0; tap < weights.length; tap++)
        sum += weights[tap]! * data[y * width + Math.max(0, Math.min(width - 1, first + tap))]!;
      out[y * taps.length + x] = sum;
    }
  }
  return { width: taps.length, height, data: out };
}

/** Rows become columns. */
function turned({ width, height, data }: Plane): Plane {
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) out[x * height + y] = data[y * width + x]!;
  return { width: height, height: width, data: out };
}

function cubicTaps(start: number, end: number): Taps[] {
  return Array.from({ length: (end - start) * ENLARGEMENT }, (_, pixel) => {
    const at = start + (pixel + 0.5) / ENLARGEMENT - 0.5;
    const first = Math.floor(at) - 1;
    return { first, weights: [0, 1, 2, 3].map((tap) => cubicWeight(Math.abs(at - first - tap))) };
  });
}

/** Keys' cubic convolution with a = −½ (Catmull and Rom's spline). */
function cubicWeight(distance: number): number {
  if (distance < 1) return 1.5 * distance ** 3 - 2.5 * distance ** 2 + 1;
  return distance < 2 ? -0.5 * distance ** 3 + 2.5 * distance ** 2 - 4 * distance + 2 : 0;
}

function blurTaps(length: number): Taps[] {
  const reach = Math.ceil(2 * SHARPEN.sigma);
  const bell = Array.from({ length: 2 * reach + 1 }, (_, tap) =>
    Math.exp(-((tap - reach) ** 2) / (2 * SHARPEN.sigma ** 2)),
  );
  const sum = bell.reduce((total, weight) => total + weight, 0);
  const weights = bell.map((weight) => weight / sum);
  return Array.from({ length }, (_, pixel) => ({ first: pixel - reach, weights }));
}
