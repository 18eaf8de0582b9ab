import type { Thumbnail } from '../../container.ts';
import { decodePicture, type Picture } from '../decode-picture.ts';
import { greyOf, shrink, type Grey } from '../grey.ts';
import { readPictureHeader } from '../picture-header.ts';

/** Thumbnails are 160 pixels wide by the EXIF custom; nothing much larger is one. */
const LARGEST_SIDE = 800;
const SMALLEST_SIDE = 32;
/** Both are compared as grids of so many means on the longer side: below that a page is all margins and grey. */
const GRID = 40;
/** Shares of the thumbnail that the picture may have been cropped to, and steps by which the crop is moved. */
const CROPS = [1, 0.9, 0.8, 0.7, 0.6, 0.5];
const STEP = 0.05;

/**
 * Holds an embedded thumbnail against the upright picture it belongs to. A picture cropped after the thumbnail was made
 * still counts as alike, and so do bars that fill a thumbnail to its shape.
 * @param orientation EXIF orientation of the picture, by which the thumbnail is turned as well.
 * @returns null when the thumbnail cannot be decoded or is no thumbnail by its size.
 */
export async function compareThumbnail(thumbnail: Uint8Array, picture: Picture, orientation: number): Promise<Thumbnail | null> {
  let small: Picture;
  try {
    const header = readPictureHeader(thumbnail);
    if (Math.max(header.width, header.height) > LARGEST_SIDE || Math.min(header.width, header.height) < SMALLEST_SIDE) return null;
    small = await decodePicture(thumbnail);
  } catch {
    return null;
  }
  const turned = turn(greyOf(small), orientation);
  const grey = greyOf(picture);
  const whole = shrink(grey, Math.max(1, Math.floor(Math.max(grey.width, grey.height) / (GRID * 4))));
  return { width: small.width, height: small.height, likeness: Math.round(bestLikeness(turned, whole) * 100) / 100 };
}

/** The best correlation of the picture with any part of the thumbnail that has the picture's shape. */
function bestLikeness(thumbnail: Grey, picture: Grey): number {
  const columns = Math.max(8, Math.round((GRID * picture.width) / Math.max(picture.width, picture.height)));
  const rows = Math.max(8, Math.round((GRID * picture.height) / Math.max(picture.width, picture.height)));
  const means = sampleGrid(picture, 0, 0, picture.width, picture.height, columns, rows);
  let best = -1;
  const fit = Math.min(thumbnail.width / picture.width, thumbnail.height / picture.height);
  // Squeezed to the thumbnail's shape, as some programs do.
  best = Math.max(best, correlation(means, sampleGrid(thumbnail, 0, 0, thumbnail.width, thumbnail.height, columns, rows)));
  for (const crop of CROPS) {
    const width = picture.width * fit * crop;
    const height = picture.height * fit * crop;
    for (let top = 0; top <= thumbnail.height - height + 0.01; top += Math.max(1, thumbnail.height * STEP)) {
      for (let left = 0; left <= thumbnail.width - width + 0.01; left += Math.max(1, thumbnail.width * STEP)) {
        best = Math.max(best, correlation(means, sampleGrid(thumbnail, left, top, width, height, columns, rows)));
      }
    }
    // Bars stand evenly on both sides.
    best = Math.max(best, correlation(means, sampleGrid(thumbnail, (thumbnail.width - width) / 2, (thumbnail.height - height) / 2, width, height, columns, rows)));
  }
  return best;
}

/** Mean brightness in a grid over part of a picture. */
function sampleGrid(grey: Grey, left: number, top: number, width: number, height: number, columns: number, rows: number): Float64Array {
  const means = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const y0 = Math.min(grey.height - 1, Math.floor(top + (row * height) / rows));
    const y1 = Math.min(grey.height, Math.max(y0 + 1, Math.floor(top + ((row + 1) * height) / rows)));
    for (let column = 0; column < columns; column++) {
      const x0 = Math.min(grey.width - 1, Math.floor(left + (column * width) / columns));
      const x1 = Math.min(grey.width, Math.max(x0 + 1, Math.floor(left + ((column + 1) * width) / columns)));
      let sum = 0;
      for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) sum += grey.data[y * grey.width + x]!;
      means[row * columns + column] = sum / ((y1 - y0) * (x1 - x0));
    }
  }
  return means;
}

/** Pearson's correlation; 1 for two even fields, 0 when only one is even. */
function correlation(a: Float64Array, b: Float64Array): number {
  const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, squaresA, squaresB] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    both += (a[i]! - meanA) * (b[i]! - meanB);
    squaresA += (a[i]! - meanA) ** 2;
    squaresB += (b[i]! - meanB) ** 2;
  }
  const even = a.length;
  if (squaresA < even || squaresB < even) return squaresA < even && squaresB < even ? 1 : 0;
  return both / Math.sqrt(squaresA * squaresB);
}

/** Turns a picture upright by its EXIF orientation (1 to 8). */
function turn(grey: Grey, orientation: number): Grey {
  if (orientation < 2 || orientation > 8) return grey;
  const { width, height, data } = grey;
  const swap = orientation >= 5;
  const to: Grey = { width: swap ? height : width, height: swap ? width : height, data: new Uint8Array(data.length) };
  for (let y = 0; y < to.height; y++) {
    for (let x = 0; x < to.width; x++) {
      const mirrorX = width - 1 - (swap ? y : x);
      const mirrorY = height - 1 - (swap ? x : y);
      const fromX = [2, 3, 7, 8].includes(orientation) ? mirrorX : swap ? y : x;
      const fromY = [3, 4, 6, 7].includes(orientation) ? mirrorY : swap ? x : y;
      to.data[y * to.width + x] = data[fromY * width + fromX]!;
    }
  }
  return to;
}
