import { expect, test } from 'vitest';
import { cellsOf } from '../../../testing/page.ts';
import { wordsWithin } from './words-within.ts';

test('tells in which words of a cell a part of its text stands', () => {
  const [cell] = cellsOf('tested for Humber Molecular, Carlisle');
  expect(wordsWithin('Humber Molecular', cell!).map(({ text }) => text)).toEqual(['Humber', 'Molecular,']);
  expect(wordsWithin('tested', cell!)).toHaveLength(1);
});
