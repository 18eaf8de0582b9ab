import { expect, test } from 'vitest';
import { typesetPage } from '../../testing/typeset-page.ts';
import { compareLetters, LETTER_FEATURES, type LetterComparison } from './letter-features.ts';
import { gatherLetters } from './page-letters.ts';

type Row = Parameters<typeof typesetPage>[0][number];
const OTHERS: Row[] = ['27062026', '29062026', '30072026', '98403'].map((text, row) => ({
  text,
  left: 400,
  baseline: 100 + 40 * row,
}));
const field = (how: Partial<Row> = {}) => {
  const others = typesetPage(OTHERS);
  const own = typesetPage([{ text: '20360240', left: 400, baseline: 300, ...how }]);
  return compareLetters(gatherLetters([...others, ...own]), own, others, others);
};
const featureOf = (compared: LetterComparison, name: string) => {
  const feature = LETTER_FEATURES.find((one) => one.name === name);
  expect(feature, name).toBeDefined();
  return feature?.compute(compared) ?? Number.NaN;
};
const featureIn = (name: string, how: Partial<Row> = {}) => featureOf(field(how), name);

test('digits printed like the others differ in nothing', () => {
  const { shape, spacing } = field();
  expect(shape.sizeToColumn).toBeCloseTo(0, 6);
  expect(spacing.pitchToOthers).toBeCloseTo(0, 6);
  expect(featureIn('baseline of the oddest letter to its like')).toBeCloseTo(0, 6);
});

test('larger digits, and digits set wider, are told apart', () => {
  expect(field({ size: 21 }).shape.sizeToColumn).toBeCloseTo(Math.log(21 / 20), 4);
  expect(field({ size: 21 }).spacing.pitchToOthers).toBeCloseTo(0, 6);
  expect(field({ gap: 0.2 }).spacing.pitchToOthers).toBeCloseTo(Math.log(0.8 / 0.75), 4);
  expect(featureIn('gaps between letters to the page’s', { gap: 0.2 })).toBeCloseTo(0.05, 4);
});

test('stretched digits are wider than their like', () => {
  expect(featureIn('width of letters to their like', { wide: 0.66 })).toBeCloseTo(Math.log(1.1), 4);
});

test('one digit a pixel lower than its neighbours is the oddest', () => {
  const others = typesetPage(OTHERS);
  const [word] = typesetPage([{ text: '20360240', left: 400, baseline: 300 }]);
  const glyphs = word!.glyphs.map((glyph, index) =>
    index === 3
      ? { ...glyph, edges: { ...glyph.edges, top: glyph.edges.top + 1, bottom: glyph.edges.bottom + 1 } }
      : glyph,
  );
  const own = [{ ...word!, glyphs }];
  const compared = compareLetters(gatherLetters([...others, ...own]), own, others, others);
  expect(featureOf(compared, 'baseline of the oddest letter to its like')).toBeCloseTo(1 / 20, 4);
  expect(featureOf(compared, 'digit farthest off its neighbours’ baseline')).toBeCloseTo(1 / 20, 4);
});

test('a field without letters has no feature of its own', () => {
  const others = typesetPage(OTHERS);
  const bare = { ...others[0]!, glyphs: [] };
  const compared = compareLetters(gatherLetters([...others, bare]), [bare], others, others);
  const present = LETTER_FEATURES.filter(({ compute }) => compute(compared) !== null).map(({ name }) => name);
  expect(present.filter((name) => !name.endsWith(', page'))).toEqual([]);
});
