import type { Compound } from '../../compound.ts';

/** Letters of a whole name, and of a word within a longer one, from which on it is no surname as well (Long, Kiss, Copper). */
const MIN_NAME = 5;
const MIN_WORD = 7;
/** Letters from which on one of them may have been misread. */
const MIN_MISREAD = 8;

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/**
 * Tells names that only look like a person's from it: "Glen Tirzepatide" and "L. Carnitine" end in a substance of our list,
 * with one letter misread at most. What ends in anything else stays a person.
 */
export function substanceKnower(compounds: readonly Compound[]): (name: string) => boolean {
  const names = compounds.flatMap((compound) => [compound.name, ...compound.aliases]).map(wordsOf);
  const known = new Set(
    names.flatMap((words) => words.filter((word) => word.length >= (words.length === 1 ? MIN_NAME : MIN_WORD))),
  );
  const misreadable = [...known].filter((word) => word.length >= MIN_MISREAD);
  return (name) => {
    const last = wordsOf(name).at(-1) ?? '';
    return known.has(last) || misreadable.some((word) => isMisread(last, word));
  };
}

/** Whether two words differ in one letter. */
function isMisread(read: string, word: string): boolean {
  if (read.length !== word.length) return false;
  return [...word].filter((letter, i) => letter !== read[i]).length === 1;
}
