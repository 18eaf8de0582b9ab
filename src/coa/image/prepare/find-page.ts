/** Corners of the page in a photo, clockwise from the upper left, in pixels of the picture. */
export type Quad = readonly [Point, Point, Point, Point];
type Point = readonly [number, number];

const WORKING_SIDE = 400;
/** How far a pixel may lie from the running colour of the desk beside it (sum over three channels). */
const STEP = 42;
/** How quickly that running colour follows the light across the desk; faster, and it creeps along the soft edge of a sheet. */
const FOLLOW = 0.03;
/** The paper's colour must differ from the desk's by this much (sum over three channels). */
const CONTRAST = 36;
/** Share of an edge's points that must lie on its line. */
const STRAIGHT = 0.62;
/** No sheet that certificates are printed on is longer than this many times its width. */
const NARROWEST = 2;

/**
 * Finds the sheet of paper in a photo: what remains when the surface around it is grown inward from the picture's
 * border. Returns null when no sheet stands out (a screenshot, a scan, a page that fills the picture).
 */
export function findPage(picture: { width: number; height: number; rgba: Uint8Array }): Quad | null {
  const factor = Math.max(1, Math.ceil(Math.max(picture.width, picture.height) / WORKING_SIDE));
  const small = shrinkColour(picture, factor);
  const { width, height } = small;
  if (width < 40 || height < 40) return null;
  const desk = growDesk(small);
  const page = largestRegion(desk, width, height);
  if (page === null || !standsOut(small, desk, page)) return null;
  const sides = fitSides(page, width, height);
  if (sides === null) return null;
  const quad = [
    intersect(sides[0], sides[3]),
    intersect(sides[0], sides[1]),
    intersect(sides[2], sides[1]),
    intersect(sides[2], sides[3]),
  ] as const;
  const area = Math.abs(quadArea(quad));
  let covered = 0;
  for (const inside of page) covered += inside;
  const share = area / (width * height);
  if (!(share > 0.2 && share < 0.985) || covered / area < 0.88 || covered / area > 1.1) return null;
  // Where two opposite sides are the picture's own border, the sheet's are not seen: a screenshot between dark bars.
  const edge = 0.012;
  const top = quad.every(([, y], index) => index > 1 || y < height * edge);
  const right = quad.every(([x], index) => index === 0 || index === 3 || x > width * (1 - edge));
  const bottom = quad.every(([, y], index) => index < 2 || y > height * (1 - edge));
  const left = quad.every(([x], index) => index === 1 || index === 2 || x < width * edge);
  const across = Math.hypot(quad[1][0] - quad[0][0], quad[1][1] - quad[0][1]);
  const down = Math.hypot(quad[3][0] - quad[0][0], quad[3][1] - quad[0][1]);
  if ((left && right) || (top && bottom) || Math.max(across, down) > NARROWEST * Math.min(across, down)) return null;
  const margin = 0.15;
  if (
    quad.some(
      ([x, y]) =>
        !(x > -width * margin && x < width * (1 + margin) && y > -height * margin && y < height * (1 + margin)),
    )
  )
    return null;
  return quad.map(([x, y]) => [x * factor, y * factor] as const) as unknown as Quad;
}

interface Colour {
  width: number;
  height: number;
  rgb: Uint8Array;
}

function shrinkColour(picture: { width: number; height: number; rgba: Uint8Array }, factor: number): Colour {
  const width = Math.floor(picture.width / factor);
  const height = Math.floor(picture.height / factor);
  const rgb = new Uint8Array(width * height * 3);
  // Every second pixel is enough for an average; a fine grain of noise still evens out.
  const stride = factor > 3 ? 2 : 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let count = 0;
      for (let dy = 0; dy < factor; dy += stride) {
        for (let dx = 0; dx < factor; dx += stride) {
          const at = ((y * factor + dy) * picture.width + x * factor + dx) * 4;
          red += picture.rgba[at]!;
          green += picture.rgba[at + 1]!;
          blue += picture.rgba[at + 2]!;
          count++;
        }
      }
      const to = (y * width + x) * 3;
      rgb[to] = red / count;
      rgb[to + 1] = green / count;
      rgb[to + 2] = blue / count;
    }
  }
  return { width, height, rgb };
}

/** Marks the surface around the page: grown inward from the border as long as the colour only drifts. */
function growDesk({ width, height, rgb }: Colour): Uint8Array {
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
      Math.abs(rgb[i]! - middle[0]) + Math.abs(rgb[i + 1]! - middle[1]) + Math.abs(rgb[i + 2]! - middle[2]) > STEP * 3
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
        STEP
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

function medianColour(rgb: Uint8Array, pixels: readonly number[]): [number, number, number] {
  const middle = pixels.length >> 1;
  return [0, 1, 2].map((channel) => {
    const counts = new Uint32Array(256);
    for (const at of pixels) counts[rgb[at * 3 + channel]!]!++;
    let level = 0;
    for (let below = counts[0]!; below <= middle && level < 255; below += counts[level]!) level++;
    return pixels.length === 0 ? 0 : level;
  }) as [number, number, number];
}

/** Whether paper and desk have plainly different colours: a table on a white page is no page on a desk. */
function standsOut(small: Colour, desk: Uint8Array, page: Uint8Array): boolean {
  const inside: number[] = [];
  const outside: number[] = [];
  for (let at = 0; at < desk.length; at++) {
    if (desk[at] === 1) outside.push(at);
    else if (page[at] === 1) inside.push(at);
  }
  const paper = medianColour(small.rgb, inside);
  const around = medianColour(small.rgb, outside);
  return Math.abs(paper[0] - around[0]) + Math.abs(paper[1] - around[1]) + Math.abs(paper[2] - around[2]) >= CONTRAST;
}

/** The largest region that is not desk, as a mask with its holes filled row by row; null when it is small. */
function largestRegion(desk: Uint8Array, width: number, height: number): Uint8Array | null {
  const label = new Int32Array(desk.length);
  let best = 0;
  let bestSize = 0;
  let next = 0;
  const stack = new Int32Array(desk.length);
  let depth = 0;
  const visit = (n: number): void => {
    if (n < 0 || n >= desk.length || desk[n] !== 0 || label[n] !== 0) return;
    label[n] = next;
    stack[depth++] = n;
  };
  for (let seed = 0; seed < desk.length; seed++) {
    if (desk[seed] === 1 || label[seed] !== 0) continue;
    next++;
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
    if (size > bestSize) {
      bestSize = size;
      best = next;
    }
  }
  if (bestSize < 0.12 * desk.length) return null;
  const mask = new Uint8Array(desk.length);
  for (let y = 0; y < height; y++) {
    let first = -1;
    let last = -1;
    for (let x = 0; x < width; x++) {
      if (label[y * width + x] === best) {
        if (first < 0) first = x;
        last = x;
      }
    }
    if (first >= 0) mask.fill(1, y * width + first, y * width + last + 1);
  }
  return mask;
}

/** A straight line as a·x + b·y = c. */
type Line = readonly [number, number, number];

/** Lines through the upper, right, lower and left edge of a mask. */
function fitSides(mask: Uint8Array, width: number, height: number): readonly [Line, Line, Line, Line] | null {
  const top: Point[] = [];
  const bottom: Point[] = [];
  const left: Point[] = [];
  const right: Point[] = [];
  for (let x = 0; x < width; x++) {
    let first = -1;
    let last = -1;
    for (let y = 0; y < height; y++) {
      if (mask[y * width + x] === 1) {
        if (first < 0) first = y;
        last = y;
      }
    }
    if (first >= 0) {
      top.push([x, first]);
      bottom.push([x, last + 1]);
    }
  }
  for (let y = 0; y < height; y++) {
    const first = mask.indexOf(1, y * width);
    if (first < 0 || first >= (y + 1) * width) continue;
    const last = mask.lastIndexOf(1, (y + 1) * width - 1);
    left.push([first - y * width, y]);
    right.push([last - y * width + 1, y]);
  }
  const lines = [fitLine(top, true), fitLine(right, false), fitLine(bottom, true), fitLine(left, false)];
  return lines.every((line) => line !== null) ? (lines as unknown as [Line, Line, Line, Line]) : null;
}

/** Least squares over the middle 80 % of an edge, then once more over the points that lie near the first line. */
function fitLine(points: readonly Point[], flat: boolean): Line | null {
  const cut = Math.floor(points.length * 0.1);
  let kept = points.slice(cut, points.length - cut);
  const all = kept;
  let slope = 0;
  let offset = 0;
  for (let round = 0; round < 4; round++) {
    if (kept.length < 10) return null;
    let su = 0;
    let sv = 0;
    let suu = 0;
    let suv = 0;
    for (const point of kept) {
      const u = flat ? point[0] : point[1];
      const v = flat ? point[1] : point[0];
      su += u;
      sv += v;
      suu += u * u;
      suv += u * v;
    }
    const n = kept.length;
    slope = (n * suv - su * sv) / (n * suu - su * su || 1);
    offset = (sv - slope * su) / n;
    const misses = kept.map((point) =>
      Math.abs((flat ? point[1] : point[0]) - slope * (flat ? point[0] : point[1]) - offset),
    );
    const bound = Math.max(1.5, [...misses].sort((a, b) => a - b)[Math.floor(misses.length * 0.7)]!);
    kept = kept.filter((_, index) => misses[index]! <= bound);
  }
  const on = all.filter(
    (point) => Math.abs((flat ? point[1] : point[0]) - slope * (flat ? point[0] : point[1]) - offset) <= 2,
  ).length;
  if (Math.abs(slope) > 0.5 || on < STRAIGHT * all.length) return null;
  return flat ? [-slope, 1, offset] : [1, -slope, offset];
}

function intersect(p: Line, q: Line): Point {
  const determinant = p[0] * q[1] - q[0] * p[1];
  return [(p[2] * q[1] - q[2] * p[1]) / determinant, (p[0] * q[2] - q[0] * p[2]) / determinant];
}

function quadArea(quad: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < 4; i++) {
    const [x, y] = quad[i]!;
    const [nx, ny] = quad[(i + 1) % 4]!;
    sum += x * ny - nx * y;
  }
  return sum / 2;
}
