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
  const within: Colour[] = [];
  const around: Colour[] = [];
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const at = (row * width + column) * 4;
      const colour: Colour = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!];
      const isWithin = row >= y && row < y + h && column >= x && column < x + w;
      (isWithin ? within : around).push(colour);
    }
  }
  const ground = commonest(within);
  const ink = farthest(within, ground);
  const foreign = (colours: readonly Colour[]): number =>
    colours.filter((colour) => distanceToMixture(colour, ground, ink) > FOREIGN).length / Math.max(1, colours.length);
  return {
    groundColour: strength(ground),
    inkColour: strength(ink),
    foreignWithin: foreign(within),
    foreignAround: foreign(around),
  };
}

function strength(colour: Colour): number {
  return Math.max(...colour) - Math.min(...colour);
}

/** Mean of the colours that fall into the commonest cell. */
function commonest(colours: readonly Colour[]): Colour {
  const cells = new Map<number, [count: number, red: number, green: number, blue: number]>();
  let best: [number, number, number, number] = [0, 255, 255, 255];
  for (const [red, green, blue] of colours) {
    const key = ((red >> (8 - BITS)) << (2 * BITS)) | ((green >> (8 - BITS)) << BITS) | (blue >> (8 - BITS));
    const cell = cells.get(key) ?? [0, 0, 0, 0];
    cells.set(key, cell);
    cell[0]++;
    cell[1] += red;
    cell[2] += green;
    cell[3] += blue;
    if (cell[0] > best[0]) best = cell;
  }
  const [count, red, green, blue] = best;
  return count === 0 ? [red, green, blue] : [red / count, green / count, blue / count];
}

/** Mean of the colours farthest from the ground. */
function farthest(colours: readonly Colour[], ground: Colour): Colour {
  const sorted = colours
    .map((colour) => ({ colour, distance: distance(colour, ground) }))
    .sort((a, b) => b.distance - a.distance)
    .slice(0, Math.max(1, Math.round(colours.length * INK_SHARE)));
  const mean = (channel: 0 | 1 | 2): number =>
    sorted.reduce((sum, { colour }) => sum + colour[channel], 0) / Math.max(1, sorted.length);
  return sorted.length === 0 ? ground : [mean(0), mean(1), mean(2)];
}

function distance(a: Colour, b: Colour): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Distance of a colour to the nearest mixture of two others. */
function distanceToMixture(colour: Colour, from: Colour, to: Colour): number {
  const along = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
  const length = along[0] ** 2 + along[1] ** 2 + along[2] ** 2;
  const dot = (colour[0] - from[0]) * along[0] + (colour[1] - from[1]) * along[1] + (colour[2] - from[2]) * along[2];
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, dot / length));
  return distance(colour, [from[0] + share * along[0], from[1] + share * along[1], from[2] + share * along[2]]);
}

export const GROUND_FEATURES: readonly Feature<Ground>[] = declareFeatures<Ground>('ground', [
  ['colour of the ground', '0 to 255', ({ groundColour }) => groundColour],
  ['colour of the ink', '0 to 255', ({ inkColour }) => inkColour],
  ['drawn over it', 'share', ({ foreignWithin }) => foreignWithin],
  ['drawn around it', 'share', ({ foreignAround }) => foreignAround],
]);
