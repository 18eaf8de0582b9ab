import type { Box } from '../../geometry/box.ts';
import type { Grey } from '../../image/grey.ts';
import type { Overlay } from '../overlay/lay-over.ts';
import { plainText } from '../values/texts.ts';
import { likenessOf } from './compare-print.ts';
import type { Place } from './places.ts';

/** Words whose likeness tells how both pictures are best brought to one look; how wide one must be, and its margin, pixels. */
const SAMPLE = 24;
const MIN_WIDTH = 28;
const MARGIN = 6;
/** A softer picture must be this much more alike to be worth it, and is softened so often at most. */
const GAIN = 0.002;
const MAX_SOFTENED = 4;

/**
 * Brings both pictures to one look: of a photograph or a reduced picture the other one is as sharp as it, and a page shown
 * light on dark is inverted. Edges that differ in sharpness would else look like letters that differ.
 */
export function matchLook(overlay: Overlay, places: readonly Place[]): Overlay {
  const wide = places.filter(({ box, given, copy }) => box[2] >= MIN_WIDTH && textsAgree(given, copy));
  const step = Math.max(1, Math.floor(wide.length / SAMPLE));
  const crops = wide
    .filter((_, index) => index % step === 0)
    .map(({ box }) => ({ given: cut(overlay.given, box), copy: cut(overlay.copy, box) }));
  if (crops.length === 0) return overlay;
  const inverted = crops.map(({ given, copy }) => ({ given: invertLight(given), copy }));
  const [asShown, asInverted] = [meanLikeness(crops), meanLikeness(inverted)];
  const isInverted = asShown < asInverted;
  let [sample, best] = isInverted ? [inverted, asInverted] : [crops, asShown];
  const times = { given: 0, copy: 0 };
  for (const side of ['given', 'copy'] as const) {
    while (times[side] < MAX_SOFTENED) {
      const softer = sample.map((crop) => ({ ...crop, [side]: soften(crop[side]) }));
      const likeness = meanLikeness(softer);
      if (likeness <= best + GAIN) break;
      [sample, best] = [softer, likeness];
      times[side]++;
    }
  }
  const look = (grey: Grey, count: number): Grey => (count === 0 ? grey : look(soften(grey), count - 1));
  return {
    ...overlay,
    given: look(isInverted ? invertLight(overlay.given) : overlay.given, times.given),
    copy: look(overlay.copy, times.copy),
  };
}

function textsAgree(given: Place['given'], copy: Place['copy']): boolean {
  return given.length === 1 && copy.length === 1 && plainText(given[0]!.text) === plainText(copy[0]!.text);
}

function meanLikeness(crops: readonly { given: Grey; copy: Grey }[]): number {
  const inner = ({ width, height }: Grey): Box => [MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN];
  return (
    crops.reduce((sum, { given, copy }) => sum + likenessOf(given, copy, inner(given), 3).likeness, 0) / crops.length
  );
}

function cut(grey: Grey, [x, y, boxWidth, boxHeight]: Box): Grey {
  const left = Math.max(0, Math.round(x) - MARGIN);
  const top = Math.max(0, Math.round(y) - MARGIN);
  const width = Math.max(1, Math.min(grey.width - left, Math.round(boxWidth) + 2 * MARGIN));
  const height = Math.max(1, Math.min(grey.height - top, Math.round(boxHeight) + 2 * MARGIN));
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (top + row) * grey.width + left;
    data.set(grey.data.subarray(from, from + width), row * width);
  }
  return { width, height, data };
}

function invertLight({ width, height, data }: Grey): Grey {
  return { width, height, data: data.map((value) => 255 - value) };
}

/** Weighs each pixel with its neighbours, 1 2 1 along rows and columns. */
function soften({ width, height, data }: Grey): Grey {
  const along = new Uint8Array(data);
  for (let y = 0; y < height; y++)
    for (let at = y * width + 1, end = (y + 1) * width - 1; at < end; at++)
      along[at] = (data[at - 1]! + 2 * data[at]! + data[at + 1]! + 2) >> 2;
  const both = new Uint8Array(along);
  for (let at = width; at < width * (height - 1); at++)
    both[at] = (along[at - width]! + 2 * along[at]! + along[at + width]! + 2) >> 2;
  return { width, height, data: both };
}
