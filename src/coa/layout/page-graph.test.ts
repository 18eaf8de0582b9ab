import { describe, expect, test } from 'vitest';
import { graphOf, LETTERS, placed } from '../testing/page.ts';
import { pageGraph } from './build-graph.ts';
import type { Cell } from './cells.ts';
import {
  above,
  beforeOf,
  below,
  besideBothLines,
  besideOf,
  columnOf,
  depthOf,
  nextLineOf,
  type PageGraph,
  rightOf,
  rowOf,
} from './page-graph.ts';

const cell = ({ cells }: PageGraph, text: string): Cell => cells.find((one) => one.text === text)!;
const texts = (edges: readonly { cell: Cell }[]): string[] => edges.map((edge) => edge.cell.text);

describe('beside a cell', () => {
  const graph = graphOf('Test         Limit         Result\nPurity       98.0          99.3\nMass         1419.5');

  test('stands what is on its line, nearest first, with the gap in letter heights', () => {
    expect(texts(rightOf(cell(graph, 'Purity'), graph))).toEqual(['98.0', '99.3']);
    expect(texts(beforeOf(cell(graph, '99.3'), graph))).toEqual(['98.0', 'Purity']);
    expect(rightOf(cell(graph, 'Mass'), graph)[0]!.gap).toBeCloseTo(110 / LETTERS);
    expect(rightOf(cell(graph, '99.3'), graph)).toEqual([]);
  });

  test('stands what a row is askew by, but not the next line', () => {
    const [title, number, next] = [placed('Purity', 0, 100), placed('99.3', 200, 89), placed('99.9', 200, 115)];
    const askew = pageGraph([number, title, next], LETTERS);
    expect(texts(rightOf(title, askew))).toEqual([]);
    expect(rowOf(title, askew)).toEqual([number]);
    expect(texts(besideOf(title, askew))).toEqual(['99.3', '99.9']);
  });

  test('stands whatever is beside any line of a title', () => {
    const title = placed('Purity', 0, 100, 150);
    const [one, other] = [placed('98.0', 200, 104), placed('99.3', 300, 130)];
    expect(rowOf(title, pageGraph([title, one, other], LETTERS))).toEqual([one, other]);
  });
});

describe('under a cell', () => {
  const graph = graphOf('Purity       Content\n99.3         10.4\n\nRemarks\n\n\n\nPage');

  test('stands what begins there within two lines of a form, nearest first', () => {
    expect(texts(below(cell(graph, 'Purity'), graph))).toEqual(['99.3']);
    expect(texts(above(cell(graph, '99.3'), graph))).toEqual(['Purity']);
    expect(texts(below(cell(graph, '99.3'), graph))).toEqual(['Remarks']);
    expect(below(cell(graph, 'Remarks'), graph)).toEqual([]);
  });

  test('whether it is in line with it', () => {
    const title = placed('Purity by HPLC', 0, 100);
    const [inLine, centred, apart] = [placed('99.3', 0, 130), placed('98.1', 60, 130), placed('pass', 165, 130)];
    const edges = below(title, pageGraph([title, inLine, centred, apart], LETTERS));
    expect(edges.find((edge) => edge.cell === inLine)).toMatchObject({ overlaps: true, inLine: true, centred: false });
    expect(edges.find((edge) => edge.cell === centred)).toMatchObject({ inLine: true, centred: true });
    expect(edges.find((edge) => edge.cell === apart)).toMatchObject({ overlaps: true, inLine: false });
  });
});

test('a cell stands in the column of its head, unless that is over another cell of its row', () => {
  const graph = graphOf(`
    Test                        Method        Status
    Purity       99.9 %         RP-HPLC       Conforms
  `);
  expect(columnOf(cell(graph, 'RP-HPLC'), graph)).toBe('method');
  expect(columnOf(cell(graph, '99.9 %'), graph)).toBeNull();
  expect(columnOf(placed('RP-HPLC', 0, 0), graph)).toBeNull();
});

test('how far down a cell stands is a share of its page, which may begin below the top of the picture', () => {
  const low = placed('Client', 0, 150);
  expect(depthOf(low, pageGraph([low], LETTERS, { top: 100, bottom: 300 }))).toBe(0.25);
  expect(depthOf(low, pageGraph([low], LETTERS))).toBeCloseTo(150 / 166);
});

test('nothing stands beside both lines of what is one line', () => {
  const line = graphOf('# 10.9 mg\n');
  const caption = { ...placed('per vial', 400, 4, 20), right: 500 };
  const both = pageGraph([...line.cells, caption], LETTERS, { top: 0, bottom: 1000 });
  expect(besideBothLines(line.cells[0]!, both)).toEqual([]);
});

test('prose goes on below at wide leading, a short line only right below', () => {
  const prose = { ...placed('Each', 0, 100), words: Array.from({ length: 9 }, () => placed('word', 0, 100).words[0]!) };
  const next = { ...placed('10.2', 0, 145), words: Array.from({ length: 4 }, () => placed('word', 0, 145).words[0]!) };
  const short = placed('Each', 0, 100);
  expect(nextLineOf(prose, pageGraph([prose, next], LETTERS))).toBe(next);
  expect(nextLineOf(short, pageGraph([short, next], LETTERS))).toBeUndefined();
});

test('of cells that lie over one another, each before the other, the next line is asked for once', () => {
  const lying = [placed('.', 100, 100, 112), placed('i', 100, 100, 130)];
  const graph = pageGraph(lying, LETTERS);
  expect(lying.some((one) => beforeOf(one, graph).some(({ onLine }) => onLine))).toBe(true);
  for (const one of lying) expect(nextLineOf(one, graph)).toBeUndefined();
});
