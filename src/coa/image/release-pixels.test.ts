import { expect, test } from 'vitest';
import { releasePixels } from './release-pixels.ts';

test('released pixels are gone; those in a larger buffer stay', () => {
  const whole = new Uint8Array(100);
  const part = new Uint8Array(new ArrayBuffer(200), 100);
  releasePixels(whole, part);
  releasePixels(whole);
  expect([whole.length, whole.buffer.byteLength]).toEqual([0, 0]);
  expect(part).toHaveLength(100);
});
