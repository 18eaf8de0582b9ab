import { expect, test } from 'vitest';
import type { Box } from '../../geometry/box.ts';
import type { Pixels } from '../../image/prepare/turn-upright.ts';
import type { PlacedWord } from '../features/measured-word.ts';
import { learnBeside, type PageWithCode, placeOfCode, shownAt } from './code-place.ts';

const CODE: Box = [300, 400, 60, 60];
const WORDS: readonly (readonly [text: string, box: Box])[] = [
  ['Director', [40, 420, 60, 10]],
  ['verify', [310, 470, 40, 9]],
  ['access', [420, 440, 50, 9]],
  ['Purity', [40, 200, 50, 10]],
  ['Results', [40, 250, 60, 10]],
];

/** A page of 500 × 500 at a scale, with a code or without, and so many rows cut off below. */
function page({ scale = 1, code = CODE as Box | null, cut = 0, shift = 0 } = {}): PageWithCode {
  const [width, height] = [500 * scale, (500 - cut) * scale];
  const rgba = new Uint8Array(4 * width * height).fill(250);
  const box = code?.map((value) => value * scale) as Box | undefined;
  for (let y = 0; box !== undefined && y < height; y++)
    for (let x = 0; x < width; x++) {
      const isInside = x >= box[0] && x < box[0] + box[2] && y >= box[1] && y < box[1] + box[3];
      // A chequer of modules.
      if (isInside && (Math.floor(x / (4 * scale)) + Math.floor(y / (4 * scale))) % 2 === 0)
        rgba.fill(20, 4 * (y * width + x), 4 * (y * width + x) + 3);
    }
  const words = WORDS.filter(([, [, top]]) => top < 500 - cut).map(
    ([text, [x, y, wide, high]]): PlacedWord => ({
      text,
      confidence: 0.9,
      box: [x * scale, (y + shift) * scale, wide * scale, high * scale],
    }),
  );
  return { picture: { width, height, rgba }, words, code: box ?? null };
}

const shown = ({ picture, words }: PageWithCode, beside = learned): unknown =>
  shownAt(picture, placeOfCode(words, beside));
const learned = learnBeside(Array.from({ length: 8 }, () => page()));

test('a place is learned beside the words around the code, nearest first', () => {
  expect(learned).toHaveLength(5);
  // "verify" is 40 pixels wide; the code begins 10 before it and 74.5 over its middle.
  expect(learned[0]!.slice(1)).toEqual([-0.25, -1.863, 1.5]);
  expect(learnBeside(Array.from({ length: 5 }, () => page()))).toEqual([]);
});

test('it is told on pages of any size whether the code is there, taken away, or cut off', () => {
  expect([shown(page()), shown(page({ scale: 2 })), shown(page({ scale: 0.5 }))]).toEqual(Array(3).fill('printed'));
  expect([shown(page({ code: null })), shown(page({ code: null, scale: 0.5 }))]).toEqual(['blank', 'blank']);
  expect(shown(page({ cut: 60 }))).toBe('cut off');
});

test('it is not known where too few of its words stand, or they do not agree', () => {
  const { picture, words } = page({ code: null });
  expect(shownAt(picture, placeOfCode(words.slice(0, 2), learned))).toBeNull();
  const apart = words.map((word, index) => ({
    ...word,
    box: word.box.with(1, word.box[1] + 60 * index) as unknown as Box,
  }));
  expect(shownAt(picture, placeOfCode(apart, learned))).toBeNull();
  expect(shown(page(), [])).toBeNull();
});

test('nothing is learned where a genuine page shows nothing at that place, nor where each has it elsewhere', () => {
  const pages = Array.from({ length: 8 }, () => page());
  expect(learnBeside([...pages, page({ code: null })])).toEqual([]);
  const elsewhere = Array.from({ length: 8 }, (_, index) => page({ code: [20 + 50 * index, 200, 60, 60] }));
  expect(learnBeside(elsewhere)).toEqual([]);
});

test('a faint watermark shows nothing', () => {
  const { picture, words } = page({ code: null });
  const rgba = picture.rgba.map((value, at) => (at % 4 !== 3 && (at >> 5) % 2 === 0 ? value - 30 : value));
  expect(shownAt({ ...picture, rgba } satisfies Pixels, placeOfCode(words, learned))).toBe('blank');
});
