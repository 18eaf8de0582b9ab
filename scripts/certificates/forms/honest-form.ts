import type { Compound } from '../../../src/dataset/compound.ts';
import { Random } from '../random.ts';
import {
  type Block,
  beside,
  blendResults,
  cards,
  chromatogram,
  lotsTable,
  notes,
  OTHER_TABLES,
  pairs,
  partsAcross,
  peakTable,
  results,
  spectrum,
  vials,
} from './form-blocks.ts';
import { type FormValues, makeBlend, makeValues } from './form-values.ts';

/** Blanks between two blocks side by side. */
const GAPS = [5, 8, 12] as const;

/** Shares of the words, 0 to 1. */
export interface Faults {
  /** Left out. */
  lost?: number;
  /** With a sign or letter misread, digits aside: those are read twice before anything rests on them. */
  misread?: number;
}

/** An honest form as text in even columns, for `layOut`, and what it says. */
export interface HonestForm {
  /** As printed. */
  printed: string;
  /** As a reader gives it. */
  text: string;
  values: FormValues;
}

/**
 * A form of no laboratory, on which every figure agrees with every other, its blocks one under another and side by side as chance has
 * it. It serves to find what the checker makes of figures that stand beside each other: what it holds against such a form it holds
 * against an honest page.
 * @param seed any text; equal texts give equal forms.
 * @param compounds those of which one is the product; each must have a mass.
 * @param faults of a reader; none where they are not given.
 */
export function honestForm(seed: string, compounds: readonly Compound[], faults: Faults = {}): HonestForm {
  const random = new Random(seed);
  const values = valuesOfSome(compounds, random);
  const isBlend = values.parts.length > 0;
  const isOfLots = values.lots.length > 0;
  const isOfOne = !isBlend && !isOfLots;
  const some = (probability: number, make: (values: FormValues, random: Random) => Block): Block[] =>
    random.chance(probability) ? [make(values, random)] : [];
  const tables = random.shuffle([
    (isBlend ? random.pick([blendResults, blendResults, partsAcross]) : isOfLots ? lotsTable : results)(values, random),
    ...some(isOfLots ? 0 : 0.4, peakTable),
    ...some(0.4, chromatogram),
    ...some(0.3, spectrum),
    ...some(isOfOne ? 0.2 : 0, vials),
    ...some(0.6, notes),
    ...some(isOfOne ? 0.3 : 0, cards),
    ...(isOfOne ? OTHER_TABLES.flatMap((make) => some(0.06, make)) : []),
  ]);
  const blocks = [pairs(values, random), ...tables];
  const lines = [
    `# ${random.pick(['Northmere Analytical', 'Harrow Assay Laboratory', 'Ostrel Bioanalytics', 'Pellan Testing Services'])}`,
    '',
    random.pick(values.wordings.title),
    ...(values.isTitled ? ['', values.product] : []),
    ...arranged(blocks, random).flatMap((block) => ['', '', ...block]),
  ];
  const printed = values.hasCommas ? lines.map((line) => line.replace(DECIMALS, '$1,$2')) : lines;
  const text = printed
    .map((line, at) => (at === 0 ? line : line.replace(/\S+/g, (word) => asRead(word, faults, random))))
    .join('\n');
  return { printed: printed.join('\n'), text, values };
}

/** A number with decimals, and no date. */
const DECIMALS = /(?<![\d.])(\d+)\.(\d+)(?![\d.])/g;

/** What readers make of signs and letters, each as long as it was. */
const MISREAD: readonly (readonly [printed: RegExp, read: string])[] = [
  [/≥/, '2'],
  [/≤/, 's'],
  [/</, '«'],
  [/±/, '+'],
  [/%/, ' '],
  [/:$/, '.'],
  [/l/, '1'],
  [/I/, 'l'],
  [/O/, '0'],
  [/(?<=\d)0/, 'O'],
  [/(?<=\d)5/, 'S'],
  [/e/, 'c'],
  [/rn/, 'm '],
  [/[.,](?=\d)/, ' '],
];

/** A word as a reader gives it: left out, with one sign or letter misread, or as it is printed. */
function asRead(word: string, { lost = 0, misread = 0 }: Faults, random: Random): string {
  if (random.chance(lost)) return ' '.repeat(word.length);
  if (!random.chance(misread)) return word;
  const possible = MISREAD.filter(([printed]) => printed.test(word));
  return possible.length === 0 ? word : word.replace(...random.pick(possible));
}

/** Shares of forms of blends, and of several lots. */
const OF_BLENDS = 0.12;
const OF_LOTS = 0.08;

/** What a form says of one compound, of a blend of two or three, or of several lots. */
function valuesOfSome(compounds: readonly Compound[], random: Random): FormValues {
  const kind = random.next();
  const first = random.pick(compounds);
  if (kind < OF_BLENDS) {
    const others = random
      .shuffle(compounds)
      .filter(({ id }) => id !== first.id)
      .slice(0, random.pick([1, 1, 2]));
    return makeBlend([first, ...others], random);
  }
  const values = makeValues(first, random);
  if (kind > OF_BLENDS + OF_LOTS) return values;
  const { wordings, hasCommas, perCent, product, client, reportNumber, key, day } = values;
  const lots = Array.from({ length: random.whole(2, 4) }, () => makeValues(first, random, values));
  return { ...values, lots, wordings, hasCommas, perCent, product, client, reportNumber, key, day };
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
