import { expect, test } from 'vitest';
import { classifyPage } from './page-class.ts';

const drawn = { paperNoise: 0, flatShare: 1, ringNoise: 0, sharpness: 0.57 };
const compressed = { paperNoise: 2, flatShare: 0.1, ringNoise: 0.02, sharpness: 0.55 };
const lens = { ...compressed, paperNoise: 2.5, sharpness: 0.46 };

test.each([
  ['png', false, drawn, 'render'],
  ['png', false, compressed, 'resaved'],
  ['jpeg', false, compressed, 'recompressed'],
  ['webp', true, compressed, 'recompressed'],
  ['jpeg', false, lens, 'scan'],
  ['png', false, lens, 'scan'],
  ['jpeg', true, lens, 'photo'],
] as const)('%s, found as a sheet %s, %j: %s', (format, perspective, texture, expected) => {
  expect(classifyPage(format, perspective, texture)).toBe(expected);
});
