import type { Cell } from '../../../layout/cells.ts';

/** Letters in a row by which two texts are compared: long enough to be rare by chance, short enough to outlast a misread letter. */
const GRAM = 4;
/** Share of a phrase's grams that a cell must hold: one misread letter in ten leaves about this many. */
const ENOUGH_GRAMS = 0.6;

/**
 * Those of some phrases that a page shows, letters misread, spaces and punctuation aside. A phrase stands in one cell, or
 * in two beside or under one another where the page breaks it.
 * @param phrases as printed; one of fewer than {@link GRAM} letters is never found.
 */
export function matchWordings(phrases: readonly string[], cells: readonly Cell[]): string[] {
  const pages = gramsOf(cells);
  return phrases.filter((phrase) => {
    const wanted = grams(lettersOf(phrase));
    if (wanted.length === 0) return false;
    const least = Math.ceil(wanted.length * ENOUGH_GRAMS);
    return pages.some((found) => holds(found, wanted, least));
  });
}

function holds(found: ReadonlySet<string>, wanted: readonly string[], least: number): boolean {
  let hits = 0;
  for (const [index, gram] of wanted.entries()) {
    if (found.has(gram)) hits++;
    if (hits + wanted.length - index - 1 < least) return false;
  }
  return hits >= least;
}

/** Worked out once for a page, however many laboratories are looked for on it. */
const known = new WeakMap<readonly Cell[], Set<string>[]>();

function gramsOf(cells: readonly Cell[]): Set<string>[] {
  const before = known.get(cells);
  if (before !== undefined) return before;
  const texts = cells.map(({ text }) => lettersOf(text));
  const found = texts.map((text, index) => new Set(grams(text + (texts[index + 1] ?? ''))));
  known.set(cells, found);
  return found;
}

function grams(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - GRAM + 1) }, (_, at) => text.slice(at, at + GRAM));
}

/** Letters and digits in lower case, those that readers take for one another as one. */
function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .replace(/[il1|]/g, 'l')
    .replace(/[o0]/g, 'o');
}
