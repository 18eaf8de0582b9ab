import { expect, test } from 'vitest';
import { greyOf, otsuThreshold, portableGreymap, shrink } from './grey.ts';

test('luma: white is 255, black 0, green brighter than red than blue', () => {
  const rgba = Uint8Array.from([255, 255, 255, 255, 0, 0, 0, 255, 255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255]);
  const { data, width, height } = greyOf({ width: 5, height: 1, rgba });
  expect([width, height]).toEqual([5, 1]);
  const [white, black, red, green, blue] = data;
  expect(white).toBe(255);
  expect(black).toBe(0);
  expect(green).toBeGreaterThan(red!);
  expect(red).toBeGreaterThan(blue!);
});

test('shrinking averages whole blocks and drops what does not fill one', () => {
  const grey = { width: 5, height: 3, data: Uint8Array.from([0, 100, 10, 10, 9, 100, 200, 10, 10, 9, 1, 1, 1, 1, 1]) };
  expect(shrink(grey, 2)).toEqual({ width: 2, height: 1, data: Uint8Array.from([100, 10]) });
  expect(shrink(grey, 1)).toBe(grey);
});

test('a picture smaller than a block becomes one pixel', () => {
  expect(shrink({ width: 2, height: 1, data: Uint8Array.from([10, 30]) }, 4)).toEqual({
    width: 1,
    height: 1,
    data: Uint8Array.from([20]),
  });
});

test('the threshold parts ink from paper', () => {
  const data = Uint8Array.from([...Array<number>(30).fill(40), ...Array<number>(70).fill(220)]);
  const threshold = otsuThreshold(data);
  expect(threshold).toBeGreaterThanOrEqual(40);
  expect(threshold).toBeLessThan(220);
});

test('a portable greymap is a head and the pixels', () => {
  const file = portableGreymap({ width: 3, height: 1, data: Uint8Array.from([65, 66, 67]) });
  expect(new TextDecoder().decode(file)).toBe('P5\n3 1\n255\nABC');
});
