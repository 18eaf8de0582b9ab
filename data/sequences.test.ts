import { expect, it } from 'vitest';
import { loadData } from './index.ts';

/** Formulas of residues within a chain, by their letter or the name that a sequence gives between spaces. */
const RESIDUES: Readonly<Record<string, string>> = {
  G: 'C2H3NO',
  A: 'C3H5NO',
  S: 'C3H5NO2',
  P: 'C5H7NO',
  V: 'C5H9NO',
  T: 'C4H7NO2',
  C: 'C3H5NOS',
  L: 'C6H11NO',
  I: 'C6H11NO',
  N: 'C4H6N2O2',
  D: 'C4H5NO3',
  Q: 'C5H8N2O2',
  K: 'C6H12N2O',
  E: 'C5H7NO3',
  M: 'C5H9NOS',
  H: 'C6H7N3O',
  F: 'C9H9NO',
  R: 'C6H12N4O',
  Y: 'C9H9NO2',
  W: 'C11H10N2O',
  pGlu: 'C5H5NO2',
  Aib: 'C4H7NO',
  Ac4c: 'C5H7NO',
  Adm: 'C11H15NO',
  Dmt: 'C11H13NO2',
  MeTrp: 'C12H12N2O',
  Nal: 'C13H11NO',
  Nle: 'C6H11NO',
  aMeLeu: 'C7H13NO',
};

/** What words of `modifications` add to the free chain, each time they stand there; a diacid or several disulfides by their number. */
const MODIFICATIONS: readonly (readonly [RegExp, (number: number) => string])[] = [
  [/\bAc\b/g, () => 'C2H2O'],
  [/\bC-terminal amide\b|^Ac;.*; amide$|-NH2\b/g, () => 'H1N1O-1'],
  [/(?:(\d) )?disulfides?\b/g, (number) => `H${-2 * (number || 1)}`],
  [/\blactam\b/g, () => 'H-2O-1'],
  [/\bAEEA\b/g, () => 'C6H11NO3'],
  [/γGlu/g, () => 'C5H7NO3'],
  [/\bC(\d+) diacid/g, (number) => `C${number}H${2 * number - 4}O3`],
  [/palmitoyl/g, () => 'C16H30O'],
  [/\bGSGSGG\b/g, () => 'C14H22N6O8'],
  [/maleimidopropionyl/g, () => 'C7H5NO3'],
  [/hexenoyl/g, () => 'C6H8O'],
];

/** A formula of several, each atom with its number. */
function sumOf(formulas: readonly string[]): Record<string, number> {
  const atoms: Record<string, number> = {};
  for (const [, element = '', count] of formulas.join('').matchAll(/([A-Z][a-z]?)(-?\d*)/g))
    atoms[element] = (atoms[element] ?? 0) + Number(count || 1);
  return Object.fromEntries(Object.entries(atoms).sort());
}

function formulaOf(sequence: string, modifications: string): Record<string, number> {
  const chain = sequence
    .split(' ')
    .flatMap((part) => RESIDUES[part] ?? [...part].map((letter) => RESIDUES[letter] ?? letter));
  const added = MODIFICATIONS.flatMap(([words, formula]) =>
    [...modifications.matchAll(words)].map(([, number]) => formula(Number(number))),
  );
  return sumOf(['H2O', ...chain, ...added]);
}

const chains = loadData().compounds.filter(({ sequence, formula }) => sequence !== null && formula !== null);

it.each(chains)('$id: sequence and modifications give the formula', ({ sequence, modifications, formula }) => {
  expect(formulaOf(sequence!, modifications ?? '')).toEqual(sumOf([formula!]));
});
