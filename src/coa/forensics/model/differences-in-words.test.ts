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
    layout: {
      ...{ nearest: none, nearestToOthers: none, letters: null, lettersToOthers: null, spacing: null, place: null },
      ...layout,
    },
  } as unknown as FieldComparison);
}

test('a setting is named where it is far from the learned pages and farther than the page’s other fields', () => {
  const named = ['its letters are a different size from this laboratory’s'];
  expect(differs({ nearest: far(2), nearestToOthers: far(2) })).toEqual(named);
  // The other fields of this page lie as far: the page is drawn to another scale.
  expect(differs({ nearest: far(2), nearestToOthers: far(1.9) })).toEqual([]);
  expect(differs({ nearest: far(1.9), nearestToOthers: far(2) })).toEqual([]);
  expect(differs({ nearest: none, nearestToOthers: far(2) })).toEqual([]);
});

test('letters are named where they are another’s and the other fields’ letters are not', () => {
  expect(differs({ letters: 0.25, lettersToOthers: 0.01 })).toEqual([
    'its letters have a different shape from this laboratory’s',
  ]);
  expect(differs({ letters: 0.25, lettersToOthers: 0 })).toEqual([]);
  expect(differs({ letters: 0.25, lettersToOthers: -0.1 })).toEqual([]);
  expect(differs({ letters: 0.25, lettersToOthers: null })).toEqual([]);
});

test('a place is named where it is off beyond every genuine page and farther than the other fields are', () => {
  const edge = { edge: 1, edgeBeyond: 0.25, baseline: null, baselineBeyond: null };
  const sideways = ['it starts or ends farther left or right than on this laboratory’s pages'];
  expect(differs({ place: edge, edgeToOthers: 0.25 })).toEqual(sideways);
  expect(differs({ place: edge, edgeToOthers: 0.24 })).toEqual([]);
  expect(differs({ place: { ...edge, edgeBeyond: 0.24 }, edgeToOthers: 0.25 })).toEqual([]);
  expect(differs({ place: null, edgeToOthers: null })).toEqual([]);
  const baseline = { edge: 0, edgeBeyond: -1, baseline: 1, baselineBeyond: 0.25 };
  expect(differs({ place: baseline, edgeToOthers: 0, baselineToOthers: 0.25 })).toEqual([
    'it sits higher or lower than on this laboratory’s pages',
  ]);
  expect(differs({ place: baseline, baselineToOthers: 0.24 })).toEqual([]);
});

test('distances of letters are named where they are not the laboratory’s and the other fields’ are', () => {
  expect(differs({ spacing: 0.08, spacingToOthers: 0.01 })).toEqual([
    'its letters are closer together or farther apart than this laboratory’s',
  ]);
  expect(differs({ spacing: 0.079, spacingToOthers: 0.01 })).toEqual([]);
  expect(differs({ spacing: 0.08, spacingToOthers: 0 })).toEqual([]);
  expect(differs({ spacing: 0.08, spacingToOthers: null })).toEqual([]);
});

test('a field like its page and its laboratory differs in nothing', () => {
  expect(differs({})).toEqual([]);
});
