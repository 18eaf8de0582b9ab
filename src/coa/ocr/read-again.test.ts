import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { drawPage } from '../../../tests/support/drawn-page.ts';
import { preparePage } from '../image/prepare/prepare-page.ts';
import { readAgain, readPart } from './read-again.ts';
import { createTextReader } from './read-text.ts';

const LINES = ['Client: Humber Molecular', 'Purity: 99.35 %', 'Batch: LOT35822', 'Issued 14 October 2026'].map(
  (text, row) => [60, 60 + row * 90, text] as const,
);
const drawn = await drawPage(LINES, { width: 800, height: 460 });
const reader = createTextReader();
afterAll(() => reader.close());

test('reads one box of the picture on its own', async () => {
  const prepared = preparePage(drawn.picture);
  expect(await readAgain(prepared, drawn.boxes[1]!, reader)).toBe('Purity: 99.35 %');
  expect(await readAgain(prepared, drawn.boxes[2]!, reader)).toBe('Batch: LOT35822');
});

test('finds it on a page that was askew', async () => {
  const turned = sharp(await drawn.image.getBuffer('image/png')).rotate(2, { background: '#fff' });
  const { data, info } = await turned.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const prepared = preparePage({
    format: 'png',
    width: info.width,
    height: info.height,
    rgba: new Uint8Array(data),
    steps: null,
  });
  // The middle of the line stays near its place under a turn about the middle of the page.
  const [x, y, width, height] = drawn.boxes[2]!;
  const angle = (2 * Math.PI) / 180;
  const [dx, dy] = [x + width / 2 - 400, y + height / 2 - 230];
  const centre = [
    info.width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
    info.height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
  ] as const;
  expect(await readAgain(prepared, [centre[0] - width / 2, centre[1] - height / 2, width, height], reader)).toContain(
    'LOT35822',
  );
});

test('an empty box reads as nothing', async () => {
  expect(await readAgain(preparePage(drawn.picture), [600, 400, 150, 30], reader)).toBe('');
});

test('places that are left white are not read, also where they reach over the edge', async () => {
  const prepared = preparePage(drawn.picture);
  const whole = { left: 0, top: 0, right: prepared.page.width, bottom: prepared.page.height };
  const { words } = await reader.read(prepared.page);
  const without = words.filter(({ text }) => /LOT|Humber/.test(text));
  const read = (await readPart(prepared, whole, 1, reader, { segmentation: 'sparse' }, without)).map(
    ({ text }) => text,
  );
  expect(read).toEqual(expect.arrayContaining(['Molecular', '99.35']));
  expect(read.join(' ')).not.toMatch(/LOT|Humber/);
  const beyond = { left: -50, top: -50, right: 2 * whole.right, bottom: 2 * whole.bottom };
  expect(await readPart(prepared, whole, 1, reader, { segmentation: 'sparse' }, [beyond])).toEqual([]);
});

test('a box at the edge of the picture, or beyond it, is no error', async () => {
  const prepared = preparePage(drawn.picture);
  for (const box of [
    [0, 0, 40, 20],
    [780, 450, 60, 40],
    [-50, -50, 20, 20],
  ] as const)
    expect(typeof (await readAgain(prepared, [...box], reader))).toBe('string');
});
