import type { Compound } from '../../../../../dataset/compound.ts';

/** Letters and digits that a name has at least, and one of letters only that stands within a longer text. */
export const MIN_LETTERS = { name: 2, ofWords: 5 } as const;

/** By folded name: what it can mean, and the digits of the names as written. */
export type CompoundIndex = ReadonlyMap<string, { compounds: Compound[]; digits: ReadonlySet<string> }>;

/** Letters and digits only, with the shapes that readers mix up folded together. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\|/g, 'i')
    .replace(/\$/g, 's')
    .replace(/α/g, 'alpha')
    .replace(/β/g, 'beta')
    .replace(/γ/g, 'gamma')
    .replace(/[^a-z0-9]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
    .replace(/s/g, '5')
    .replace(/z/g, '2');
}

/** Every name of every compound, folded. */
export function indexCompounds(compounds: readonly Compound[]): CompoundIndex {
  const index = new Map<string, { compounds: Compound[]; digits: Set<string> }>();
  for (const compound of compounds) {
    const names = [compound.name, ...compound.aliases, compound.name.replace(/\s*\(.*\)\s*/g, ' ')];
    for (const name of [...names, ...names.flatMap(asReadersTakeGreek)]) {
      const key = fold(name);
      if (key.length < MIN_LETTERS.name) continue;
      const known = index.get(key) ?? { compounds: [], digits: new Set() };
      if (!known.compounds.includes(compound)) known.compounds.push(compound);
      known.digits.add(digitsOf(name));
      index.set(key, known);
    }
  }
  return index;
}

/** A name with a Greek letter as readers take that for a Latin one or a figure: "Thymosin a1", "Thymosin B4", "Thymosin 84". */
function asReadersTakeGreek(name: string): string[] {
  const spelt = name.replace(/α|\balpha[- ]?/i, 'a').replace(/β|\bbeta[- ]?/i, 'b');
  return spelt === name ? [] : [spelt, spelt.replace(/\bb(?=\d)/, '8')];
}

/** The digits of a name, by which compounds of one name differ: "BPC-157" has 157. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
