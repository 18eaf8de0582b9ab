import { describe, expect, test } from 'vitest';
import { graphOf } from '../../../testing/page.ts';
import { impliedHeads, isOfPeak, printedHeads } from './peak-heads.ts';

const columnsOf = (page: string) => printedHeads(graphOf(page)).map(({ column }) => column);

test.each([
  ['three columns', 'RT (min)     Area        Area %', ['retention', 'area', 'percent']],
  ['words parted by a stroke of underlining', 'Ret_Time     Area        Area_%', ['retention', 'area', 'percent']],
  ['a unit in square brackets', 'RT [min]     Area        Area [%]', ['retention', 'area', 'percent']],
  [
    'the unit of a share under its head',
    'RT           Area        Area\nmin          mAU*s       %',
    ['retention', 'area', 'percent'],
  ],
  ['a sign under one that is no area', 'RT           Area\n%            mAU*s', ['retention', 'area']],
  ['no head of a peak table', 'Client       Batch', []],
])('the heads of %s', (_, page, columns) => {
  expect(columnsOf(page)).toEqual(columns);
});

test('a page is looked at once', () => {
  const graph = graphOf('RT (min)     Area %');
  expect(printedHeads(graph)).toBe(printedHeads(graph));
});

describe('a number is a peak’s', () => {
  const isPeaks = (page: string, number: string): boolean => {
    const graph = graphOf(page);
    return isOfPeak(graph.cells.find(({ text }) => text === number)!, graph);
  };
  test.each([
    ['under a head, beside another under its own', 'RT (min)     Area\n\n3.412        10220', true],
    ['not under a head alone', 'RT (min)     Area\n\n3.412', false],
    ['not beside words', 'RT (min)     Area\n\n3.412        main', false],
    ['not beside a number under no head', 'RT (min)     Area\n\n3.412                     10220', false],
    ['not over the heads', '3.412        10220\n\nRT (min)     Area', false],
    ['not under one of two heads on different lines', 'RT (min)\n\n             Area\n\n3.412        10220', false],
    ['not under the same head twice', 'RT (min)     RT (min)\n\n3.412        10220', false],
    [
      'under the heads of its table and of one over it',
      'RT (min)     Area\n\nRT (min)     Area\n\n3.412        10220',
      true,
    ],
    [
      'not beside two that are, under none itself',
      'RT (min)     Area\n\n8.917        10220                  3.412',
      false,
    ],
    ['not without heads', '3.412        10220', false],
  ])('%s', (_, page, wanted) => {
    expect(isPeaks(page, '3.412')).toBe(wanted);
  });
});

describe('columns without heads', () => {
  const implied = (page: string) => impliedHeads(graphOf(page)).map(({ column }) => column);
  test.each([
    [
      'minutes, areas and shares',
      '3.412 min    10220    2.1 %\n5.120 min    20440    4.2 %\n8.917 min    476440   93.7 %',
      ['percent', 'retention', 'area'],
    ],
    ['minutes and shares', '3.412 min    2.1 %\n5.120 min    4.2 %\n8.917 min    93.7 %', ['percent', 'retention']],
    ['too few rows', '3.412 min    2.1 %\n5.120 min    97.9 %', []],
    ['minutes that do not increase', '3.412 min    2.1 %\n5.120 min    4.2 %\n4.917 min    93.7 %', []],
    ['the same minutes twice', '3.412 min    2.1 %\n5.120 min    4.2 %\n5.120 min    93.7 %', []],
    ['shares without minutes', 'first    2.1 %\nsecond   4.2 %\nthird    93.7 %', []],
    [
      'a number before the minutes, which is no area',
      '10220   3.412 min    2.1 %\n20440   5.120 min    4.2 %\n47644   8.917 min    93.7 %',
      ['percent', 'retention'],
    ],
  ])('are told by their units: %s', (_, page, columns) => {
    expect(implied(page)).toEqual(columns);
  });

  test('stand one row over the first, as wide as their column', () => {
    const graph = graphOf('5.0\n\n3.412 min     2.1 %\n5.120 min     4.2 %\n8.917 min    93.75 %');
    const [first, second, third] = graph.cells.filter(({ text }) => text.endsWith('%'));
    const [percent] = impliedHeads(graph);
    expect(percent!.cell.top).toBe(2 * first!.top - second!.top);
    expect(percent!.cell.bottom).toBe(2 * first!.bottom - second!.bottom);
    expect([percent!.cell.left, percent!.cell.right]).toEqual([third!.left, third!.right]);
  });
});
