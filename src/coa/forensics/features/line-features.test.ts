import { describe, expect, test } from 'vitest';
import { typesetPage } from '../../testing/typeset-page.ts';
import { compareLines, LINE_FEATURES } from './line-features.ts';
import { gatherLines } from './page-lines.ts';

const ROWS: [number, string, string][] = [
  [0, 'Client', 'Northmoor'],
  [1, 'Batch', 'AK116036'],
  [2, 'Received', '27062026'],
  [3, 'Issued', '29062026'],
  [4, 'Purity', '99.12'],
];
/** Labels on the left, values in a column, forty pixels a row; one value may be moved. */
const table = (moved: { down?: number; right?: number } = {}, tilt = 0) =>
  typesetPage(
    ROWS.flatMap(([row, label, value]) => [
      { text: label, left: 60, baseline: 100 + 40 * row },
      {
        text: value,
        left: 400 + (row === 1 ? (moved.right ?? 0) : 0),
        baseline: 100 + 40 * row + (row === 1 ? (moved.down ?? 0) : 0),
      },
    ]),
    tilt,
  );
const featureIn = (name: string, words: ReturnType<typeof table>, text = 'AK116036') => {
  const feature = LINE_FEATURES.find((one) => one.name === name);
  expect(feature, name).toBeDefined();
  const own = words.filter((word) => word.text === text);
  return feature?.compute(compareLines(gatherLines(words), own)) ?? Number.NaN;
};

describe('a value on its row', () => {
  test('that stands where the others do is off by nothing', () => {
    expect(Math.abs(featureIn('baseline off all of its row, less the same in other rows', table()))).toBeLessThan(
      0.002,
    );
    expect(Math.abs(featureIn('baseline below the middle of the rows above and below', table()))).toBeLessThan(0.002);
  });

  test('a pixel lower is off by a pixel in heights, against row, line and the rows around it', () => {
    const words = table({ down: 1 });
    for (const name of [
      'baseline off all of its row, less the same in other rows',
      'baseline off the line’s other words',
      'baseline below the middle of the rows above and below',
    ])
      expect(featureIn(name, words), name).toBeCloseTo(1 / 20, 2);
    expect(featureIn('share of words that stand as far off their line', words)).toBeLessThanOrEqual(0.2);
  });

  test('on a tilted page is held against tilted lines', () => {
    expect(featureIn('baseline off the line’s other words', table({}, 0.02))).toBeLessThan(0.01);
    expect(featureIn('baseline off the line’s other words', table({ down: 2 }, 0.02))).toBeCloseTo(0.1, 1);
  });

  test('has nothing to be held against where it stands alone', () => {
    const words = [...table(), ...typesetPage([{ text: 'LONELY', left: 60, baseline: 900 }])];
    expect(compareLines(gatherLines(words), words.slice(-1))).toMatchObject({ offRow: null, belowLine: null });
  });
});

test('a value that begins beside its column is off the edge of its block', () => {
  expect(featureIn('edge off that of its block', table())).toBeLessThan(0.01);
  expect(featureIn('edge off that of its block', table({ right: 3 }))).toBeCloseTo(3 / 20, 2);
});

test('larger print beside it, centred on the row, is no line to stand on', () => {
  const words = [...table(), ...typesetPage([{ text: 'NAD', left: 700, baseline: 144, size: 28 }])];
  expect(Math.abs(featureIn('baseline off the line’s other words', words))).toBeLessThan(0.002);
});

test('a value whose letters all hang below the line is placed nowhere', () => {
  const words = [...table(), ...typesetPage([{ text: 'gjpqy', left: 0, baseline: 0 }])];
  const compared = compareLines(gatherLines(words), words.slice(-1));
  const present = LINE_FEATURES.filter(({ compute }) => compute(compared) !== null).map(({ name }) => name);
  expect(present).toEqual(['how far words stand off their lines, page']);
});
