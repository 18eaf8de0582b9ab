import type { Compound } from '../../../src/dataset/compound.ts';
import { Random } from '../random.ts';
import {
  type Block,
  beside,
  cards,
  chromatogram,
  notes,
  OTHER_TABLES,
  pairs,
  peakTable,
  results,
  spectrum,
  vials,
} from './form-blocks.ts';
import { type FormValues, makeValues } from './form-values.ts';

/** Blanks between two blocks side by side. */
const GAPS = [5, 8, 12] as const;

/** An honest form as text in even columns, for `layOut`, and what it says. */
export interface HonestForm {
  text: string;
  values: FormValues;
}

/**
 * A form of no laboratory, on which every figure agrees with every other, its blocks one under another and side by side as chance has
 * it. It serves to find what the checker makes of figures that stand beside each other: what it holds against such a form it holds
 * against an honest page.
 * @param seed any text; equal texts give equal forms.
 * @param compounds those of which one is the product; each must have a mass.
 * @param lost share of its words that are left out, as by a reader.
 */
export function honestForm(seed: string, compounds: readonly Compound[], lost = 0): HonestForm {
  const random = new Random(seed);
  const values = makeValues(random.pick(compounds), random);
  const some = (probability: number, make: (values: FormValues, random: Random) => Block): Block[] =>
    random.chance(probability) ? [make(values, random)] : [];
  const tables = random.shuffle([
    results(values, random),
    ...some(0.4, peakTable),
    ...some(0.4, chromatogram),
    ...some(0.3, spectrum),
    ...some(0.2, vials),
    ...some(0.6, notes),
    ...some(0.3, cards),
    ...OTHER_TABLES.flatMap((make) => some(0.06, make)),
  ]);
  const blocks = [pairs(values, random), ...tables];
  const lines = [
    `# ${random.pick(['Northmere Analytical', 'Harrow Assay Laboratory', 'Ostrel Bioanalytics', 'Pellan Peptides'])}`,
    '',
    random.pick(['CERTIFICATE OF ANALYSIS', 'Certificate of Analysis', 'Analytical report', 'TEST REPORT']),
    ...arranged(blocks, random).flatMap((block) => ['', '', ...block]),
  ];
  const text = lines
    .map((line, at) =>
      at === 0 ? line : line.replace(/\S+/g, (word) => (random.chance(lost) ? ' '.repeat(word.length) : word)),
    )
    .join('\n');
  return { text, values };
}

/** Blocks one under another, some of them side by side. */
function arranged(blocks: readonly Block[], random: Random): Block[] {
  const rows: Block[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const [block, next] = [blocks[at]!, blocks[at + 1]];
    const isBeside = next !== undefined && random.chance(0.4);
    rows.push(isBeside ? beside(block, next, random.pick(GAPS)) : block);
    if (isBeside) at++;
  }
  return rows;
}

/** Compounds that have a mass to compare with, as peptides have and blends have not. */
export function compoundsWithMass(compounds: readonly Compound[]): Compound[] {
  return compounds.filter(
    ({ kind, average_mass, monoisotopic_mass }) =>
      ['peptide', 'modified_peptide', 'peptidomimetic', 'small_molecule'].includes(kind) &&
      average_mass !== null &&
      monoisotopic_mass !== null,
  );
}
