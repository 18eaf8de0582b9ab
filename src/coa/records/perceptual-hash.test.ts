import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePicture } from '../image/decode/decode-picture.ts';
import { greyOf } from '../image/grey.ts';
import { hashDistance, perceptualHash } from './perceptual-hash.ts';

const folder = 'fixtures/certificates';
const hashOf = async (bytes: Uint8Array) => perceptualHash(greyOf(await decodePicture(bytes)));
const page = readFileSync(`${folder}/genuine-png.png`);

describe('perceptualHash', () => {
  it('is 16 hexadecimal digits, the same each time', async () => {
    const hash = await hashOf(page);
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(await hashOf(page)).toBe(hash);
  });

  it.each<[string, (picture: Sharp) => Sharp]>([
    ['smaller', (picture) => picture.resize({ width: 400 })],
    ['larger', (picture) => picture.resize({ width: 1500 })],
    ['a JPEG of low quality', (picture) => picture.jpeg({ quality: 30 })],
    ['darker', (picture) => picture.linear(0.8, 0)],
  ])('hardly changes for a copy that is %s', async (_what, change) => {
    const copy = await change(sharp(page)).toBuffer();
    expect(hashDistance(await hashOf(page), await hashOf(copy))).toBeLessThanOrEqual(8);
  });

  it('differs for another page', async () => {
    const others = await Promise.all(
      ['selfmade-vendor.jpg', 'stale.png', 'not-certificate.jpg'].map((file) =>
        hashOf(readFileSync(`${folder}/${file}`)),
      ),
    );
    for (const other of others) expect(hashDistance(await hashOf(page), other)).toBeGreaterThan(12);
  });

  it('takes a picture of one pixel', () => {
    expect(perceptualHash({ width: 1, height: 1, data: new Uint8Array([7]) })).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('hashDistance', () => {
  it('counts the bits that differ', () => {
    expect(hashDistance('0000000000000000', 'ffffffffffffffff')).toBe(64);
    expect(hashDistance('00000000000000f0', '0000000000000010')).toBe(3);
  });
});
