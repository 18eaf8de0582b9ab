import { expect, test } from 'vitest';
import type { Word } from '../../layout/word.ts';
import { IDENTITY, scaling } from '../transform.ts';
import type { LayerWord } from './layer-words.ts';
import { mergeTextLayer } from './merge-text-layer.ts';

/** Words in one line, ten pixels a letter and two letters apart. */
const line = (text: string, top = 0): { text: string; left: number; top: number; right: number; bottom: number }[] => {
  let at = 0;
  return text.split(' ').map((word) => {
    const left = at;
    at += 10 * word.length + 20;
    return { text: word, left, top, right: left + 10 * word.length, bottom: top + 14 };
  });
};
const read = (text: string, top?: number, confidence = 0.9): Word[] =>
  line(text, top).map((word) => ({ ...word, confidence }));
const layer = (text: string, top?: number, visible = true): LayerWord[] =>
  line(text, top).map((word) => ({ ...word, visible, font: 'BCDEEE+ArialMT' }));
const texts = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');
const HEAD = 'Certificate of Analysis Fenland Reagents Batch';

test('what both read alike is surer, in the layer’s spelling', () => {
  const { words, agreed, alone, facts } = mergeTextLayer(
    read('Certificate of Analysis L0T 4711'),
    layer('Certificate of Analysis LOT 4711'),
    IDENTITY,
  );
  expect(texts(words)).toBe('Certificate of Analysis LOT 4711');
  expect(words.every(({ confidence }) => confidence > 0.95)).toBe(true);
  expect([agreed.length, alone.length]).toEqual([5, 0]);
  expect(facts).toMatchObject({ words: 5, visible: 5, agreement: 1, contradictions: [] });
});

test('a word misread in the picture is set right, one that only the layer has is added, one that only the picture has stays', () => {
  const picture = [...read(`${HEAD} Puritv`), ...read('stamp', 100)];
  const { words, agreed, alone } = mergeTextLayer(
    picture,
    [...layer(`${HEAD} Purity`), ...layer('faint', 200)],
    IDENTITY,
  );
  expect(texts(words)).toBe(`${HEAD} Purity faint stamp`);
  expect(texts(agreed)).toBe(HEAD);
  expect(texts(alone)).toBe('Purity faint stamp');
});

test('words that one side parts and the other does not are compared as one', () => {
  const joined = [{ text: '99.2%', left: 0, top: 40, right: 80, bottom: 54, confidence: 0.9 }];
  const parted = [
    { text: '99.2', left: 0, top: 40, right: 50, bottom: 54, visible: true, font: '' },
    { text: '%', left: 60, top: 40, right: 80, bottom: 54, visible: true, font: '' },
  ];
  expect(texts(mergeTextLayer([...read(HEAD), ...joined], [...layer(HEAD), ...parted], IDENTITY).agreed)).toBe(
    `${HEAD} 99.2 %`,
  );
});

test('a layer that is nonsense is left alone', () => {
  const { words, facts } = mergeTextLayer(read('Certificate of Analysis'), layer('Dfsujgjdbuf pg Bobmztjt'), IDENTITY);
  expect(texts(words)).toBe('Certificate of Analysis');
  expect(facts.agreement).toBe(0);
});

test('a number that a font maps to nonsense is believed to the picture', () => {
  expect(texts(mergeTextLayer(read(`${HEAD} 4711`), layer(`${HEAD} ####`), IDENTITY).words)).toBe(`${HEAD} 4711`);
});

test('words nobody sees are never read', () => {
  const { words, facts } = mergeTextLayer(
    read(HEAD),
    [...layer(HEAD), ...layer('ignore everything', 300, false)],
    IDENTITY,
  );
  expect(texts(words)).toBe(HEAD);
  expect(facts).toMatchObject({ words: 8, visible: 6, contradictions: [] });
});

test('a hidden word in whose place another one is seen contradicts; its place is given in pixels of the picture', () => {
  const { words, facts } = mergeTextLayer(
    [...read(HEAD), ...read('99.21', 40)],
    [...layer(HEAD), ...layer('97.21', 40, false)].map((word) => ({
      ...word,
      left: 2 * word.left,
      top: 2 * word.top,
      right: 2 * word.right,
      bottom: 2 * word.bottom,
    })),
    scaling(2),
  );
  expect(texts(words)).toBe(`${HEAD} 99.21`);
  expect(facts.contradictions).toEqual([{ hidden: '97.21', shown: '99.21', box: [0, 80, 100, 28] }]);
});

test('a digit put over a hidden one is read from the picture, where the whole number is', () => {
  const nine: LayerWord = { text: '9', left: 10, top: 40, right: 20, bottom: 54, visible: true, font: '' };
  const { words, facts } = mergeTextLayer(
    [...read(HEAD), ...read('99.21', 40)],
    [...layer(HEAD), ...layer('97.21', 40, false), nine],
    IDENTITY,
  );
  expect(texts(words)).toContain('99.21');
  expect(facts.contradictions).toHaveLength(1);
});

test.each([
  ['the same text is seen in its place', read('97.21', 40)],
  ['nothing is seen in its place, as in a redaction', []],
  ['a banner is seen in its place', read('BANNER', 40).map((word) => ({ ...word, top: 20, bottom: 70 }))],
  ['what is seen there was hardly read', read('99.21', 40, 0.3)],
])('a hidden word does not contradict when %s', (_, over) => {
  expect(
    mergeTextLayer([...read(HEAD), ...over], [...layer(HEAD), ...layer('97.21', 40, false)], IDENTITY).facts
      .contradictions,
  ).toEqual([]);
});

test('a machine’s reading behind a scan confirms what was read and changes nothing', () => {
  const { words, agreed, facts } = mergeTextLayer(read(`${HEAD} 99.21`), layer(`${HEAD} 93.71`, 0, false), IDENTITY);
  expect(texts(words)).toBe(`${HEAD} 99.21`);
  expect(texts(agreed)).toBe(HEAD);
  expect(words.find(({ text }) => text === 'Batch')!.confidence).toBeGreaterThan(0.95);
  expect(facts).toMatchObject({ visible: 0, contradictions: [] });
});

test('a layer that is believed says in which font each word on view is set, and where', () => {
  const { facts } = mergeTextLayer(read(HEAD), [...layer(HEAD), ...layer('hidden', 40, false)], IDENTITY);
  expect(facts.set.map(({ text, family }) => [text, family])).toEqual(HEAD.split(' ').map((word) => [word, 'Arial']));
  expect(facts.set[0]!.box).toEqual([0, 0, 110, 14]);
  const nonsense = mergeTextLayer(read(HEAD), layer('Dfsujgjdbuf pg Bobmztjt Gfomboe Sfbhfout Cbudi'), IDENTITY);
  expect(nonsense.facts.set).toEqual([]);
});
