import type { Pixels } from '../prepare/turn-upright.ts';

/** A picture that becomes smaller as its rows come in. */
export interface ShrinkingPicture {
  /** Its pixels, opaque; complete once all rows were added. */
  picture: Pixels;
  /** Takes whole rows of four bytes a pixel, the next below those before. */
  add(rows: Uint8Array): void;
}

/**
 * Averages rows into a smaller picture, laid on white; what does not fill a block at the right or lower edge is dropped. With a factor
 * of 1 rows are kept as they are.
 * @param factor by which the sides are divided.
 */
export function shrinkRows(size: { width: number; height: number }, factor: number): ShrinkingPicture {
  const [width, height] = [Math.floor(size.width / factor), Math.floor(size.height / factor)];
  const rgba = new Uint8Array(width * height * 4);
  const picture = { width, height, rgba };
  const rowBytes = size.width * 4;
  let y = 0;
  if (factor === 1)
    return {
      picture,
      add(rows) {
        rgba.set(rows.subarray(0, rgba.length - y * rowBytes), y * rowBytes);
        y += rows.length / rowBytes;
      },
    };
  const sums = new Uint32Array(width * 3);
  const area = factor * factor;
  const addRow = (rows: Uint8Array, start: number): void => {
    for (let x = 0, at = start; x < width; x++) {
      let [red, green, blue] = [0, 0, 0];
      for (let i = 0; i < factor; i++, at += 4) {
        const alpha = rows[at + 3]!;
        const white = 255 - alpha;
        red += white === 0 ? rows[at]! : (rows[at]! * alpha) / 255 + white;
        green += white === 0 ? rows[at + 1]! : (rows[at + 1]! * alpha) / 255 + white;
        blue += white === 0 ? rows[at + 2]! : (rows[at + 2]! * alpha) / 255 + white;
      }
      sums[x * 3]! += red;
      sums[x * 3 + 1]! += green;
      sums[x * 3 + 2]! += blue;
    }
  };
  const finish = (row: number): void => {
    for (let x = 0, to = row * width * 4; x < width; x++, to += 4) {
      rgba[to] = sums[x * 3]! / area;
      rgba[to + 1] = sums[x * 3 + 1]! / area;
      rgba[to + 2] = sums[x * 3 + 2]! / area;
      rgba[to + 3] = 255;
    }
    sums.fill(0);
  };
  return {
    picture,
    add(rows) {
      for (let start = 0; start < rows.length && y < height * factor; start += rowBytes) {
        addRow(rows, start);
        if (++y % factor === 0) finish(y / factor - 1);
      }
    },
  };
}
