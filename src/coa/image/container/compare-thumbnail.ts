import { decodePicture, type Picture } from '../decode/decode-picture.ts';
import { readPictureHeader } from '../decode/picture-header.ts';
import { type Grey, greyOf, shrink } from '../grey.ts';
import { turnUpright } from '../prepare/turn-upright.ts';
import type { Thumbnail } from './container.ts';

/** Thumbnails are 160 pixels wide by the EXIF custom; nothing much larger is one. */
const LARGEST_SIDE = 800;
const SMALLEST_SIDE = 32;
/** Both are compared as grids of so many means on the longer side. */
const GRID = 24;
/** Above this the whole thumbnail is like the picture, and no crop is looked for. */
const PLAINLY_ALIKE = 0.8;
/** The smallest share of the thumbnail that a picture cropped later may be, and steps of size and place of the search. */
const SMALLEST_CROP = 0.45;
const STEP = 0.04;

/**
 * Holds an embedded thumbnail against the upright picture it belongs to. A picture cropped after the thumbnail was made
 * still counts as alike, and so do bars that fill a thumbnail to its shape.
 * @param orientation EXIF orientation of the picture, by which the thumbnail is turned as well.
 * @returns null when the thumbnail cannot be decoded or is no thumbnail by its size.
 */
export async function compareThumbnail(
  thumbnail: Uint8Array,
  picture: Picture,
  orientation: number,
): Promise<Thumbnail | null> {
  let small: { width: number; height: number; rgba: Uint8Array };
  try {
    const header = readPictureHeader(thumbnail);
    if (Math.max(header.width, header.height) > LARGEST_SIDE || Math.min(header.width, header.height) < SMALLEST_SIDE)
      return null;
    small = turnUpright(await decodePicture(thumbnail), orientation);
  } catch {
    return null;
  }
  const { width, height } = small;
  const working = shrink(
    greyOf(picture),
    Math.max(1, Math.floor(Math.max(picture.width, picture.height) / (GRID * 8))),
  );
  return { width, height, likeness: Math.round(bestLikeness(sums(greyOf(small)), sums(working)) * 100) / 100 };
}

/** Sums of brightness over every rectangle that begins at the upper left: the mean of any other follows from four of them. */
interface Sums {
  width: number;
  height: number;
  data: Float64Array;
}

function sums(grey: Grey): Sums {
  const stride = grey.width + 1;
  const data = new Float64Array(stride * (grey.height + 1));
  for (let y = 0; y < grey.height; y++) {
    let row = 0;
    for (let x = 0; x < grey.width; x++) {
      row += grey.data[y * grey.width + x]!;
      data[(y + 1) * stride + x + 1] = data[y * stride + x + 1]! + row;
    }
  }
  return { width: grey.width, height: grey.height, data };
}

/** The best correlation of the picture with any part of the thumbnail that has the picture's shape. */
function bestLikeness(thumbnail: Sums, picture: Sums): number {
  const longer = Math.max(picture.width, picture.height);
  const columns = Math.max(6, Math.round((GRID * picture.width) / longer));
  const rows = Math.max(6, Math.round((GRID * picture.height) / longer));
  const wanted = grid(picture, 0, 0, picture.width, picture.height, columns, rows);
  const likeness = (left: number, top: number, width: number, height: number): number =>
    correlation(wanted, grid(thumbnail, left, top, width, height, columns, rows));
  const fit = Math.min(thumbnail.width / picture.width, thumbnail.height / picture.height);
  const [width, height] = [picture.width * fit, picture.height * fit];
  // Squeezed to the thumbnail's shape as some programs do, or with even bars on both sides.
  let best = Math.max(
    likeness(0, 0, thumbnail.width, thumbnail.height),
    likeness((thumbnail.width - width) / 2, (thumbnail.height - height) / 2, width, height),
  );
  if (best >= PLAINLY_ALIKE) return best;
  const step = STEP * Math.max(thumbnail.width, thumbnail.height);
  for (let crop = 1; crop >= SMALLEST_CROP; crop -= STEP) {
    for (let top = 0; top <= thumbnail.height - height * crop; top += step) {
      for (let left = 0; left <= thumbnail.width - width * crop; left += step)
        best = Math.max(best, likeness(left, top, width * crop, height * crop));
    }
  }
  return best;
}

/** Mean brightness in a grid over part of a picture. */
function grid(
  { width: stride, height: lines, data }: Sums,
  left: number,
  top: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
): Float64Array {
  const means = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const y0 = Math.max(0, Math.min(lines - 1, Math.floor(top + (row * height) / rows)));
    const y1 = Math.min(lines, Math.max(y0 + 1, Math.floor(top + ((row + 1) * height) / rows)));
    for (let column = 0; column < columns; column++) {
      const x0 = Math.max(0, Math.min(stride - 1, Math.floor(left + (column * width) / columns)));
      const x1 = Math.min(stride, Math.max(x0 + 1, Math.floor(left + ((column + 1) * width) / columns)));
      const at = (x: number, y: number): number => data[y * (stride + 1) + x]!;
      means[row * columns + column] = (at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0)) / ((y1 - y0) * (x1 - x0));
    }
  }
  return means;
}

/** Pearson's correlation; 1 for two even fields, 0 when only one is even. */
function correlation(a: Float64Array, b: Float64Array): number {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    sumA += a[i]!;
    sumB += b[i]!;
    squaresA += a[i]! ** 2;
    squaresB += b[i]! ** 2;
    products += a[i]! * b[i]!;
  }
  const n = a.length;
  const varianceA = squaresA / n - (sumA / n) ** 2;
  const varianceB = squaresB / n - (sumB / n) ** 2;
  if (varianceA < 1 || varianceB < 1) return varianceA < 1 && varianceB < 1 ? 1 : 0;
  return (products / n - (sumA / n) * (sumB / n)) / Math.sqrt(varianceA * varianceB);
}
