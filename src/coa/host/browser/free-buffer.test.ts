import { expect, test } from 'vitest';
import * as inNode from '../node/free-buffer.ts';
import * as inBrowser from './free-buffer.ts';

test.each([
  ['Node', inNode],
  ['the browser', inBrowser],
])('in %s a buffer is empty once it was freed, and so are the arrays over it', (_name, { freeBuffer }) => {
  const pixels = new Uint8Array(1_000);
  freeBuffer(pixels.buffer);
  expect(pixels.buffer.detached).toBe(true);
  expect(pixels).toHaveLength(0);
});
