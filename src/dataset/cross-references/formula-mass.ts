/** Standard atomic weight (IUPAC 2021, abridged) and mass of the lightest common isotope, Da. */
const ATOMS: ReadonlyMap<string, readonly [average: number, monoisotopic: number]> = new Map([
  ['C', [12.011, 12]],
  ['H', [1.008, 1.00782503]],
  ['N', [14.007, 14.003074]],
  ['O', [15.999, 15.99491462]],
  ['S', [32.06, 31.97207117]],
  ['P', [30.974, 30.973762]],
  ['Cl', [35.45, 34.96885268]],
  ['I', [126.90447, 126.904473]],
  ['Cu', [63.546, 62.92959772]],
]);

interface Masses {
  average_mass: number;
  monoisotopic_mass: number;
}

/**
 * The masses of a molecular formula such as "C62H98N16O22", Da; of one that cannot be weighed what was expected, in a
 * sentence. A charge at its end is passed over: an electron weighs less than tables of weights differ.
 */
export function massesOf(formula: string): Masses | string {
  if (!/^(?:[A-Z][a-z]?\d*)+[+-]?$/.test(formula))
    return `Expected a molecular formula such as "C62H98N16O22"; found "${formula}".`;
  const masses: Masses = { average_mass: 0, monoisotopic_mass: 0 };
  for (const [, element = '', count] of formula.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
    const atom = ATOMS.get(element);
    if (atom === undefined)
      return `Expected elements whose weight is known (${[...ATOMS.keys()].join(', ')}); add "${element}" to src/dataset/cross-references/formula-mass.ts.`;
    masses.average_mass += atom[0] * Number(count || 1);
    masses.monoisotopic_mass += atom[1] * Number(count || 1);
  }
  return masses;
}
