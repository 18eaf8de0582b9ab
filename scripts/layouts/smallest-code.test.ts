import bwip from 'bwip-js/node';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createTextReader } from '../../src/coa/ocr/read-text.ts';
import { smallestCode } from './smallest-code.ts';

const SIDE = 232;
const WIDTH = 1_000;
const code = await bwip.toBuffer({ bcid: 'qrcode', text: 'https://lab.example/verify?k=7KQ4-M9XD', scale: 8 });
const page = await sharp({ create: { width: WIDTH, height: 600, channels: 3, background: '#fff' } })
  .composite([{ input: await sharp(code).resize(SIDE).toBuffer(), left: 300, top: 150 }])
  .png()
  .toBuffer();
const reader = createTextReader(1);
afterAll(() => reader.close());

test('a code is tried smaller until it is no longer read', async () => {
  const smallest = await smallestCode(page, { side: SIDE, width: WIDTH }, reader);
  expect(smallest).toBeLessThan(100);
  expect(smallest).toBeGreaterThanOrEqual(37);
});

test('one that is not read smaller, or stands in a PDF, keeps its side', async () => {
  const unread = { readCodes: () => Promise.resolve([]) };
  expect(await smallestCode(page, { side: SIDE, width: WIDTH }, unread)).toBe(SIDE);
  expect(await smallestCode(Buffer.from('%PDF-1.7\n'), { side: SIDE, width: WIDTH }, unread)).toBe(SIDE);
  expect(await smallestCode(page, { side: 30, width: WIDTH }, reader)).toBe(30);
});
