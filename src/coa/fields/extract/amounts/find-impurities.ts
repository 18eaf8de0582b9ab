import type { Cell } from '../../../layout/cells.ts';
import { columnOf, type PageGraph } from '../../../layout/page-graph.ts';
import { anyOf } from '../../vocabulary/any-of.ts';
import { IMPURITY_TITLES } from '../../vocabulary/results.ts';
import { rowOfTest } from '../search/row-of-test.ts';
import { LIMIT, readPercent } from './read-percent.ts';

const TITLE = anyOf(IMPURITY_TITLES);
/** Words beyond which a title is a sentence. */
const MAX_TITLE_WORDS = 7;

/** Per cent above which a share is no impurity's. */
const LARGEST = 50;

/** The largest share that a page gives of its impurities, together or the largest of them, per cent of the area; null where it gives none. Limits are left out. */
export function findImpurities(graph: PageGraph): number | null {
  const isResult = (cell: Cell): boolean => !LIMIT.test(cell.text) && columnOf(cell, graph) !== 'specification';
  const shares = graph.cells
    .filter((title) => TITLE.test(title.text) && title.words.length <= MAX_TITLE_WORDS)
    .flatMap((title) => {
      // The first of its row: behind it another result may stand.
      const [first] = [title, ...rowOfTest(title, graph)]
        .filter(isResult)
        .flatMap((cell) => readPercent(cell.words)?.value ?? []);
      return first === undefined || first > LARGEST ? [] : [first];
    });
  return Math.max(0, ...shares) || null;
}
