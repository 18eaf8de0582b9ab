import { FOUR_WHITE, fourByFour, type Grey } from './grey.ts';

/** A connected patch of ink. */
export interface Component {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Pixels of ink. */
  area: number;
}

/** Connected patches (8 neighbours) of pixels darker than `ink`; edges are inclusive. */
export function findComponents(flat: Grey, ink = 140): Component[] {
  const { width, height, data } = flat;
  const parents: number[] = [0];
  const boxes: Component[] = [{ left: 0, top: 0, right: 0, bottom: 0, area: 0 }];
  const root = (label: number): number => {
    let r = label;
    while (parents[r] !== r) r = parents[r]!;
    while (parents[label] !== r) {
      const up = parents[label]!;
      parents[label] = r;
      label = up;
    }
    return r;
  };
  let previous = new Int32Array(width);
  let current = new Int32Array(width);
  const fours = fourByFour(data);
  for (let y = 0; y < height; y++) {
    current.fill(0);
    const start = y * width;
    for (let x = 0; x < width; x++) {
      const at = start + x;
      if ((at & 3) === 0 && fours[at >> 2] === FOUR_WHITE) {
        x += 3;
        continue;
      }
      if (data[at]! >= ink) continue;
      let label = x > 0 ? current[x - 1]! : 0;
      for (let up = Math.max(0, x - 1); up <= Math.min(width - 1, x + 1); up++) {
        const other = previous[up]!;
        if (other === 0) continue;
        if (label === 0) label = other;
        else if (label !== other) {
          const a = root(label);
          const b = root(other);
          if (a !== b) parents[Math.max(a, b)] = Math.min(a, b);
        }
      }
      if (label === 0) {
        label = parents.length;
        parents.push(label);
        boxes.push({ left: x, top: y, right: x, bottom: y, area: 0 });
      }
      current[x] = label;
      const box = boxes[label]!;
      if (x < box.left) box.left = x;
      if (x > box.right) box.right = x;
      if (y > box.bottom) box.bottom = y;
      if (y < box.top) box.top = y;
      box.area++;
    }
    [previous, current] = [current, previous];
  }
  const merged = new Map<number, Component>();
  for (let label = 1; label < boxes.length; label++) {
    const r = root(label);
    const box = boxes[label]!;
    const into = merged.get(r);
    if (into === undefined) merged.set(r, { ...box });
    else {
      into.left = Math.min(into.left, box.left);
      into.top = Math.min(into.top, box.top);
      into.right = Math.max(into.right, box.right);
      into.bottom = Math.max(into.bottom, box.bottom);
      into.area += box.area;
    }
  }
  return [...merged.values()];
}

/** Median height of letter-like patches in pixels; null when there are too few to say. */
export function letterHeight(components: readonly Component[]): number | null {
  const heights = components
    .map((c) => ({ w: c.right - c.left + 1, h: c.bottom - c.top + 1, area: c.area }))
    .filter(({ w, h, area }) => h >= 4 && h <= 90 && w >= 2 && w <= 3 * h && area >= 0.12 * w * h)
    .map(({ h }) => h)
    .sort((a, b) => a - b);
  return heights.length < 25 ? null : heights[heights.length >> 1]!;
}
