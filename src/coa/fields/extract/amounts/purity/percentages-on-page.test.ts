import { expect, test } from 'vitest';
import { graphOf } from '../../../../testing/page.ts';
import { findPurity } from '../find-purity.ts';
import { percentagesBeside, percentagesOnPage } from './percentages-on-page.ts';

const PAGE = `
  Test             Found        Stability
  Purity (HPLC)    99.60 %      98.10 %
  Recovery         97.2 %       96,51
  Vials            10           12
`;

test('beside a purity stand those of its row and of its column, also without a sign', () => {
  const graph = graphOf(PAGE);
  const [purity] = findPurity(graph);
  expect(percentagesBeside(purity!, [], graph).sort()).toEqual([97.2, 98.1]);
  const peak = graph.cells.find(({ text }) => text === '98.10 %')!;
  expect(percentagesBeside(purity!, [peak], graph)).toEqual([97.2]);
});

test('those of a page are each told once, but for the shares of its peaks', () => {
  const graph = graphOf(PAGE);
  expect(percentagesOnPage([], graph).sort()).toEqual([96.51, 97.2, 98.1, 99.6]);
  expect(percentagesOnPage(graph.cells, graph)).toEqual([]);
});
