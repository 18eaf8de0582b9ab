import { FOUR_WHITE, fourByFour, type Grey } from './grey.ts';

/** Pages lower than this gain nothing from being cut. */
const LOWEST = 600;
/** How far from the row that halves the ink a blank row is looked for, as a share of the height. */
const REACH = 0.2;
const INK = 200;
/** Blank rows on both sides of a cut, so that no letter touches it. */
const MARGIN = 3;

export interface Strip {
  strip: Grey;
  /** Row of the page on which it starts. */
  top: number;
}

/** Cuts a prepared page in two at the blank row nearest to the one that halves its ink; one strip when there is none. */
export function splitAtBlankRow(page: Grey): Strip[] {
  const { width, height, data } = page;
  const whole = [{ strip: page, top: 0 }];
  if (height < LOWEST) return whole;
  const ink = new Uint32Array(height);
  let total = 0;
  const fours = fourByFour(data);
  for (let y = 0; y < height; y++) {
    let count = 0;
    const end = (y + 1) * width;
    for (let at = y * width; at < end; at++) {
      if ((at & 3) === 0 && at + 3 < end && fours[at >> 2] === FOUR_WHITE) at += 3;
      else if (data[at]! < INK) count++;
    }
    ink[y] = count;
    total += count;
  }
  let half = 0;
  for (let sum = 0; half < height && sum < total / 2; half++) sum += ink[half]!;
  const blank = (y: number): boolean => y - MARGIN >= 0 && y + MARGIN < height && ink.subarray(y - MARGIN, y + MARGIN + 1).every((count) => count === 0);
  for (let distance = 0; distance <= height * REACH; distance++) {
    for (const y of [half - distance, half + distance]) {
      if (y > height * 0.1 && y < height * 0.9 && blank(y)) {
        return [
          { strip: { width, height: y, data: data.subarray(0, y * width) }, top: 0 },
          { strip: { width, height: height - y, data: data.subarray(y * width) }, top: y },
        ];
      }
    }
  }
  return whole;
}
