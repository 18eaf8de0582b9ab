import { readFileSync } from 'node:fs';
import sharp, { type ResizeOptions } from 'sharp';
import { expect, test } from 'vitest';
import { decodePicture } from '../decode/decode-picture.ts';
import { compareThumbnail } from './compare-thumbnail.ts';

const FOLDER = 'fixtures/certificates/';
const page = readFileSync(`${FOLDER}stale.png`);
const picture = await decodePicture(page);
const thumbnailOf = (file: Buffer, resize: ResizeOptions = { width: 160, height: 160, fit: 'inside' }) =>
  sharp(file).resize(resize).jpeg({ quality: 60 }).toBuffer();
const likeness = async (thumbnail: Uint8Array, orientation = 1) =>
  (await compareThumbnail(thumbnail, picture, orientation))?.likeness ?? null;

test('its own thumbnail is alike, squeezed or with bars as well', async () => {
  expect(await compareThumbnail(await thumbnailOf(page), picture, 1)).toEqual({
    width: expect.any(Number),
    height: 160,
    likeness: expect.closeTo(1, 1),
  });
  expect(await likeness(await thumbnailOf(page, { width: 160, height: 120, fit: 'fill' }))).toBeGreaterThan(0.85);
  expect(
    await likeness(await thumbnailOf(page, { width: 160, height: 120, fit: 'contain', background: '#000' })),
  ).toBeGreaterThan(0.85);
});

test('the thumbnail of a sheet of which the picture is a crop is alike', async () => {
  const { width, height } = picture;
  const cropped = await decodePicture(
    await sharp(page)
      .extract({
        left: Math.round(width * 0.1),
        top: Math.round(height * 0.05),
        width: Math.round(width * 0.75),
        height: Math.round(height * 0.65),
      })
      .png()
      .toBuffer(),
  );
  expect((await compareThumbnail(await thumbnailOf(page), cropped, 1))?.likeness).toBeGreaterThan(0.7);
});

test('a thumbnail lies as the picture was stored, and is turned with it', async () => {
  const stored = await thumbnailOf(await sharp(page).rotate(270).png().toBuffer());
  expect(await likeness(stored, 6)).toBeGreaterThan(0.85);
  expect(await likeness(stored, 8)).toBeLessThan(0.55);
});

test.each(['genuine-phone.jpg', 'not-certificate.jpg', 'fab-chem.jpg'])('the thumbnail of %s is not', async (file) => {
  expect(await likeness(await thumbnailOf(readFileSync(FOLDER + file)))).toBeLessThan(0.55);
});

test('what is no thumbnail is not compared', async () => {
  expect(await likeness(page)).toBeNull();
  expect(await likeness(await thumbnailOf(page, { width: 20 }))).toBeNull();
  expect(await likeness(Buffer.from('no picture'))).toBeNull();
});
