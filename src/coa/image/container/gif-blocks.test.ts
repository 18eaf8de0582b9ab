import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { threeFrames } from '../../../../tests/support/three-frames.ts';
import { readGifBlocks } from './gif-blocks.ts';

const gif = await sharp(readFileSync('fixtures/certificates/stale.png')).resize(200).gif().toBuffer();
const body = 13 + 3 * 2 ** ((gif[10]! & 7) + 1);
const comment = Buffer.concat([
  Buffer.from([0x21, 0xfe, 5]),
  Buffer.from('Made '),
  Buffer.from([4]),
  Buffer.from('here'),
  Buffer.from([0]),
]);
const commented = Buffer.concat([gif.subarray(0, body), comment, gif.subarray(body)]);

test('finds where the picture ends', () => {
  expect(readGifBlocks(Buffer.concat([gif, Buffer.from(';more')])).end).toBe(gif.length);
  expect(readGifBlocks(gif.subarray(0, gif.length - 10)).end).toBeNull();
});

test('reads comments of several parts', () => {
  expect(readGifBlocks(commented)).toMatchObject({
    texts: [{ where: 'GIF comment', text: 'Made here' }],
    end: commented.length,
  });
});

test('a header alone reads as nothing', () => {
  expect(readGifBlocks(gif.subarray(0, 9))).toEqual({ texts: [], credentials: null, frames: 0, end: null });
});

test('counts the frames', async () => {
  expect(readGifBlocks(await (await threeFrames()).gif().toBuffer()).frames).toBe(3);
  expect(readGifBlocks(commented).frames).toBe(1);
});
