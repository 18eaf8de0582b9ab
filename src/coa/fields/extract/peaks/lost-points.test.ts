import { expect, test } from 'vitest';
import { placed } from '../../../testing/page.ts';
import { decimalsOf, plainNumber, withLostPoints } from './lost-points.ts';
import type { Peak } from './peak.ts';

const cellOf = (text: string) => placed(text, 0, 0);

test.each([
  ['97.917', '97.917'],
  ['97,91 %', '97.91'],
  ['3.412 min.', '3.412'],
  ['3.412 MIN', '3.412'],
  ['1,476,440', '1476440'],
  ['1,476,440.5', '1476440.5'],
  ['@.83', '0.83'],
])('the printed number %s is %s', (printed, plain) => {
  expect(plainNumber(cellOf(printed))).toBe(plain);
});

test('decimals are counted behind point or comma', () => {
  expect(['97.917', '0,83 %', '1250', '1,476,440'].map((text) => decimalsOf(cellOf(text)))).toEqual([3, 2, 0, 0]);
});

/** Peaks with these shares, and areas where they are given. */
const peaksOf = (percents: readonly string[], areas: readonly string[] = []): Peak[] =>
  percents.map((percent, row) => {
    const [percentCell, areaCell] = [cellOf(percent), areas[row] === undefined ? null : cellOf(areas[row])];
    return {
      retention: null,
      area: areaCell === null ? null : Number(plainNumber(areaCell)),
      areaCell,
      percent: Number(plainNumber(percentCell)),
      decimals: decimalsOf(percentCell),
      percentCell,
      cells: [],
    };
  });

test.each([
  ['more than the whole', ['97.917', '0.833', '1250'], [97.917, 0.833, 1.25]],
  ['a leading zero', ['0.07', '0.04', '06', '99.83'], [0.07, 0.04, 0.06, 99.83]],
  [
    'which it cannot have lost, since others have another number of decimals',
    ['97.917', '0.83', '1250'],
    [97.917, 0.83, 1250],
  ],
  ['which too few others show', ['97.917', '1250'], [97.917, 1250]],
  ['which none shows', ['98', '102'], [98, 102]],
  ['less than the whole', ['97.9', '0.8', '13'], [97.9, 0.8, 13]],
  ['too few figures for it', ['97.917', '0.833', '125'], [97.917, 0.833, 125]],
])('a share that lost its point: %s', (_, printed, percents) => {
  expect(withLostPoints(peaksOf(printed)).map(({ percent }) => percent)).toEqual(percents);
});

test('a share has as many decimals as the others once its point is put back', () => {
  expect(withLostPoints(peaksOf(['97.917', '0.833', '1250'])).map(({ decimals }) => decimals)).toEqual([3, 3, 3]);
});

test.each([
  ['agrees better with its share then', ['90.0', '6.0', '4.0'], ['900.5', '60.2', '401'], [900.5, 60.2, 40.1]],
  ['agrees worse with its share then', ['18.4', '1.2', '80.4'], ['92.5', '6.0', '401'], [92.5, 6, 401]],
  ['has its point', ['90.0', '6.0', '4.0'], ['900.5', '60.2', '40.1'], [900.5, 60.2, 40.1]],
])('an area without a point that %s', (_, percents, areas, wanted) => {
  expect(withLostPoints(peaksOf(percents, areas)).map(({ area }) => area)).toEqual(wanted);
});

test('areas of which one was not read stay as they are', () => {
  const [first, ...others] = peaksOf(['60.0', '3.0', '6.0', '4.0'], ['900.5', '30.1', '60.2', '401']);
  const peaks = [{ ...first!, area: null, areaCell: null }, ...others];
  expect(withLostPoints(peaks).map(({ area }) => area)).toEqual([null, 30.1, 60.2, 401]);
});
