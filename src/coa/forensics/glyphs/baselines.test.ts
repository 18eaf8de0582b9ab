import { expect, test } from 'vitest';
import { typesetPage } from '../../testing/typeset-page.ts';
import { estimateBaselines, levelNear, ofOneSize } from './baselines.ts';
import { evenly } from './typeset-word.ts';

test('a word stands on its baseline, whatever reaches below the line', () => {
  const [word] = typesetPage([{ text: 'Lagig', left: 10, baseline: 50 }]);
  const glyphs = word!.glyphs.map((glyph) =>
    glyph.character === 'g' ? { ...glyph, edges: { ...glyph.edges, bottom: 56 } } : glyph,
  );
  expect(estimateBaselines([{ ...word!, glyphs }]).words[0]!.baseline).toBeCloseTo(50, 0);
  expect(estimateBaselines(typesetPage([{ text: 'gjpqy', left: 10, baseline: 50 }])).words[0]!.baseline).toBeNull();
});

test('round letters that reach below flat ones on the page do not pull a word down', () => {
  const lower = (words: ReturnType<typeof typesetPage>) =>
    words.map((word) => ({
      ...word,
      glyphs: word.glyphs.map((glyph) =>
        /[0689]/.test(glyph.character)
          ? { ...glyph, edges: { ...glyph.edges, bottom: glyph.edges.bottom + 0.6 } }
          : glyph,
      ),
    }));
  const words = lower(
    typesetPage([
      ...['2026', '1260', '2086', '2180', '1806', '1620'].map((text, row) => ({
        text,
        left: 10,
        baseline: 50 + 40 * row,
      })),
      { text: '9980', left: 300, baseline: 50 },
    ]),
  );
  expect(estimateBaselines(words).words.at(-1)!.baseline).toBeCloseTo(50, 1);
});

test('old-style figures that descend do not pull a word down; one letter against all others tells nothing', () => {
  const lowered = (text: string) =>
    typesetPage([{ text, left: 10, baseline: 50 }]).map((word) => ({
      ...word,
      glyphs: word.glyphs.map((glyph) =>
        glyph.character === '9' ? { ...glyph, edges: { ...glyph.edges, bottom: 54 } } : glyph,
      ),
    }));
  expect(estimateBaselines(lowered('990802')).words[0]!.baseline).toBeCloseTo(50, 0);
  expect(estimateBaselines(lowered('9909')).words[0]!.baseline).toBeNull();
});

test('cells with lines of their own do not tilt a level page', () => {
  const rows = [0, 1, 2, 3].flatMap((row) => [
    { text: 'LABEL', left: 10, baseline: 100 + 40 * row },
    { text: 'VALUE', left: 250, baseline: 100 + 40 * row },
  ]);
  const page = estimateBaselines(
    typesetPage([...rows, { text: 'CHART', left: 600, baseline: 104 }, { text: 'CHART', left: 800, baseline: 104 }]),
  );
  expect(levelNear(page, 100)[1]!.baseline).toBeCloseTo(100, 1);
});

test('tilted lines are levelled', () => {
  const words = typesetPage(
    [0, 1, 2, 3].flatMap((row) => [10, 250, 600].map((left) => ({ text: 'LINE', left, baseline: 100 + 40 * row }))),
    0.03,
  );
  const baselines = levelNear(estimateBaselines(words), 130).map(({ baseline }) => baseline!);
  expect(Math.max(...baselines.slice(0, 3)) - Math.min(...baselines.slice(0, 3))).toBeLessThan(0.2);
});

test('sizes within an eighth count as one', () => {
  const [one, near, far] = estimateBaselines(
    typesetPage([20, 22, 26].map((size) => ({ text: 'SIZE', left: 0, baseline: 50, size }))),
  ).words;
  expect(ofOneSize(one!, near!)).toBe(true);
  expect(ofOneSize(one!, far!)).toBe(false);
});

test('of very many words some are compared with all, spread over the page', () => {
  const many = Array.from({ length: 6_000 }, (_, index) => index);
  expect(evenly(many.slice(0, 600))).toHaveLength(600);
  expect(evenly(many).length).toBeLessThanOrEqual(600);
  expect(evenly(many).at(-1)).toBeGreaterThan(5_900);
});
