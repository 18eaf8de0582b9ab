import { expect, test, vi } from 'vitest';
import { drawPage } from '../../../../tests/support/drawn-page.ts';
import { measureWord } from '../glyphs/measure-word.ts';
import { measureWords } from './measured-word.ts';

vi.mock(import('../glyphs/measure-word.ts'), async (original) => {
  const { measureWord: real } = await original();
  return { measureWord: vi.fn(real) };
});

const { picture, boxes } = await drawPage(
  [
    [40, 40, 'Batch'],
    [40, 120, 'Purity'],
  ],
  { width: 300, height: 200 },
);
const words = [
  { text: 'Batch', confidence: 0.9, box: boxes[0]! },
  { text: 'Purity', confidence: 0.9, box: boxes[1]! },
];

/** The picture with light letters on dark for its second word. */
function secondLight() {
  const rgba = picture.rgba.map((value, at) =>
    Math.floor(at / 4 / picture.width) > 95 && at % 4 < 3 ? 255 - value : value,
  );
  return { ...picture, rgba };
}

test('light letters on dark are measured where that is asked for', () => {
  const page = secondLight();
  const texts = (lightOnDark: boolean): string[] => measureWords(page, words, { lightOnDark }).map(({ text }) => text);
  expect(texts(false)).toEqual(['Batch']);
  expect(texts(true)).toEqual(['Batch', 'Purity']);
});

test('words are measured once for each picture', () => {
  vi.mocked(measureWord).mockClear();
  const own = [...words];
  const page = { ...picture };
  measureWords(page, own);
  measureWords(page, own, { lightOnDark: true });
  expect(measureWord).toHaveBeenCalledTimes(words.length);
  expect(measureWords(secondLight(), own)).toHaveLength(1);
});

test('words that were hardly read, or of one letter, are left out', () => {
  expect(
    measureWords(picture, [
      { ...words[0]!, confidence: 0.4 },
      { ...words[1]!, text: 'P.' },
    ]),
  ).toEqual([]);
});
