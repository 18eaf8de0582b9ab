import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { openPicture, untimed } from '../../image/open-picture.ts';
import { preparePage } from '../../image/prepare/prepare-page.ts';
import { chromatogramDistance, chromatogramHash } from '../../records/chromatogram-hash.ts';
import { SAME_TRACE } from '../../records/compare-chromatogram.ts';
import { findTrace, type Trace } from './find-trace.ts';

const file = (name: string) => readFileSync(`fixtures/certificates/${name}`);
async function traceOf(bytes: Uint8Array): Promise<Trace | null> {
  const { picture } = await openPicture({ picture: bytes, declaredType: null }, 0, untimed);
  return findTrace(preparePage(picture));
}
const hashOf = async (bytes: Uint8Array) => chromatogramHash((await traceOf(bytes))!.heights);

describe('a page with a chromatogram', () => {
  const page = file('reallab-png.png');

  test('its place and its peaks', async () => {
    const { box, heights } = (await traceOf(page))!;
    // Axes and trace; the peak of the main component stands three fifths along: 467 of 103 to 723.
    for (const [side, pixels] of [98, 342, 629, 211].entries()) expect(Math.abs(box[side]! - pixels)).toBeLessThan(3);
    expect(heights.indexOf(Math.max(...heights))).toBe(75);
    // The solvent front and the main component.
    expect([...heights.keys()].filter((column) => heights[column]! > 0.02)).toEqual([9, 10, 72, 73, 74, 75, 76, 77]);
  });

  test.each<[string, (picture: Sharp) => Sharp]>([
    ['saved as a poor JPEG', (picture) => picture.jpeg({ quality: 50 })],
    ['made smaller', (picture) => picture.resize({ width: 600 }).jpeg({ quality: 80 })],
    ['made larger', (picture) => picture.resize({ width: 1200 })],
    ['greyed', (picture) => picture.linear(0.8, 25)],
    ['a little askew', (picture) => picture.rotate(1, { background: '#fff' })],
  ])('is known again %s', async (_, change) => {
    expect(
      chromatogramDistance(await hashOf(page), await hashOf(await change(sharp(page)).toBuffer())),
    ).toBeLessThanOrEqual(SAME_TRACE.distance);
  });

  test('is not taken for another, photographs and screenshots included', async () => {
    const own = await hashOf(page);
    for (const other of ['genuine-phone.jpg', 'reallab.webp', 'fab-pixel.png'])
      expect(chromatogramDistance(own, await hashOf(file(other))), other).toBeGreaterThan(SAME_TRACE.distance);
  });
});

test.each([
  'genuine-png.png',
  'genuine-jpeg.jpg',
  'selfmade-vendor.jpg',
  'selfmade-manufacturer.png',
  'stale.png',
  'fab-chem.jpg',
  'not-certificate.jpg',
])('%s has tables, codes or a signature, but no chromatogram', async (name) => {
  expect(await traceOf(file(name))).toBeNull();
});

test('a mass spectrum is no chromatogram', async () => {
  expect(await traceOf(file('unknown-lab.jpg'))).toBeNull();
});
