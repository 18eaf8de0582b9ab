import type { Contradiction } from '../records/contradictions.ts';
import { RECOGNISED, type Verdict } from './verdicts.ts';

/**
 * Names of the pages of a contradiction that are unclear, taken together: at least one of its pages is not as it was issued and nobody can
 * tell which, so none stays recognised as a laboratory's. What was found against a page by itself stays.
 * @param verdicts of the pages by themselves, by their names.
 */
export function unclearTogether({ pages }: Contradiction, verdicts: ReadonlyMap<string, Verdict>): string[] {
  return pages
    .filter(({ name }) => {
      const verdict = verdicts.get(name);
      return verdict === 'unclear' || (verdict !== undefined && RECOGNISED.includes(verdict));
    })
    .map(({ name }) => name);
}
