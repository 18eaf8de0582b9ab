import { FOUR_WHITE, fourByFour, type Grey } from '../grey.ts';

const WIDEST = 6;

/**
 * Angle in radians by which the text lines of a flattened page run down to the right; 0 when no angle stands out.
 * The right angle makes the row profile of the ink sharpest (Postl 1986).
 */
export function findSkew(flat: Grey): number {
  const { width, height, data } = flat;
  const xs: number[] = [];
  const ys: number[] = [];
  const fours = fourByFour(data);
  // Lower edges of ink are where text lines are sharpest.
  for (let y = 0; y < height - 1; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const at = row + x;
      if ((at & 3) === 0 && fours[at >> 2] === FOUR_WHITE) {
        x += 3;
        continue;
      }
      if (data[at]! < 128 && data[at + width]! >= 128) {
        xs.push(x);
        ys.push(y);
      }
    }
  }
  const count = xs.length;
  if (count < 200) return 0;
  const sharpness = (degrees: number): number => {
    const slope = Math.tan((degrees * Math.PI) / 180);
    const shift = Math.ceil(width * Math.abs(slope)) + 1;
    const profile = new Uint32Array(height + 2 * shift);
    for (let i = 0; i < count; i++) profile[Math.floor(ys[i]! - slope * xs[i]! + 0.5) + shift]!++;
    let sum = 0;
    for (let i = 0; i < profile.length; i++) sum += profile[i]! * profile[i]!;
    return sum;
  };
  let best = 0;
  let bestSharpness = sharpness(0) * 1.02;
  const consider = (degrees: number): void => {
    const value = sharpness(degrees);
    if (value > bestSharpness) {
      bestSharpness = value;
      best = degrees;
    }
  };
  for (let degrees = -WIDEST; degrees <= WIDEST; degrees += 0.25) consider(degrees);
  const coarse = best;
  if (coarse !== 0) for (let degrees = coarse - 0.2; degrees <= coarse + 0.2; degrees += 0.05) consider(degrees);
  return (best * Math.PI) / 180;
}
