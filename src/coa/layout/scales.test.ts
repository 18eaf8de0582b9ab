import { expect, test } from 'vitest';
import { LETTERS } from '../testing/page.ts';
import { pageGraph } from './build-graph.ts';
import { type Cell, cellOf } from './cells.ts';
import { rowOf } from './page-graph.ts';
import { withoutScales } from './scales.ts';

/** A cell that ends at `right`, its middle at `middle`. */
function ending(text: string, right: number, middle: number): Cell {
  return cellOf([
    { text, confidence: 0.9, left: right - 12 * text.length, top: middle - 8, right, bottom: middle + 8 },
  ]);
}
const axis = (values: readonly string[], right = 600, top = 100, step = 80): Cell[] =>
  values.map((value, index) => ending(value, right, top + step * index));
const left = (cells: readonly Cell[]): string[] => withoutScales(cells, LETTERS).map(({ text }) => text);

test('numbers up an axis stand in no row of the table beside it', () => {
  const [title, found] = [ending('Found mass', 200, 260), ending('2174.5', 400, 262)];
  const graph = pageGraph([title, found, ...axis(['700', '525', '350', '175', '0'])], LETTERS);
  expect(rowOf(title, graph)).toEqual([found]);
});

test.each([
  ['a tick was read as a dash', ['1,000', '800 -', '600', '400 -', '200', '0']],
  ['decimals are rounded', ['0.25', '0.2', '0.15', '0.1', '0.05', '0']],
])('an axis is one where %s', (_, values) => {
  expect(left(axis(values))).toEqual([]);
});

test('an axis is one where some of its numbers were not read, or were misread', () => {
  const read = axis(['1200', '1000', '800', '600', '400', '200', '0']);
  expect(left(read.filter((_, index) => index !== 2))).toEqual([]);
  expect(left([...read.slice(0, 3), ending('6OO', 600, 340), ending('40', 600, 420), ...read.slice(5)])).toEqual([
    '6OO',
    '40',
  ]);
});

test('numbers along the foot of a chart are a scale where there are five of them', () => {
  const along = ['0', '2', '4', '6', '8', '10'].map((value, index) => ending(value, 100 + 90 * index, 500));
  expect(left(along)).toEqual([]);
  expect(left(along.slice(0, 4))).toHaveLength(4);
});

test.each([
  ['lines numbered downwards', ['1', '2', '3', '4', '5', '6']],
  ['results that fall unevenly', ['99.41', '0.32', '0.15', '0.12']],
  ['three numbers', ['300', '200', '100']],
  ['steps that do not begin at nought', ['107', '97', '87', '77']],
  ['equal numbers', ['10', '10', '10', '10', '10']],
])('%s are none', (_, values) => {
  expect(left(axis(values))).toEqual(values);
});

test('a sheet of very many numbers is left as it is', () => {
  const sheet = Array.from({ length: 1_001 }, (_, at) => ending(String(1_000 - at), 600, 100 + 40 * at));
  expect(withoutScales(sheet, LETTERS)).toBe(sheet);
  expect(withoutScales(sheet.slice(1), LETTERS)).toEqual([]);
});

test('numbers that stand unevenly are none', () => {
  const read = axis(['400', '300', '200', '100']);
  expect(left([...read.slice(0, 3), ending('100', 600, 430)])).toHaveLength(4);
});
