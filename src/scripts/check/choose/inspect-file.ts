import type { PictureLimits } from '../../../site/check/check-page-settings.ts';
import { problemWithFile } from './file-problem.ts';
import { drawFile, headOf } from './prepare-picture.ts';
import { edgeSteepness, type GreyPicture, SHARPNESS_SIDE, warningFor } from './sharpness.ts';

/** What the device can say of a file before anything is sent: why it will be refused, or what may make the answer worse. */
export interface Inspected {
  problem: string | null;
  warning: string;
}

function greyOf(bitmap: ImageBitmap): GreyPicture {
  const scale = Math.min(1, SHARPNESS_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return { width: 0, height: 0, data: new Uint8Array() };
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const { width, height, data: rgba } = context.getImageData(0, 0, canvas.width, canvas.height);
  // Rec. 601 luma.
  const data = Uint8ClampedArray.from(
    { length: width * height },
    (_, at) => 0.299 * rgba[4 * at]! + 0.587 * rgba[4 * at + 1]! + 0.114 * rgba[4 * at + 2]!,
  );
  return { width, height, data };
}

/** Looks at a file on this device: type, size, whether it can be opened, how large and how sharp it is. */
export async function inspectFile(file: File, limits: PictureLimits): Promise<Inspected> {
  const head = await headOf(file).catch(() => new Uint8Array());
  const problem = problemWithFile(file, limits, head);
  if (problem !== null) return { problem, warning: '' };
  try {
    const bitmap = await drawFile(file, head);
    if (bitmap === null) return { problem: null, warning: '' };
    const warning = warningFor(bitmap, edgeSteepness(greyOf(bitmap)));
    bitmap.close();
    return { problem: null, warning };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'The file could not be read.', warning: '' };
  }
}
