import { expect, test } from 'vitest';
import { setPage } from '../../testing/set-page.ts';
import { LETTER_VALUES, letterTraits, pageLetters } from './letter-traits.ts';

type Row = Parameters<typeof setPage>[0][number];
const OTHERS: Row[] = ['27062026', '29062026', '30072026', '98403'].map((text, row) => ({
  text,
  left: 400,
  foot: 100 + 40 * row,
}));
const field = (how: Partial<Row> = {}) => {
  const others = setPage(OTHERS);
  const own = setPage([{ text: '20360240', left: 400, foot: 300, ...how }]);
  return { own, traits: letterTraits(pageLetters([...others, ...own]), own, others, others) };
};
const valueOf = (name: string, how: Partial<Row> = {}) => field(how).traits.values[LETTER_VALUES.indexOf(name)]!;

test('digits printed like the others differ in nothing', () => {
  const { traits } = field();
  expect(traits.size).toBeCloseTo(0, 6);
  expect(traits.distance).toBeCloseTo(0, 6);
  expect(valueOf('foot of the oddest letter to its like')).toBeCloseTo(0, 6);
});

test('larger digits, and digits set wider, are told apart', () => {
  expect(field({ size: 21 }).traits.size).toBeCloseTo(Math.log(21 / 20), 4);
  expect(field({ size: 21 }).traits.distance).toBeCloseTo(0, 6);
  expect(field({ gap: 0.2 }).traits.distance).toBeCloseTo(Math.log(0.8 / 0.75), 4);
  expect(valueOf('gaps between letters to the page’s', { gap: 0.2 })).toBeCloseTo(0.05, 4);
});

test('stretched digits are wider than their like', () => {
  expect(valueOf('width of letters to their like', { wide: 0.66 })).toBeCloseTo(Math.log(1.1), 4);
});

test('one digit a pixel lower than its neighbours is the oddest', () => {
  const others = setPage(OTHERS);
  const [word] = setPage([{ text: '20360240', left: 400, foot: 300 }]);
  const glyphs = word!.glyphs.map((glyph, index) =>
    index === 3
      ? { ...glyph, edges: { ...glyph.edges, top: glyph.edges.top + 1, bottom: glyph.edges.bottom + 1 } }
      : glyph,
  );
  const own = [{ ...word!, glyphs }];
  const { values } = letterTraits(pageLetters([...others, ...own]), own, others, others);
  expect(values[LETTER_VALUES.indexOf('foot of the oddest letter to its like')]).toBeCloseTo(1 / 20, 4);
  expect(values[LETTER_VALUES.indexOf('digit farthest off its neighbours’ foot')]).toBeCloseTo(1 / 20, 4);
});

test('every field is described by the same numbers, also one without letters', () => {
  expect(field().traits.values).toHaveLength(LETTER_VALUES.length);
  const others = setPage(OTHERS);
  const bare = { ...others[0]!, glyphs: [] };
  expect(letterTraits(pageLetters([...others, bare]), [bare], others, others).values).toHaveLength(
    LETTER_VALUES.length,
  );
});
