import { expect, test } from 'vitest';
import { pageGraph } from '../../../layout/build-graph.ts';
import { cellsOf, graphOf, LETTERS } from '../../../testing/page.ts';
import { valueBelow, valueRight, withWrapped } from './values-around.ts';

/** What stands right of the first cell of a page, and under it. */
function around(page: string) {
  const graph = graphOf(page);
  const [label] = graph.cells;
  return { right: valueRight(label!, graph)?.cell.text, below: valueBelow(label!, graph)?.text };
}

test('a value stands right of its label, and under it in line with it', () => {
  expect(around('Client     Humber Molecular\nSevern Supply')).toEqual({
    right: 'Humber Molecular',
    below: 'Severn Supply',
  });
  expect(around('Client     -     Humber Molecular\nBatch: LOT1')).toEqual({
    right: 'Humber Molecular',
    below: undefined,
  });
});

test('dots that lead to a value, of which a reader made letters, are passed over', () => {
  const [label, dots, batch] = cellsOf('Batch     wees     LOT-2607');
  const flat = { ...dots!, top: dots!.bottom - 4, confidence: 0 };
  const right = (cells: (typeof flat)[]) => valueRight(cells[0]!, pageGraph(cells, LETTERS))?.cell.text;
  expect(right([label!, flat, batch!])).toBe('LOT-2607');
  expect(right([label!, { ...flat, confidence: 0.9 }, batch!])).toBe('wees');
});

test('a value of two lines stands beside a label in the middle of both', () => {
  const [label, first, second] = cellsOf('Product\n            Semax\n            Selank');
  const moved = (cell: typeof label, top: number) => ({ ...cell!, top, bottom: top + 16 });
  const beside = (top: number) => {
    const cells = [moved(first, 29), moved(label, top), moved(second, 51)];
    return valueRight(cells[1]!, pageGraph(cells, LETTERS))?.cell.text;
  };
  expect(beside(40)).toBe('Semax Selank');
  expect(beside(31)).toBe('Semax');
});

test('a value that ends in a hyphen goes on in the next line, where that is one word in line with it', () => {
  const wrapped = (page: string) => {
    const graph = graphOf(page);
    return withWrapped(graph.cells[0]!.words, graph).map(({ text }) => text);
  };
  expect(wrapped('LOT-2607-\nAHK10')).toEqual(['LOT-2607-AHK10']);
  expect(wrapped('LOT-2607-\nsee flag')).toEqual(['LOT-2607-']);
  expect(wrapped('LOT-2607-\n   AHK10')).toEqual(['LOT-2607-']);
  expect(wrapped('LOT-2607\nAHK10')).toEqual(['LOT-2607']);
});

test('a value that a narrow cell breaks before a unit goes on in the next line', () => {
  const wrapped = (page: string) => {
    const graph = graphOf(page);
    return withWrapped(graph.cells[0]!.words, graph).map(({ text }) => text);
  };
  expect(wrapped('Semax / Selank 5\nmg / 5 mg').join(' ')).toBe('Semax / Selank 5 mg / 5 mg');
  expect(wrapped('SS-31\nmg').join(' ')).toBe('SS-31');
  expect(wrapped('Batch 5\nmgivial').join(' ')).toBe('Batch 5');
});

test('a number that a narrow cell breaks behind a stroke', () => {
  const page = 'OL/2601/\n00452';
  const [first] = graphOf(page).cells;
  expect(withWrapped(first!.words, graphOf(page)).map(({ text }) => text)).toEqual(['OL/2601/00452']);
});
