import sharp from 'sharp';
import { expect, test } from 'vitest';
import { edgeSteepness, SHARPNESS_SIDE, warningFor } from './sharpness.ts';

async function steepness(file: string, blur?: number): Promise<number | null> {
  const resized = sharp(file).resize(SHARPNESS_SIDE, SHARPNESS_SIDE, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await (blur === undefined ? resized : sharp(await resized.png().toBuffer()).blur(blur))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = Uint8Array.from({ length: info.width * info.height }, (_, at) => data[at * info.channels]!);
  return edgeSteepness({ width: info.width, height: info.height, data: grey });
}

const PAGE = { width: 1000, height: 1400 };

test.each(['genuine-png.png', 'reallab-png.png', 'borrowed.jpg', 'fab-chem.jpg', 'selfmade-vendor.jpg', 'stale.png'])(
  '%s raises no warning; blurred it does',
  async (name) => {
    const file = `fixtures/certificates/${name}`;
    expect(warningFor(PAGE, await steepness(file))).toBe('');
    expect(warningFor(PAGE, await steepness(file, 2.5))).not.toBe('');
    expect(warningFor(PAGE, await steepness(file, 6))).not.toBe('');
  },
);

test('an empty page has hardly any letters, a small picture is said to be small', () => {
  const data = new Uint8Array(400 * 400).fill(255);
  expect(edgeSteepness({ width: 400, height: 400, data })).toBeNull();
  expect(warningFor(PAGE, null)).toMatch(/hardly/);
  expect(warningFor({ width: 500, height: 900 }, 0.9)).toMatch(/small: 500 by 900/);
});

test('a crisp edge is steep, an even ramp is not', () => {
  const row = (values: number[]) => edgeSteepness({ width: values.length, height: 1, data: Uint8Array.from(values) });
  expect(row([0, 0, 0, 255, 255, 255, 255])).toBe(1);
  expect(row([0, 50, 100, 150, 200])).toBe(0.25);
});
