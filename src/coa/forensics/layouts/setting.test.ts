import { expect, test } from 'vitest';
import type { MeasuredWord } from '../features/measured-word.ts';
import { SETTING_MEASURES } from './layout.ts';
import { mediansOf, type SetMeasures, settingOf } from './setting.ts';

const PAGE: SetMeasures = {
  height: 20,
  stroke: 0.1,
  ink: 30,
  inkCb: 1,
  inkCr: -1,
  paper: 250,
  paperCb: 0,
  paperCr: 2,
};
const glyph = (character: string) => ({ character, shape: new Float32Array(144), width: 10, height: 12 });
const word = (text: string, measures: Partial<SetMeasures> = {}) =>
  ({
    text,
    measures: { ...PAGE, ...measures },
    typeset: { glyphs: [...text].map(glyph) },
  }) as unknown as MeasuredWord;
const byName = (words: readonly MeasuredWord[], page = PAGE) =>
  Object.fromEntries(settingOf(words, page).measures.map((value, at) => [SETTING_MEASURES[at]![0], value]));

test('of several words the median counts, measure by measure', () => {
  const words = [word('one', { height: 18, ink: 90 }), word('two', { height: 40, ink: 40 }), word('six')];
  expect(mediansOf(words)).toEqual({ ...PAGE, ink: 40 });
});

test('a field set as its page is differs in nothing but the tints, which are its own', () => {
  expect(byName([word('99.3')])).toEqual({
    size: 0,
    stroke: 0,
    ink: 0,
    inkCb: 1,
    inkCr: -1,
    paper: 0,
    paperCb: 0,
    paperCr: 2,
  });
});

test('sizes and strokes are told in ratios to the page’s, ink and paper in what they are lighter by', () => {
  const own = byName([word('99.3', { height: 30, stroke: 0.05, ink: 70, paper: 240 })]);
  expect(own).toMatchObject({ ink: 40, paper: -10 });
  expect(own['size']).toBeCloseTo(Math.log(1.5), 10);
  expect(own['stroke']).toBeCloseTo(-Math.log(2), 10);
});

test('strokes too fine to be measured, on the page or in the field, still give a number', () => {
  expect(byName([word('99.3', { stroke: 0 })])['stroke']).toBeLessThan(-10);
  expect(byName([word('99.3')], { ...PAGE, stroke: 0 })['stroke']).toBeGreaterThan(10);
});

test('its letters are those of all its words, in their order', () => {
  const { letters } = settingOf([word('Fen'), word('land')], PAGE);
  expect(letters.map(({ character }) => character).join('')).toBe('Fenland');
});
