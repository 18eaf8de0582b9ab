import type { Pixels } from './prepare/turn-upright.ts';

/** Pixels of the source that one of the enlarged picture is made of, along each side. */
const TAPS = 4;

/** Where the pixels of one side come from: the first of `TAPS` neighbours, clamped to the picture, and their shares. */
interface Sampling {
  from: Int32Array;
  shares: Float32Array;
}

/**
 * Enlarges a picture by cubic convolution (Keys 1981, a = −0.5), which goes through the pixels of the source and keeps edges sharp.
 * The pixels become opaque.
 * @param factor above 1.
 */
export function enlarge({ width, height, rgba }: Pixels, factor: number): Pixels {
  const [toWidth, toHeight] = [Math.round(width * factor), Math.round(height * factor)];
  const [columns, rows] = [samplingOf(width, toWidth), samplingOf(height, toHeight)];
  const out = new Uint8ClampedArray(toWidth * toHeight * 4).fill(255);
  // Rows of the source, enlarged along: an enlarged row needs four, and the next one mostly the same.
  const kept = new Map<number, Float32Array>();
  for (let y = 0; y < toHeight; y++) {
    const needed = rows.from.subarray(y * TAPS, (y + 1) * TAPS);
    for (const row of kept.keys()) if (row < needed[0]!) kept.delete(row);
    const [a, b, c, d] = Array.from(needed, (row) => {
      const known = kept.get(row) ?? alongRow(rgba.subarray(row * width * 4, (row + 1) * width * 4), columns, toWidth);
      kept.set(row, known);
      return known;
    }) as [Float32Array, Float32Array, Float32Array, Float32Array];
    const [ofA, ofB, ofC, ofD] = rows.shares.subarray(y * TAPS, (y + 1) * TAPS) as unknown as [
      number,
      number,
      number,
      number,
    ];
    for (let x = 0, from = 0, at = y * toWidth * 4; x < toWidth; x++, at += 4) {
      for (let channel = 0; channel < 3; channel++, from++) {
        out[at + channel] = a[from]! * ofA + b[from]! * ofB + c[from]! * ofC + d[from]! * ofD;
      }
    }
  }
  return { width: toWidth, height: toHeight, rgba: new Uint8Array(out.buffer) };
}

/** A row of the source at the columns of the enlarged picture: red, green and blue. */
function alongRow(row: Uint8Array, { from, shares }: Sampling, width: number): Float32Array {
  const out = new Float32Array(width * 3);
  for (let x = 0, to = 0; x < width; x++) {
    const tap = x * TAPS;
    const [a, b, c, d] = [from[tap]! * 4, from[tap + 1]! * 4, from[tap + 2]! * 4, from[tap + 3]! * 4];
    const [ofA, ofB, ofC, ofD] = [shares[tap]!, shares[tap + 1]!, shares[tap + 2]!, shares[tap + 3]!];
    for (let channel = 0; channel < 3; channel++, to++)
      out[to] = row[a + channel]! * ofA + row[b + channel]! * ofB + row[c + channel]! * ofC + row[d + channel]! * ofD;
  }
  return out;
}

function samplingOf(size: number, toSize: number): Sampling {
  const from = new Int32Array(toSize * TAPS);
  const shares = new Float32Array(toSize * TAPS);
  for (let to = 0; to < toSize; to++) {
    const middle = ((to + 0.5) * size) / toSize - 0.5;
    const first = Math.floor(middle) - 1;
    for (let tap = 0; tap < TAPS; tap++) {
      from[to * TAPS + tap] = Math.min(size - 1, Math.max(0, first + tap));
      shares[to * TAPS + tap] = cubic(Math.abs(middle - first - tap));
    }
  }
  return { from, shares };
}

/** The kernel of cubic convolution at a distance in pixels. */
function cubic(distance: number): number {
  if (distance <= 1) return 1.5 * distance ** 3 - 2.5 * distance ** 2 + 1;
  return distance < 2 ? -0.5 * distance ** 3 + 2.5 * distance ** 2 - 4 * distance + 2 : 0;
}
