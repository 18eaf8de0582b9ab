import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { blank, type DrawnPage, drawPage, pictureOf } from '../../../../tests/support/drawn-page.ts';
import type { Picture } from '../decode/decode-picture.ts';
import { apply, applyToBox, invert } from '../transform.ts';
import { findComponents, letterHeight } from './components.ts';
import { findSkew } from './find-skew.ts';
import { type PreparedPage, preparePage } from './prepare-page.ts';

const TEXT = [
  'Certificate of Analysis',
  'Client: Humber Molecular',
  'Sample: BPC-157 10 mg',
  'Batch: LOT35822, purity 99.35 %',
  'Report number R-86155',
  'Issued on 14 October 2026',
];
const draw = (size: 16 | 32 | 64, width: number, height: number) =>
  drawPage(
    TEXT.map((text, row) => [40, 30 + row * size * 2.2, text] as const),
    { width, height, size },
  );

/** The same page otherwise: turned, inverted, on a desk. */
async function altered(page: DrawnPage, change: (image: Sharp) => Sharp): Promise<Picture> {
  const { data, info } = await change(sharp(await page.image.getBuffer('image/png')))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { format: 'png', width: info.width, height: info.height, rgba: new Uint8Array(data), steps: null };
}

const lettersOf = ({ page }: PreparedPage) => letterHeight(findComponents(page));

describe('letters come to the height the reader likes', () => {
  test.each([
    [16, 500, 260],
    [32, 800, 500],
    [64, 1500, 950],
  ] as const)('from a face of %d pixels', async (size, width, height) => {
    const prepared = preparePage((await draw(size, width, height)).picture);
    expect(prepared.letters).toBeGreaterThan(12);
    expect(prepared.letters).toBeLessThan(30);
    // What it says is what the page has.
    expect(Math.abs(lettersOf(prepared)! - prepared.letters)).toBeLessThan(5);
  });
});

test('text comes out dark on white, also from a dark page', async () => {
  const page = await draw(32, 800, 500);
  for (const picture of [page.picture, await altered(page, (image) => image.negate({ alpha: false }))]) {
    const { data } = preparePage(picture).page;
    const white = data.reduce((sum, value) => sum + (value > 200 ? 1 : 0), 0) / data.length;
    expect(white).toBeGreaterThan(0.85);
    expect(white).toBeLessThan(0.995);
  }
});

test('of a page light on dark the negative is read, there and wherever a part is read again', async () => {
  const page = await draw(32, 800, 500);
  const asSent = preparePage(page.picture);
  expect(asSent.steps).not.toContain('negative');
  const prepared = preparePage(await altered(page, (image) => image.negate({ alpha: false })));
  expect(prepared.steps).toContain('negative');
  expect(prepared.page.data).toEqual(asSent.page.data);
  const { data } = prepared.grey;
  expect(data.reduce((sum, value) => sum + value, 0) / data.length).toBeGreaterThan(200);
});

test('a dark banner over a third of a page makes no negative of it', async () => {
  const page = await draw(32, 800, 500);
  const banner = {
    input: { create: { width: 800, height: 170, channels: 3 as const, background: '#101010' } },
    left: 0,
    top: 330,
  };
  expect(preparePage(await altered(page, (image) => image.composite([banner]))).steps).not.toContain('negative');
});

test('a dashed rule in light grey is taken out with the black ones', async () => {
  const { image } = await draw(32, 800, 500);
  const [top, bottom] = [86, 88];
  for (const grey of [0x303030ff, 0xa8a8a8ff]) {
    const ruled = image.clone();
    for (let x = 40; x < 760; x += 10) ruled.composite(blank(6, bottom - top, grey), x, top);
    const { page, toPicture } = preparePage(pictureOf(ruled));
    const [x, y, width, height] = applyToBox(invert(toPicture), {
      left: 40,
      top: top - 1,
      right: 760,
      bottom: bottom + 1,
    }).map(Math.round) as [number, number, number, number];
    let inked = 0;
    for (let row = y; row < y + height; row++)
      for (let column = x; column < x + width; column++) if (page.data[row * page.width + column]! < 220) inked++;
    expect(inked).toBeLessThan(0.02 * width * height);
  }
});

test('a page askew is straightened', async () => {
  const prepared = preparePage(
    await altered(await draw(32, 800, 500), (image) => image.rotate(3, { background: '#fff' })),
  );
  expect(prepared.steps).toContain('deskew');
  expect(Math.abs(findSkew(prepared.page))).toBeLessThan(0.006);
});

test('a straight page is neither turned nor warped', async () => {
  const { steps } = preparePage((await draw(32, 800, 500)).picture);
  expect(steps).not.toContain('deskew');
  expect(steps).not.toContain('perspective');
});

test('a sheet in a dark window is cut out', async () => {
  const page = await draw(32, 800, 1000);
  const picture = await altered(page, (image) =>
    image.extend({ top: 150, bottom: 120, left: 140, right: 160, background: '#5a4030' }),
  );
  const prepared = preparePage(picture);
  expect(prepared.steps).toContain('frame');
  expect(prepared.steps).not.toContain('perspective');
  const [x, y] = apply(prepared.toPicture, 0, 0);
  expect(Math.hypot(x - 140, y - 150)).toBeLessThan(15);
});

test('a sheet before a camera is straightened, and its shades are not taken for tints', async () => {
  const picture = await altered(await draw(32, 800, 1000), (image) =>
    image
      .rotate(2, { background: '#5a4030' })
      .extend({ top: 150, bottom: 120, left: 140, right: 160, background: '#5a4030' }),
  );
  const { steps } = preparePage(picture);
  expect(steps).toContain('perspective');
  expect(steps).not.toContain('frame');
});

describe('the way back to the picture', () => {
  test.each([
    ['plain', (image: Sharp) => image],
    [
      'on a desk',
      (image: Sharp) => image.extend({ top: 100, bottom: 100, left: 100, right: 100, background: '#403020' }),
    ],
  ])('leads from where the text is on the page to where it is in the picture: %s', async (_, change) => {
    const page = await draw(32, 800, 1000);
    const picture = await altered(page, change);
    const shift = (picture.width - 800) / 2;
    const prepared = preparePage(picture);
    const [x, y, width, height] = page.boxes[3]!;
    const [px, py, pw, ph] = applyToBox(invert(prepared.toPicture), {
      left: x + shift,
      top: y + shift,
      right: x + shift + width,
      bottom: y + shift + height,
    });
    let dark = 0;
    for (let row = Math.round(py); row < py + ph; row++)
      for (let column = Math.round(px); column < px + pw; column++)
        if (prepared.page.data[row * prepared.page.width + column]! < 128) dark++;
    expect(dark / (pw * ph)).toBeGreaterThan(0.08);
    // Just below it, between two lines, is paper.
    const gap = [
      ...prepared.page.data.subarray(
        Math.round(py + ph * 1.3) * prepared.page.width + Math.round(px),
        Math.round(py + ph * 1.3) * prepared.page.width + Math.round(px + pw),
      ),
    ];
    expect(Math.min(...gap)).toBeGreaterThan(200);
  });
});

test.each([
  ['an empty page', () => pictureOf(blank(600, 800))],
  ['a black page', () => pictureOf(blank(600, 800, 0x000000ff))],
  ['one pixel', () => pictureOf(blank(1, 1))],
  ['a line of pixels', () => pictureOf(blank(3000, 1))],
  ['a large picture', () => pictureOf(blank(6000, 4000))],
])('%s is prepared without complaint, and bounded', (_, make) => {
  const { page } = preparePage(make());
  expect(page.width).toBeGreaterThanOrEqual(1);
  expect(page.height).toBeGreaterThanOrEqual(1);
  expect(page.width * page.height).toBeLessThanOrEqual(7_100_000);
  expect(page.data).toHaveLength(page.width * page.height);
});
