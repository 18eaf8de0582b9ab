import { expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';
import { perceptualHash } from './perceptual-hash.ts';

test('is the SHA-256 of the file and the look of the page', async () => {
  const page = { width: 2, height: 1, data: new Uint8Array([0, 255]) };
  expect(await fingerprintOf(new TextEncoder().encode('abc'), page)).toEqual({
    // Example of FIPS 180-4.
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    perceptualHash: perceptualHash(page),
  });
});
