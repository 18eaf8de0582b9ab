import type { Compound } from '../../../../../dataset/compound.ts';
import type { CompoundIndex } from './compound-index.ts';
import type { CompoundMatch } from './compound-match.ts';

/** A match with what its name may have been misread for, and what it is made of. */
export function withRelated(match: CompoundMatch, index: CompoundIndex): CompoundMatch {
  return { ...match, alike: alikeTo(match, index), parts: match.parts ?? partsOf(match, index) };
}

/** What a blend is made of: its components, and compounds that share a name with one, as trade calls two by “TB-500”. */
function partsOf({ compounds }: CompoundMatch, index: CompoundIndex): Compound[] {
  const ids = compounds.flatMap(({ components }) => components);
  return [
    ...new Set(
      [...index.values()].flatMap((known) =>
        known.compounds.some(({ id }) => ids.includes(id)) ? known.compounds : [],
      ),
    ),
  ];
}

/** Letters of a name at least that may be the beginning of a longer one. */
const MIN_BEGINNING = 3;

/**
 * Compounds whose names differ from those of a match in nothing but strokes at the end, or go on where it ends: of "Humanin G" and
 * "HGH fragment 176-191" the last words may not have been read.
 */
function alikeTo({ compounds }: CompoundMatch, index: CompoundIndex): Compound[] {
  const stem = (key: string): string => key.replace(/(?<!1)1+$/, '');
  const keys = [...index]
    .filter(([, known]) => known.compounds.some((one) => compounds.includes(one)))
    .map(([key]) => key);
  const stems = new Set(keys.map(stem));
  const beginnings = keys.filter((key) => key.length >= MIN_BEGINNING);
  return [
    ...new Set(
      [...index]
        .filter(
          ([key]) =>
            (key.endsWith('1') && stems.has(stem(key))) || beginnings.some((beginning) => key.startsWith(beginning)),
        )
        .flatMap(([, known]) => known.compounds),
    ),
  ].filter((one) => !compounds.includes(one) && one.kind !== 'blend');
}
