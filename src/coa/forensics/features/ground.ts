import type { Box } from '../../geometry/box.ts';
import type { Pixels } from '../../image/prepare/turn-upright.ts';
import { declareFeatures, type Feature } from './feature.ts';

/** What the pixels of a field's place are made of. */
export interface Ground {
  /** Difference of the strongest and the weakest of red, green and blue of what it stands on, and of its ink. */
  groundColour: number;
  inkColour: number;
  /** Share of the pixels, within its box and around it, that are neither ground, nor ink, nor a mixture of both. */
  foreignWithin: number;
  foreignAround: number;
}

type Colour = readonly [red: number, green: number, blue: number];

/** Bits of each channel by which the commonest colour is told. */
const BITS = 4;
/** Colours farther than this from every mixture of ground and ink are of something else. */
const FOREIGN = 45;
/** Share of the box's pixels, those farthest from the ground, that show the ink. */
const INK_SHARE = 0.04;
/** Part of the height that is looked at around the box. */
const MARGIN = 0.5;

/** Tells what a field stands on, the colour of its ink, and whether something else was drawn there. @param box pixels. */
export function groundOf({ width, height, rgba }: Pixels, [x, y, w, h]: Box): Ground {
  const margin = h * MARGIN;
  const [left, right] = [Math.max(0, Math.floor(x - margin)), Math.min(width, Math.ceil(x + w + margin))];
  const [top, bottom] = [Math.max(0, Math.floor(y - margin)), Math.min(height, Math.ceil(y + h + margin))];
  const pixels = Math.max(0, right - left) * Math.max(0, bottom - top);
  const [within, around] = [new Colours(pixels), new Colours(pixels)];
  for (let row = top; row < bottom; row++) {
    const isRowWithin = row >= y && row < y + h;
    for (let column = left, at = (row * width + left) * 4; column < right; column++, at += 4) {
      const isWithin = isRowWithin && column >= x && column < x + w;
      (isWithin ? within : around).add(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!);
    }
  }
  const ground = commonest(within);
  const ink = farthest(within, ground);
  return {
    groundColour: strength(ground),
    inkColour: strength(ink),
    foreignWithin: shareForeign(within, ground, ink),
    foreignAround: shareForeign(around, ground, ink),
  };
}

/** Colours of pixels, three bytes each: a field has ten thousand, and an object for each took most of the comparison's time. */
class Colours {
  readonly bytes: Uint8Array;
  count = 0;

  constructor(most: number) {
    this.bytes = new Uint8Array(most * 3);
  }

  add(red: number, green: number, blue: number): void {
    const at = this.count++ * 3;
    this.bytes[at] = red;
    this.bytes[at + 1] = green;
    this.bytes[at + 2] = blue;
  }
}

function strength(colour: Colour): number {
  return Math.max(...colour) - Math.min(...colour);
}

/** Mean of the colours that fall into the commonest cell, the one that came to its count first; white of none. */
function commonest({ bytes, count }: Colours): Colour {
  const counts = new Uint32Array(1 << (3 * BITS));
  const cellAt = (at: number): number =>
    ((bytes[at]! >> (8 - BITS)) << (2 * BITS)) |
    ((bytes[at + 1]! >> (8 - BITS)) << BITS) |
    (bytes[at + 2]! >> (8 - BITS));
  let [best, most] = [-1, 0];
  for (let at = 0; at < count * 3; at += 3) {
    const cell = cellAt(at);
    const now = ++counts[cell]!;
    if (now > most) [best, most] = [cell, now];
  }
  if (most === 0) return [255, 255, 255];
  return meanWhere({ bytes, count }, (index) => cellAt(index * 3) === best);
}

/** Mean of the colours farthest from the ground; of those equally far the first. */
function farthest(colours: Pick<Colours, 'bytes' | 'count'>, ground: Colour): Colour {
  const { bytes, count } = colours;
  if (count === 0) return ground;
  const distances = new Float64Array(count);
  for (let index = 0, at = 0; index < count; index++, at += 3)
    distances[index] = squaredDistance(bytes[at]!, bytes[at + 1]!, bytes[at + 2]!, ground);
  const wanted = Math.max(1, Math.round(count * INK_SHARE));
  // Most pixels are ground: where enough are plainly something else, only those need sorting.
  const far = distances.filter((distance) => distance > FOREIGN ** 2);
  const sorted = (far.length >= wanted ? far : distances.slice()).sort();
  const least = sorted[sorted.length - wanted]!;
  let farther = 0;
  for (const distance of distances) if (distance > least) farther++;
  let asFar = wanted - farther;
  return meanWhere(colours, (index) => distances[index]! > least || (distances[index] === least && asFar-- > 0));
}

function meanWhere({ bytes, count }: Pick<Colours, 'bytes' | 'count'>, counts: (index: number) => boolean): Colour {
  let [chosen, red, green, blue] = [0, 0, 0, 0];
  for (let index = 0, at = 0; index < count; index++, at += 3) {
    if (!counts(index)) continue;
    chosen++;
    red += bytes[at]!;
    green += bytes[at + 1]!;
    blue += bytes[at + 2]!;
  }
  return [red / chosen, green / chosen, blue / chosen];
}

function squaredDistance(red: number, green: number, blue: number, to: Colour): number {
  return (red - to[0]) ** 2 + (green - to[1]) ** 2 + (blue - to[2]) ** 2;
}

/** Share of colours that are far from every mixture of two others; 0 of none. */
function shareForeign({ bytes, count }: Colours, from: Colour, to: Colour): number {
  const [alongRed, alongGreen, alongBlue] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = alongRed ** 2 + alongGreen ** 2 + alongBlue ** 2;
  let foreign = 0;
  for (let at = 0; at < count * 3; at += 3) {
    const [red, green, blue] = [bytes[at]! - from[0], bytes[at + 1]! - from[1], bytes[at + 2]! - from[2]];
    const dot = red * alongRed + green * alongGreen + blue * alongBlue;
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, dot / length));
    const off = (red - share * alongRed) ** 2 + (green - share * alongGreen) ** 2 + (blue - share * alongBlue) ** 2;
    if (off > FOREIGN ** 2) foreign++;
  }
  return foreign / Math.max(1, count);
}

/** Features of the ground under a field and what is drawn over it. */
export const GROUND_FEATURES: readonly Feature<Ground>[] = declareFeatures<Ground>('ground', [
  ['colour of the ground', '0 to 255', ({ groundColour }) => groundColour],
  ['colour of the ink', '0 to 255', ({ inkColour }) => inkColour],
  ['drawn over it', 'share', ({ foreignWithin }) => foreignWithin],
  ['drawn around it', 'share', ({ foreignAround }) => foreignAround],
]);
