import { rowOf } from '../../../../layout/page-graph.ts';
import type { FieldClues } from '../../../clues.ts';
import { milligrams } from '../../../text/milligrams.ts';
import type { CompoundMatch } from '../compounds/compound-match.ts';
import { matchCompound, withoutRemarks } from '../compounds/match-compound.ts';
import { withRelated } from '../compounds/related-compounds.ts';
import { MAX_IDENTITY_WORDS } from '../find-identified.ts';
import { UNLABELLED } from './without-label.ts';

/** The compound that short lines of the page name; null where they name several, as those of a blend. */
export function onlyCompound({ graph, compounds }: FieldClues): CompoundMatch | null {
  const named = graph.cells.flatMap((cell) =>
    cell.words.length > UNLABELLED.maxWordsAround ? [] : (matchCompound(cell.text, compounds) ?? []),
  );
  const [only] = named.filter(({ whole, name }) => whole && name.length >= UNLABELLED.minLetters);
  if (only === undefined || named.some((other) => !other.compounds.some((one) => only.compounds.includes(one))))
    return null;
  return withRelated(only, compounds);
}

/** The one compound beside which an amount stands; null where several do, as in a blend. */
export function compoundOfResult({ graph, compounds }: FieldClues): CompoundMatch | null {
  const found = graph.cells.flatMap((title) => {
    if (title.words.length > MAX_IDENTITY_WORDS || milligrams(title.text) !== null) return [];
    const match = matchCompound(withoutRemarks(title.text), compounds);
    if (match?.whole !== true) return [];
    return rowOf(title, graph).some((cell) => milligrams(cell.text) !== null) ? [match] : [];
  });
  const [only, ...others] = found;
  if (only === undefined || others.some((other) => other.name !== only.name)) return null;
  return withRelated(only, compounds);
}
