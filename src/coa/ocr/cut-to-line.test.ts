import { expect, test } from 'vitest';
import type { Component } from '../image/prepare/components.ts';
import { LETTERS } from '../testing/page.ts';
import { cutToLine } from './cut-to-line.ts';

/** Patches of a line: as many letters, of a height, from a place on. */
const line = (count: number, left: number, top: number, height: number): Component[] =>
  Array.from({ length: count }, (_, index) => {
    const from = left + index * height;
    return { left: from, right: from + Math.round(height * 0.7), top, bottom: top + height - 1, area: height * 2 };
  });

const word = (top: number, bottom: number) => ({ text: 'Sagehen', confidence: 0.9, left: 0, right: 100, top, bottom });
const cut = (patches: Component[], top = 0, bottom = 40): [number, number] => {
  const [found] = cutToLine([word(top, bottom)], { patches, letters: LETTERS });
  return [found!.top, found!.bottom];
};

test('a box over a tiny label and its value is cut to the value', () => {
  expect(cut([...line(7, 0, 0, 7), ...line(7, 0, 20, 14)])).toEqual([20, 33]);
  expect(cut([...line(7, 0, 2, 14), ...line(7, 0, 30, 7)])).toEqual([2, 15]);
});

test('one line stays as it is, as do a word as high as others and letters that are not apart', () => {
  expect(cut(line(7, 0, 4, 30))).toEqual([0, 40]);
  expect(cut([...line(7, 0, 0, 7), ...line(7, 0, 10, 9)], 0, 20)).toEqual([0, 20]);
  expect(cut([...line(7, 0, 0, 16), ...line(7, 0, 18, 18)])).toEqual([0, 40]);
});

test('a stroke or a dot over letters is no line, nor is what stands beside the word', () => {
  expect(cut([...line(1, 0, 0, 7), ...line(7, 0, 20, 14)])).toEqual([0, 40]);
  expect(cut([...line(7, 0, 0, 3), ...line(7, 0, 20, 14)])).toEqual([0, 40]);
  expect(cut([...line(7, 120, 0, 7), ...line(7, 0, 20, 14)])).toEqual([0, 40]);
});
