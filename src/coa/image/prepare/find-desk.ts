import { contrastBetween, medianColour, type SmallPicture } from './small-picture.ts';

/**
 * How far a pixel may lie from the running colour of what is around the page beside it (sum over three channels): of a desk that a
 * camera saw, and of a screen's even ground, where so large a step would cross from a tint to white over the one pixel
 * between them that is half of each.
 */
const STEP = { desk: 42, screen: 8 } as const;
/** What lies around a page in a picture: a desk, or the ground of a screen. */
export type Surroundings = keyof typeof STEP;
/** How quickly that running colour follows the light across the desk; faster, and it creeps along the soft edge of a sheet. */
const FOLLOW = 0.03;
/** How far a pixel of the border may lie from the border's median colour to be desk (the same sum). */
const BORDER_STEP = 3 * STEP.desk;
/** Share of the picture that a sheet must cover. */
const MIN_REGION = 0.12;
/** Marks the surface around the page: grown inward from the border as long as the colour only drifts. */
export function growDesk({ width, height, rgb }: SmallPicture, on: Surroundings): Uint8Array {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1);
  const middle = medianColour(rgb, border);
  const desk = new Uint8Array(width * height);
  const running = new Float32Array(width * height * 3);
  // Breadth first, so that the running colour of a pixel comes from its nearest way to the border.
  const queue = new Int32Array(width * height);
  let waiting = 0;
  const join = (at: number): void => {
    desk[at] = 1;
    queue[waiting++] = at;
  };
  for (const at of border) {
    const i = at * 3;
    if (
      desk[at] === 1 ||
      Math.abs(rgb[i]! - middle[0]) + Math.abs(rgb[i + 1]! - middle[1]) + Math.abs(rgb[i + 2]! - middle[2]) >
        BORDER_STEP
    )
      continue;
    join(at);
    for (let channel = i; channel < i + 3; channel++) running[channel] = rgb[channel]!;
  }
  for (let served = 0; served < waiting; served++) {
    const at = queue[served]!;
    const from = at * 3;
    const x = at % width;
    const reach = (n: number): void => {
      if (n < 0 || n >= desk.length || desk[n] === 1) return;
      const i = n * 3;
      if (
        Math.abs(rgb[i]! - running[from]!) +
          Math.abs(rgb[i + 1]! - running[from + 1]!) +
          Math.abs(rgb[i + 2]! - running[from + 2]!) >
        STEP[on]
      )
        return;
      join(n);
      for (let channel = 0; channel < 3; channel++)
        running[i + channel] = running[from + channel]! * (1 - FOLLOW) + rgb[i + channel]! * FOLLOW;
    };
    if (x > 0) reach(at - 1);
    if (x < width - 1) reach(at + 1);
    reach(at - width);
    reach(at + width);
  }
  return desk;
}

/** Share of what was found that is its paper at least, the lightest of it: in a table of a picture made small, text and rules take the rest. */
const PAPER = 0.4;

/**
 * How far the colours of the paper and of what is around it lie apart, summed over three channels. Of a table with dark bands on a white page
 * most is darker than that, but its paper is not; of a dark page its lightest part is letters. So the lesser of both counts.
 */
export function contrastOf(small: SmallPicture, desk: Uint8Array, page: Uint8Array): number {
  const inside: number[] = [];
  const outside: number[] = [];
  for (let at = 0; at < desk.length; at++) {
    if (desk[at] === 1) outside.push(at);
    else if (page[at] === 1) inside.push(at);
  }
  return Math.min(
    contrastBetween(small.rgb, inside, outside),
    contrastBetween(small.rgb, lightest(small.rgb, inside), outside),
  );
}

/** The pixels that are the paper of what was found: counted by their lightness, for there are a hundred thousand of them. */
function lightest(rgb: Uint8Array, pixels: readonly number[]): number[] {
  const light = (at: number): number => rgb[at * 3]! + rgb[at * 3 + 1]! + rgb[at * 3 + 2]!;
  const counts = new Uint32Array(3 * 255 + 1);
  for (const at of pixels) counts[light(at)]!++;
  let left = Math.ceil(PAPER * pixels.length);
  let level = counts.length - 1;
  while (level > 0 && counts[level]! <= left) left -= counts[level--]!;
  // Of those at the level where it ends, the first ones.
  return pixels.filter((at) => light(at) > level || (light(at) === level && left-- > 0));
}

/** The largest region that is not desk, as a mask with its holes filled row by row; null when it is small. */
export function largestRegion(desk: Uint8Array, width: number, height: number): Uint8Array | null {
  const { labels, largest, size } = labelRegions(desk, width);
  if (size < MIN_REGION * desk.length) return null;
  const mask = new Uint8Array(desk.length);
  for (let y = 0; y < height; y++) {
    const row = labels.subarray(y * width, (y + 1) * width);
    const first = row.indexOf(largest);
    if (first >= 0) mask.fill(1, y * width + first, y * width + row.lastIndexOf(largest) + 1);
  }
  return mask;
}

/** Numbers the regions that are not desk from 1; which of them is the largest, and its pixels. */
function labelRegions(desk: Uint8Array, width: number): { labels: Int32Array; largest: number; size: number } {
  const labels = new Int32Array(desk.length);
  const stack = new Int32Array(desk.length);
  let [largest, largestSize, label, depth] = [0, 0, 0, 0];
  const visit = (n: number): void => {
    if (n < 0 || n >= desk.length || desk[n] !== 0 || labels[n] !== 0) return;
    labels[n] = label;
    stack[depth++] = n;
  };
  for (let seed = 0; seed < desk.length; seed++) {
    if (desk[seed] === 1 || labels[seed] !== 0) continue;
    label++;
    visit(seed);
    let size = 0;
    while (depth > 0) {
      const at = stack[--depth]!;
      size++;
      const x = at % width;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      visit(at - width);
      visit(at + width);
    }
    if (size > largestSize) [largest, largestSize] = [label, size];
  }
  return { labels, largest, size: largestSize };
}
