import { describe, expect, test } from 'vitest';
import { setPage } from '../../testing/set-page.ts';
import { LINE_VALUES, lineTraits, pageLines } from './line-traits.ts';

const ROWS: [number, string, string][] = [
  [0, 'Client', 'Northmoor'],
  [1, 'Batch', 'AK116036'],
  [2, 'Received', '27062026'],
  [3, 'Issued', '29062026'],
  [4, 'Purity', '99.12'],
];
/** Labels on the left, values in a column, forty pixels a row; one value may be moved. */
const table = (moved: { down?: number; right?: number } = {}, tilt = 0) =>
  setPage(
    ROWS.flatMap(([row, label, value]) => [
      { text: label, left: 60, foot: 100 + 40 * row },
      {
        text: value,
        left: 400 + (row === 1 ? (moved.right ?? 0) : 0),
        foot: 100 + 40 * row + (row === 1 ? (moved.down ?? 0) : 0),
      },
    ]),
    tilt,
  );
const valueOf = (name: string, words: ReturnType<typeof table>, text = 'AK116036') =>
  lineTraits(
    pageLines(words),
    words.filter((word) => word.text === text),
  ).values[LINE_VALUES.indexOf(name)]!;

describe('a value on its row', () => {
  test('that stands where the others do is off by nothing', () => {
    expect(Math.abs(valueOf('foot off all of its row, less the same in other rows', table())!)).toBeLessThan(0.002);
    expect(Math.abs(valueOf('foot below the middle of the rows above and below', table())!)).toBeLessThan(0.002);
  });

  test('a pixel lower is off by a pixel in heights, against row, line and the rows around it', () => {
    const words = table({ down: 1 });
    for (const name of [
      'foot off all of its row, less the same in other rows',
      'foot off the line’s other words',
      'foot below the middle of the rows above and below',
    ])
      expect(valueOf(name, words), name).toBeCloseTo(1 / 20, 2);
    expect(valueOf('share of words that stand as far off their line', words)).toBeLessThanOrEqual(0.2);
  });

  test('on a tilted page is held against tilted lines', () => {
    expect(valueOf('foot off the line’s other words', table({}, 0.02))).toBeLessThan(0.01);
    expect(valueOf('foot off the line’s other words', table({ down: 2 }, 0.02))).toBeCloseTo(0.1, 1);
  });

  test('has nothing to be held against where it stands alone', () => {
    const words = [...table(), ...setPage([{ text: 'LONELY', left: 60, foot: 900 }])];
    expect(lineTraits(pageLines(words), words.slice(-1)).offRow).toBeNull();
  });
});

test('a value that begins beside its column is off the edge of its block', () => {
  expect(valueOf('edge off that of its block', table())).toBeLessThan(0.01);
  expect(valueOf('edge off that of its block', table({ right: 3 }))).toBeCloseTo(3 / 20, 2);
});

test('larger print beside it, centred on the row, is no line to stand on', () => {
  const words = [...table(), ...setPage([{ text: 'NAD', left: 700, foot: 144, size: 28 }])];
  expect(Math.abs(valueOf('foot off the line’s other words', words)!)).toBeLessThan(0.002);
});

test('every field is described by the same numbers', () => {
  const words = [...table(), ...setPage([{ text: 'gjpqy', left: 0, foot: 0 }])];
  for (const word of [words[3]!, words.at(-1)!])
    expect(lineTraits(pageLines(words), [word]).values).toHaveLength(LINE_VALUES.length);
});
