import { rowOf } from '../../../layout/page-graph.ts';
import { type FieldClues, fieldOfCell } from '../../clues.ts';
import type { Fields } from '../../fields.ts';
import { beginningWith } from '../../vocabulary/any-of.ts';
import { IDENTITY_TITLES } from '../../vocabulary/results.ts';
import { matchCompound } from './compounds/match-compound.ts';

/** Words of a title that names a compound, or says that it was identified, at most. */
export const MAX_IDENTITY_WORDS = 5;
const IDENTITY = beginningWith(IDENTITY_TITLES);

/** The compound that an identity row of the results names; null when there is no such row. */
export function findIdentified({ graph, compounds, toPicture }: FieldClues): Fields['identified'] {
  for (const title of graph.cells) {
    if (!IDENTITY.test(title.text) || title.words.length > MAX_IDENTITY_WORDS) continue;
    for (const value of rowOf(title, graph).reverse()) {
      const match = matchCompound(value.text, compounds);
      if (match !== null)
        return { ...fieldOfCell(value, match.name, title.text, toPicture), compounds: match.compounds };
    }
  }
  return null;
}
