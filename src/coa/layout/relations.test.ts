import { expect, test } from 'vitest';
import {
  areBeside,
  areCentred,
  areInLine,
  areInOneColumn,
  areInOneRow,
  areLevel,
  areOnOneLine,
  beginsUnder,
  gapBelow,
  gapRight,
  isFarBelow,
  isNextLine,
  isUnder,
  type Place,
  shareEdge,
} from './relations.ts';

const LETTERS = 10;
/** A place a hundred pixels wide and ten high, moved. */
const at = (left: number, top: number, width = 100, height = 10): Place => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const HERE = at(0, 0);

test('gaps are letter heights, negative where two places overlap', () => {
  expect([gapRight(HERE, at(125, 0), LETTERS), gapRight(HERE, at(90, 0), LETTERS)]).toEqual([2.5, -1]);
  expect([gapBelow(HERE, at(0, 25), LETTERS), gapBelow(HERE, at(0, 5), LETTERS)]).toEqual([1.5, -0.5]);
});

test('one line shares about half of the height, a row may lack some more of it', () => {
  expect([5, 6].map((down) => areOnOneLine(HERE, at(200, down)))).toEqual([true, false]);
  expect([8, 9].map((down) => areInOneRow(HERE, at(200, down), LETTERS))).toEqual([true, false]);
  expect([9, 10].map((down) => areBeside(HERE, at(200, down)))).toEqual([true, false]);
  expect([4, 5].map((down) => areLevel(HERE, at(200, down), LETTERS))).toEqual([true, false]);
});

test('what is far below stands neither beside nor under', () => {
  expect([49, 50].map((top) => isFarBelow(at(0, top), HERE, LETTERS))).toEqual([false, true]);
  expect(isUnder(at(0, 50), HERE, LETTERS) || areInOneRow(HERE, at(0, 50), LETTERS)).toBe(false);
});

test('a value stands under its title, or begins right beside it', () => {
  expect([5, 6, 49, 50].map((top) => isUnder(at(0, top), HERE, LETTERS))).toEqual([false, true, true, false]);
  expect([109, 110].map((left) => isUnder(at(left, 20), HERE, LETTERS))).toEqual([true, false]);
  expect([99, 100].map((left) => areInOneColumn(HERE, at(left, 20)))).toEqual([true, false]);
});

test('the next line of a text begins where the one before does', () => {
  expect([5, 6, 21, 22].map((top) => isNextLine(HERE, at(0, top), LETTERS))).toEqual([false, true, true, false]);
  expect([5, 6].map((left) => isNextLine(HERE, at(left, 12), LETTERS))).toEqual([true, false]);
  const dash = at(0, 4, 10, 2);
  expect(isNextLine(dash, dash, LETTERS)).toBe(false);
});

test('places are in line by their beginnings, ends or middles', () => {
  expect([25, 26].map((left) => areInLine(HERE, at(left, 20, 400), LETTERS))).toEqual([true, false]);
  expect([19, 20].map((more) => areInLine(HERE, at(60, 20, 40 + more), LETTERS))).toEqual([true, false]);
  expect([29, 30].map((left) => areCentred(HERE, at(left, 20), LETTERS))).toEqual([true, false]);
  expect([9, 10].map((left) => shareEdge(HERE, at(left, 20, 400), LETTERS))).toEqual([true, false]);
  expect([9, 10].map((more) => shareEdge(HERE, at(50, 20, 50 + more), LETTERS))).toEqual([true, false]);
});

test('a value begins right under its label, in line with it, and no farther than it may', () => {
  expect(beginsUnder(at(9, 10), HERE, LETTERS, 2)).toBe(true);
  expect(beginsUnder(at(0, 29), HERE, LETTERS, 2)).toBe(true);
  expect(beginsUnder(at(0, 30), HERE, LETTERS, 2)).toBe(false);
  expect(beginsUnder(at(0, 9), HERE, LETTERS, 2)).toBe(false);
  expect(beginsUnder(at(10, 10), HERE, LETTERS, 2)).toBe(false);
});
