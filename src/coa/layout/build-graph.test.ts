import { expect, test } from 'vitest';
import { BUDGETS } from '../budgets.ts';
import { LETTERS, placed } from '../testing/page.ts';
import { pageGraph } from './build-graph.ts';

test('of more cells than any page has, those nearest to each other are related, and no more than may be compared', () => {
  const cells = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 400 }, (_, column) => placed('ab', 48 * column, 4 * row)),
  ).flat();
  const graph = pageGraph(cells, LETTERS);
  const related = [...graph.standing.values()].reduce((sum, { right, below }) => sum + right.length + below.length, 0);
  // Of all pairs there are 719,400; a pair that lies over one another is related in both directions.
  expect(related).toBeGreaterThan(BUDGETS.comparedCells / 2);
  expect(related).toBeLessThan(2 * BUDGETS.comparedCells);
  for (const cell of cells.slice(0, 399)) expect(graph.standing.get(cell)?.right[0]?.cell.left).toBe(cell.left + 48);
});
