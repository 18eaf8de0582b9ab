import { expect, test } from 'vitest';
import { layerWords } from './layer-words.ts';
import type { LayerCharacter } from './pdf-messages.ts';

/** A text of even characters of 10 × 14 pixels, with a gap of 2 between them. */
const set = (text: string, left: number, top: number, facts: Partial<LayerCharacter> = {}): LayerCharacter[] =>
  [...text].map((letter, index) => ({
    code: letter.codePointAt(0)!,
    left: left + 12 * index,
    top,
    right: left + 12 * index + 10,
    bottom: top + 14,
    ink: 0.3,
    clipped: false,
    order: 0,
    font: 'Helvetica',
    ...facts,
  }));
const texts = (...characters: LayerCharacter[][]) =>
  layerWords(characters.flat()).map(({ text, visible }) => (visible ? text : `(${text})`));

test('words end at spaces, wide gaps and new lines', () => {
  expect(texts(set('Batch LOT 4', 0, 0), set('next', 300, 0), set('line', 0, 40))).toEqual([
    'Batch',
    'LOT',
    '4',
    'next',
    'line',
  ]);
});

test('what is longer than any word is none', () => {
  expect(texts(set(`Batch ${'('.repeat(201)} 4711`, 0, 0))).toEqual(['Batch', '4711']);
  expect(texts(set('('.repeat(200), 0, 0))).toHaveLength(1);
});

test('a word lies where its characters lie', () => {
  expect(layerWords(set('abc', 100, 50))).toEqual([
    { text: 'abc', left: 100, top: 50, right: 134, bottom: 64, visible: true, font: 'Helvetica' },
  ]);
});

test('a word without ink cannot be seen, nor can one of which a single digit is covered', () => {
  expect(texts(set('97.21', 0, 0, { ink: 0.01 }))).toEqual(['(97.21)']);
  const digit = set('97.21', 0, 0);
  digit[1]!.ink = 0;
  expect(texts(digit)).toEqual(['(97.21)']);
  const point = set('97.21', 0, 0);
  point[2]!.ink = 0;
  expect(texts(point)).toEqual(['97.21']);
});

test('of two texts on one spot the one put there first is hidden', () => {
  expect(texts(set('ab', 0, 0, { order: 1 }), set(' ', 80, 0), set('xy', 0, 0, { order: 2 }))).toEqual(['(ab)', 'xy']);
  expect(texts(set('xy', 0, 0, { order: 2 }), set(' ', 80, 0), set('ab', 0, 0, { order: 1 }))).toEqual(['xy', '(ab)']);
});

test('a text set anew over another one keeps its letters, those that are the same too', () => {
  expect(texts(set('97.21', 0, 0, { order: 1 }), set(' ', 80, 0), set('99.21', 0, 0, { order: 2 }))).toEqual([
    '(97.21)',
    '99.21',
  ]);
});

test('the same text set twice to look bold counts once', () => {
  expect(texts(set('Purity', 0, 0, { order: 1 }), set(' ', 80, 0), set('Purity', 1, 0, { order: 2 }))).toEqual([
    'Purity',
  ]);
});

test('what a cell cuts off is not there', () => {
  expect(texts(set('next', 0, 0), set('cell', 48, 0, { clipped: true }))).toEqual(['next']);
});

test('leaders are drawing; a sign that stands alone is not', () => {
  expect(texts(set('Batch. . . . : LOT', 0, 0), set('95 % - 98 %', 0, 40), set('-----', 0, 80))).toEqual([
    'Batch',
    ':',
    'LOT',
    '95',
    '%',
    '-',
    '98',
    '%',
  ]);
});

test('control characters and empty boxes are no text', () => {
  expect(texts(set('a\u0002b', 0, 0), [{ ...set('x', 200, 0)[0]!, right: 200 }])).toEqual(['a', 'b']);
});

test('thousands of characters in one place cost little', () => {
  const pile = Array.from({ length: 20_000 }, (_, order) => set('x', 0, 0, { order, code: 97 + (order % 26) })[0]!);
  const started = performance.now();
  layerWords(pile);
  expect(performance.now() - started).toBeLessThan(2_000);
});
