import { expect, test } from 'vitest';
import { drawPage } from '../../../../tests/support/drawn-page.ts';
import { greyOf } from '../grey.ts';
import { apply } from '../transform.ts';
import { layUpright } from './lay-upright.ts';
import { turnUpright } from './turn-upright.ts';

const TEXT = [
  'Certificate of Analysis of the sample named below',
  'Client: Humber Molecular, received on 14 October 2026',
  'Sample: lyophilised powder, purity by chromatography',
  'Batch: LOT35822, purity 99.35 % at a wavelength of 220 nm',
  'The results refer to the sample as received by the laboratory',
];
const { picture } = await drawPage(
  TEXT.map((text, row) => [40, 40 + row * 60, text] as const),
  { width: 900, height: 400, size: 32 },
);
/** EXIF orientations that lay a picture on a side or on its head, and the degrees that put it right again. */
const LAID = [
  [1, 0],
  [6, 270],
  [3, 180],
  [8, 90],
] as const;

test.each(LAID)('a picture laid as orientation %d does is turned by %d degrees', (orientation, degrees) => {
  const laid = { format: 'png' as const, ...turnUpright(picture, orientation), steps: null };
  const upright = layUpright(laid, greyOf(laid));
  expect(upright.sent).toMatchObject({ turned: degrees, width: laid.width, height: laid.height });
  expect(Buffer.compare(Buffer.from(upright.picture.rgba), Buffer.from(picture.rgba))).toBe(0);
  // A point of the picture as it is read has the colour of the point that was sent.
  for (const [x, y] of [
    [47, 50],
    [300, 170],
    [611, 301],
  ] as const) {
    const [sentX, sentY] = apply(upright.sent.toSent, x + 0.5, y + 0.5).map(Math.floor) as [number, number];
    expect(laid.rgba[(sentY * laid.width + sentX) * 4]).toBe(picture.rgba[(y * picture.width + x) * 4]);
  }
});

test('a page of few letters stays as it lies', async () => {
  const few = (await drawPage([[40, 40, 'Vial 12']], { width: 300, height: 200 })).picture;
  const laid = { format: 'png' as const, ...turnUpright(few, 6), steps: null };
  expect(layUpright(laid, greyOf(laid)).sent.turned).toBe(0);
});
