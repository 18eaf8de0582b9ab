import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { threeFrames } from '../../../../tests/support/three-frames.ts';
import { readWebpChunks } from './webp-chunks.ts';

const webp = readFileSync('fixtures/containers/generated.webp');

test('finds where the picture ends, and Content Credentials', () => {
  const { end, credentials } = readWebpChunks(Buffer.concat([webp, Buffer.from('more')]));
  expect(end).toBe(webp.length);
  expect(credentials?.toString('latin1', 4, 8)).toBe('jumb');
  expect(readWebpChunks(readFileSync('fixtures/certificates/reallab.webp')).credentials).toBeNull();
});

test('a file that breaks off, or lies about its length, has no end', () => {
  expect(readWebpChunks(webp.subarray(0, 1000)).end).toBeNull();
  expect(readWebpChunks(webp.subarray(0, 8))).toEqual({ texts: [], credentials: null, frames: 1, end: null });
});

test('counts the frames', async () => {
  expect(readWebpChunks(await (await threeFrames()).webp().toBuffer()).frames).toBe(3);
  expect(readWebpChunks(webp).frames).toBe(1);
});
