import { expect, test } from 'vitest';
import { learnLayout } from '../../src/coa/forensics/layouts/learn-layout.ts';
import {
  genuineOffsets,
  learnPlaces,
  withGenuineOffsets,
} from '../../src/coa/forensics/layouts/places/learned-places.ts';
import type { FieldSetting } from '../../src/coa/forensics/layouts/setting.ts';
import { testPlaces } from '../../src/coa/testing/places.ts';
import { describeDifferences } from './describe-differences.ts';

const MEASURES = [0, 0, 0, 0, 0, 0, 0, 0];

function setting(measures: readonly number[], share: number): FieldSetting {
  const shape = Float32Array.from({ length: 144 }, (_, at) => ((at % 12) / 12 < share ? 1 : 0));
  return {
    measures,
    letters: ['9', '8'].map((character) => ({ character, shape, width: 10, height: 12 })),
    spacing: [],
  };
}

const genuine = (): Map<string, FieldSetting> =>
  new Map(['purity', 'client', 'date_received1'].map((name) => [name, setting(MEASURES, 0.5)]));
const pages = [testPlaces(), testPlaces({ word: 9 }), testPlaces({ word: 5 }), testPlaces({ word: 7 })];
const layout = learnLayout('lab-one', [genuine(), genuine(), genuine()], '2026-11-22', {
  places: withGenuineOffsets(learnPlaces(pages)!, genuineOffsets(pages)),
})!;

test('says what is set otherwise, in the words that people have for the field', () => {
  expect(describeDifferences(genuine(), testPlaces(), layout)).toEqual([]);
  const page = genuine().set('date_received1', setting([0.3, 0, 60, 0, 0, 0, 0, 0], 0.75));
  expect(describeDifferences(page, testPlaces(), layout)).toEqual([
    'The date of receipt is set otherwise than on 3 other pages: its letters are of another shape; its letters are larger or smaller; its ink is lighter or darker.',
  ]);
});

test('counts the learned pages of a value that is no field, whatever its number on the page', () => {
  const page = (settings: FieldSetting): Map<string, FieldSetting> => genuine().set('another_number2', settings);
  const three = Array.from({ length: 3 }, () => page(setting(MEASURES, 0.5)));
  const learned = learnLayout('lab-one', three, '2026-11-22')!;
  expect(describeDifferences(page(setting([0.3, 0, 0, 0, 0, 0, 0, 0], 0.5)), testPlaces(), learned)).toEqual([
    expect.stringMatching(/ is set otherwise than on 3 other pages: its letters are larger or smaller\.$/),
  ]);
});

test('says what stands elsewhere than on the learned pages', () => {
  expect(describeDifferences(genuine(), testPlaces({ right: 0.5 }), layout)).toEqual([
    'The client is set otherwise than on 3 other pages: it starts or ends at another place of its row.',
  ]);
  expect(describeDifferences(genuine(), testPlaces({ down: 0.5 }), layout)).toEqual([
    'The client is set otherwise than on 3 other pages: it stands higher or lower.',
  ]);
});

test('says so where the page is of a design that was not learned', () => {
  const alone = { anchors: new Map(), fields: testPlaces().fields };
  expect(describeDifferences(genuine(), alone, layout)).toEqual([
    'This design was not learned: 0 % of its words stand as on a learned page.',
  ]);
});
