import { expect, test } from 'vitest';
import { preparePage } from './prepare-page.ts';

/** A picture of random greys, the same each time (Lehmer's generator). */
function noise(width: number, height: number): Uint8Array {
  const rgba = new Uint8Array(width * height * 4).fill(255);
  let state = 42;
  for (let i = 0; i < rgba.length; i += 4) {
    state = (state * 48271) % 2147483647;
    rgba.fill(state & 255, i, i + 3);
  }
  return rgba;
}

test('a page of noise is known as such, so that nobody waits for it to be read', () => {
  expect(preparePage({ format: 'png', width: 900, height: 1200, rgba: noise(900, 1200), steps: null }).noise).toBe(
    true,
  );
});

test('a blank page is not noise', () => {
  expect(
    preparePage({ format: 'png', width: 400, height: 500, rgba: new Uint8Array(400 * 500 * 4).fill(255), steps: null })
      .noise,
  ).toBe(false);
});
