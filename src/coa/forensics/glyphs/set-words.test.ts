import { expect, test } from 'vitest';
import { setPage } from '../../testing/set-page.ts';
import { evenly, levelNear, median, ofOneSize, standWords } from './set-words.ts';

test('a word stands on its letters’ feet, whatever reaches below the line', () => {
  const [word] = setPage([{ text: 'Lagig', left: 10, foot: 50 }]);
  const glyphs = word!.glyphs.map((glyph) =>
    glyph.character === 'g' ? { ...glyph, edges: { ...glyph.edges, bottom: 56 } } : glyph,
  );
  expect(standWords([{ ...word!, glyphs }]).words[0]!.foot).toBeCloseTo(50, 0);
  expect(standWords(setPage([{ text: 'gjpqy', left: 10, foot: 50 }])).words[0]!.foot).toBeNull();
});

test('round letters that reach below flat ones on the page do not pull a word down', () => {
  const lower = (words: ReturnType<typeof setPage>) =>
    words.map((word) => ({
      ...word,
      glyphs: word.glyphs.map((glyph) =>
        /[0689]/.test(glyph.character)
          ? { ...glyph, edges: { ...glyph.edges, bottom: glyph.edges.bottom + 0.6 } }
          : glyph,
      ),
    }));
  const words = lower(
    setPage([
      ...['2026', '1260', '2086', '2180', '1806', '1620'].map((text, row) => ({ text, left: 10, foot: 50 + 40 * row })),
      { text: '9980', left: 300, foot: 50 },
    ]),
  );
  expect(standWords(words).words.at(-1)!.foot).toBeCloseTo(50, 1);
});

test('old-style figures that descend do not pull a word down; one letter against all others tells nothing', () => {
  const lowered = (text: string) =>
    setPage([{ text, left: 10, foot: 50 }]).map((word) => ({
      ...word,
      glyphs: word.glyphs.map((glyph) =>
        glyph.character === '9' ? { ...glyph, edges: { ...glyph.edges, bottom: 54 } } : glyph,
      ),
    }));
  expect(standWords(lowered('990802')).words[0]!.foot).toBeCloseTo(50, 0);
  expect(standWords(lowered('9909')).words[0]!.foot).toBeNull();
});

test('cells with lines of their own do not tilt a level page', () => {
  const rows = [0, 1, 2, 3].flatMap((row) => [
    { text: 'LABEL', left: 10, foot: 100 + 40 * row },
    { text: 'VALUE', left: 250, foot: 100 + 40 * row },
  ]);
  const page = standWords(
    setPage([...rows, { text: 'CHART', left: 600, foot: 104 }, { text: 'CHART', left: 800, foot: 104 }]),
  );
  expect(levelNear(page, 100)[1]!.foot).toBeCloseTo(100, 1);
});

test('tilted lines are levelled', () => {
  const words = setPage(
    [0, 1, 2, 3].flatMap((row) => [10, 250, 600].map((left) => ({ text: 'LINE', left, foot: 100 + 40 * row }))),
    0.03,
  );
  const feet = levelNear(standWords(words), 130).map(({ foot }) => foot!);
  expect(Math.max(...feet.slice(0, 3)) - Math.min(...feet.slice(0, 3))).toBeLessThan(0.2);
});

test('sizes within an eighth count as one', () => {
  const [one, near, far] = standWords(
    setPage([20, 22, 26].map((size) => ({ text: 'SIZE', left: 0, foot: 50, size }))),
  ).words;
  expect(ofOneSize(one!, near!)).toBe(true);
  expect(ofOneSize(one!, far!)).toBe(false);
});

test('the middle number, the upper of two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(3);
  expect(median([])).toBeNaN();
});

test('of very many words some are compared with all, spread over the page', () => {
  const many = Array.from({ length: 6_000 }, (_, index) => index);
  expect(evenly(many.slice(0, 600))).toHaveLength(600);
  expect(evenly(many).length).toBeLessThanOrEqual(600);
  expect(evenly(many).at(-1)).toBeGreaterThan(5_900);
});
