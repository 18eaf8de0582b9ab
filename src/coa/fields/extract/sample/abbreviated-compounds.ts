import type { Compound } from '../../../../dataset/compound.ts';

/** Letters of an abbreviation at least, "KPV", and of the beginning of a name that is none, "TIRZ" of tirzepatide. */
const MIN_LETTERS = { abbreviation: 3, beginning: 4 } as const;
/** Letters that a name has at least for its beginning to stand for it. */
const MIN_NAME = 5;
/** Characters that a name has at most for its capitals to be its abbreviation: "CAP-18 LL-37" begins with a word. */
const LONGEST_SHORT_NAME = 10;
/** What batch numbers say besides that is the beginning of a name, or an abbreviation. */
const OTHER_WORDS = new Set(['TEST', 'DES', 'DAC', 'MOD', 'PTH', 'FRAG']);
/** A run of capitals and the compounds that it may stand for. */
export interface Abbreviation {
  letters: string;
  compounds: Compound[];
}

/**
 * The runs of letters in a batch number that stand for compounds: “IWR-081026KPV” has KPV, “SEMA-0426” semaglutide or Semax. Runs of two
 * letters say nothing.
 */
export function abbreviatedCompounds(batch: string, compounds: readonly Compound[]): Abbreviation[] {
  const runs = batch.toUpperCase().match(/\p{L}+/gu) ?? [];
  const products = compounds.filter(({ kind }) => kind !== 'diluent');
  return runs
    .filter((letters) => letters.length >= MIN_LETTERS.abbreviation && !OTHER_WORDS.has(letters))
    .map((letters) => ({ letters, compounds: products.filter((compound) => standsFor(letters, compound)) }))
    .filter((found) => found.compounds.length > 0);
}

function standsFor(letters: string, { name, aliases }: Compound): boolean {
  return [name, ...aliases].some((written) => {
    const short = written.length <= LONGEST_SHORT_NAME ? /^\p{Lu}{3,}(?!\p{L})/u.exec(written)?.[0] : undefined;
    if (short === letters) return true;
    const word = /^\p{L}+/u.exec(written)?.[0].toUpperCase() ?? '';
    return letters.length >= MIN_LETTERS.beginning && word.length >= MIN_NAME && word.startsWith(letters);
  });
}
