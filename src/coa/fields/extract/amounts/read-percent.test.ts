import { describe, expect, test } from 'vitest';
import { layOut } from '../../../testing/page.ts';
import { closesInLimit, readBare, readBound, readPercent } from './read-percent.ts';

const percent = (text: string) => readPercent(layOut(text))?.value ?? null;

describe('a percentage', () => {
  test.each([
    ['99.35 %', 99.35],
    ['HPLC 98,7%', 98.7],
    ['99.1 per cent of area', 99.1],
    // What readers make of a sign, a point or a nought.
    ['99.35 °', 99.35],
    ['97 Q %', null],
    ['97.Q %', 97],
    ['99 18 %', 99.18],
    ['9918 %', 99.18],
    // A sign before it read as a digit: a colon, but nothing else.
    ['199.8 %', 99.8],
    ['298.9 %', null],
    ['626%', null],
    ['100 %', 100],
    ['25 °C', null],
  ])('%s is %j', (text, value) => {
    expect(percent(text)).toBe(value);
  });

  test('has the words and decimals that it was read of, and where its point was lost half the confidence', () => {
    const read = readPercent(layOut('99.350 % by area', 0.8))!;
    expect(read).toMatchObject({ text: '99.350 %', decimals: 3 });
    expect(read.confidence).toBeCloseTo(0.8);
    expect(read.words.map(({ text }) => text)).toEqual(['99.350', '%']);
    expect(readPercent(layOut('9918 %', 0.8))!.confidence).toBeCloseTo(0.4);
  });

  test.each(['≥ 98 %', 'not less than 98.0 %', '98.0 % or more', '99%+ purity', '± 0.3 %', '> 99.80% t 0.18%'])(
    'of a limit or a spread is none that was measured: %s',
    (text) => {
      expect(percent(text)).toBeNull();
    },
  );

  test('before its spread is that, and not the spread', () => {
    expect(percent('99.80 % ± 0.18 %')).toBe(99.8);
    expect(readPercent(layOut('99.80 % ± 0.18 %').slice(2))).toBeNull();
  });

  test('that was read in two is none, whichever half bears the sign', () => {
    expect(percent('98.648 7%')).toBeNull();
    expect(percent('199.65 1%')).toBeNull();
  });
});

test('the last words before a number say that it is a limit', () => {
  expect(closesInLimit(layOut('Purity not less'), 'than')).toBe(true);
  expect(closesInLimit(layOut('not less than half of it'), '')).toBe(false);
});

describe('a bound', () => {
  const bound = (text: string, column: string | null) => readBound(layOut(text), column);

  test('is a result in the column of results, and elsewhere where its spread stands behind it', () => {
    expect(bound('> 99.80 %', 'result')).toMatchObject({ value: 99.8, text: '> 99.80 %' });
    expect(bound('>99.80% ± 0.18%', null)?.value).toBe(99.8);
    expect(bound('> 99.80 %', null)).toBeNull();
    expect(bound('>99.80% ± 0.18%', 'specification')).toBeNull();
    expect(bound('99.80 %', 'result')).toBeNull();
  });
});

describe('a number without its sign', () => {
  const bare = (text: string, column: string | null = 'result') => readBare(layOut(text), column)?.value ?? null;

  test('is believed under a result alone', () => {
    expect(bare('99.35')).toBe(99.35);
    expect(bare('99.35', null)).toBeNull();
    expect(bare('99.35', 'specification')).toBeNull();
  });

  test.each([
    ['49.9', null],
    ['50.1', 50.1],
    ['130.0', 130],
    ['130.1', null],
    ['99', null],
    ['99.35°', 99.35],
  ])('%s is %j', (text, value) => {
    expect(bare(text)).toBe(value);
  });
});
