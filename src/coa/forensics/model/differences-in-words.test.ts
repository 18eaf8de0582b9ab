import { expect, test } from 'vitest';
import type { FieldComparison } from '../features/compare-fields.ts';
import type { LayoutComparison } from '../layouts/compare-layout.ts';
import { SETTING_MEASURES } from '../layouts/layout.ts';
import { differencesOf } from './differences-in-words.ts';

const none = SETTING_MEASURES.map(() => null);
const far = (value: number) => SETTING_MEASURES.map(([name]) => (name === 'size' ? value : 0));

/** In words, how a field differs that is like its page and differs so from its laboratory's. */
function differs(layout: Partial<LayoutComparison>): string[] {
  const like = { spreads: 0, share: 1 };
  return differencesOf({
    pixels: { measures: new Proxy({}, { get: () => like }) },
    glyphs: { shareFarther: null },
    line: { offRow: null, belowLine: null },
    letters: {
      shape: { sizeToColumn: null, sizeToOthers: null },
      spacing: { pitchToOthers: null, pitchToPage: null },
    },
    layout: { nearest: none, nearestToOthers: none, letters: null, lettersToOthers: null, ...layout },
  } as unknown as FieldComparison);
}

test('a setting is named where it is far from the learned pages and farther than the page’s other fields', () => {
  const named = ['its letters are of another size than this laboratory sets there'];
  expect(differs({ nearest: far(2), nearestToOthers: far(2) })).toEqual(named);
  // The other fields of this page lie as far: the page is drawn to another scale.
  expect(differs({ nearest: far(2), nearestToOthers: far(1.9) })).toEqual([]);
  expect(differs({ nearest: far(1.9), nearestToOthers: far(2) })).toEqual([]);
  expect(differs({ nearest: none, nearestToOthers: far(2) })).toEqual([]);
});

test('letters are named where they are another’s and the other fields’ letters are not', () => {
  expect(differs({ letters: 0.25, lettersToOthers: 0.01 })).toEqual([
    'its letters are shaped otherwise than this laboratory’s',
  ]);
  expect(differs({ letters: 0.25, lettersToOthers: 0 })).toEqual([]);
  expect(differs({ letters: 0.25, lettersToOthers: -0.1 })).toEqual([]);
  expect(differs({ letters: 0.25, lettersToOthers: null })).toEqual([]);
});

test('a field like its page and its laboratory differs in nothing', () => {
  expect(differs({})).toEqual([]);
});
