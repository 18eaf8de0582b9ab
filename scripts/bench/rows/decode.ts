import sharp from 'sharp';
import { decodePicture } from '../../../src/coa/image/decode/decode-picture.ts';
import { preparePage } from '../../../src/coa/image/prepare/prepare-page.ts';
import { largePhoto } from '../captured-pages.ts';
import { type Measurement, REPETITIONS } from '../row.ts';

/**
 * A photo of 12 megapixels made ready for the reader. sharp does less: it decodes, turns upright, makes grey, evens out
 * the contrast and scales to the same size, and neither looks for the sheet, nor straightens it, nor takes out rules.
 */
export const decode: Measurement = async () => {
  const bytes = await largePhoto();
  const { page } = preparePage(await decodePicture(bytes));
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = -2; round < REPETITIONS; round++) {
    const start = performance.now();
    preparePage(await decodePicture(bytes));
    const between = performance.now();
    await sharp(bytes)
      .rotate()
      .greyscale()
      .resize(page.width, page.height, { fit: 'fill' })
      .normalise()
      .raw()
      .toBuffer();
    const end = performance.now();
    if (round < 0) continue;
    ours.push(between - start);
    theirs.push(end - between);
  }
  return [
    {
      id: 'decode-prepare',
      what: '12-megapixel JPEG decoded and prepared',
      unit: 'ms',
      ours,
      opponent: { name: 'sharp: decoded, upright, grey, contrast, the same size', figures: theirs },
      goal: { of: 'ratio', most: 2.5 },
    },
  ];
};
