import sharp, { type JpegOptions } from 'sharp';
import { expect, test } from 'vitest';
import { readLuminanceSteps } from '../../image/container/jpeg-segments.ts';
import { BASES, scaledTable } from './luminance-tables.ts';

const grey = sharp({ create: { width: 16, height: 16, channels: 3, background: '#888' } });
const saved = async (options: JpegOptions): Promise<number[] | null> =>
  readLuminanceSteps(await grey.clone().jpeg(options).toBuffer());

test.each([1, 10, 49, 50, 75, 86, 95, 100])(
  'steps are those that libjpeg writes at a quality of %i',
  async (quality) => {
    expect(scaledTable(BASES[0], quality)).toEqual(await saved({ quality }));
  },
);

test.each([60, 75, 90])('and those that mozjpeg writes by default at %i', async (quality) => {
  expect(scaledTable(BASES[1], quality)).toEqual(await saved({ quality, quantisationTable: 3 }));
});
