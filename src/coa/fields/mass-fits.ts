import type { MassField } from './fields.ts';

/** Mass of a proton, Da (CODATA 2018). */
export const PROTON = 1.00728;
const MAX_CHARGE = 8;
/**
 * Counter-ions by the names that products bear, what one of them adds, Da (average and monoisotopic; CIAAW 2021), and how many a peptide may hold:
 * an acid for each basic residue, of which few have more than four.
 */
const SALTS: readonly { name: RegExp; adds: readonly number[]; most: number }[] = [
  { name: /(?<!fluoro)acet(ate|ic)/i, adds: [60.05, 60.02], most: 4 },
  { name: /\btfa\b|trifluoroacet/i, adds: [114.02, 113.99], most: 4 },
  { name: /\bhcl\b|chloride/i, adds: [36.46, 35.98], most: 4 },
  { name: /\bsodium\b/i, adds: [21.98], most: 2 },
  { name: /\bpotassium\b/i, adds: [38.09, 37.96], most: 1 },
];
const massesOf = (salts: typeof SALTS): number[] =>
  salts.flatMap(({ adds, most }) =>
    adds.flatMap((one) => Array.from({ length: most }, (_, index) => (index + 1) * one)),
  );
const ALL_SALTS = massesOf(SALTS);
/** What else the mass that an instrument found may hold or lack, Da: ammonium, one or two oxygens, one or three waters. Nobody prints these as a reference. */
const FOUND_WITH: readonly number[] = [17.03, 15.99, 31.99, 18.01, 54.03, -18.02];
/** What an ion of several charges commonly carries, Da: with more so many masses would fit anything. */
const ADDUCTS_OF_IONS: readonly number[] = [0, 21.98, 37.96, 113.99, 227.98, 60.05, 120.1, -18.02];
/** Between weight tables; then the widest error that low-resolution instruments and rounding leave. */
export const TABLE_TOLERANCE = 30e-6;
const INSTRUMENT_TOLERANCE = 1.1;
/** Da by which the m/z of an ion of several charges may be off: a wide window would fit anything. */
const ION_TOLERANCE = 0.6;
/** Share by which MALDI in linear mode, and any instrument with a protein of so many daltons, is off. */
const WIDE_TOLERANCE = 1e-3;
const PROTEIN = 8000;
const MALDI = /\bmaldi/i;
/** Units of a mass, not of an ion's place in a spectrum. */
const DALTONS = /\b(?:k?da|daltons?|g\/mol)\b/i;

/**
 * How a printed mass comes from one that a compound may have: "itself", its ion of one proton, or the salt that the page names; an "adduct" it
 * does not name; an "ion" of several charges.
 */
export type Fit = 'itself' | 'adduct' | 'ion';

type Printed = Pick<MassField, 'value' | 'tolerance' | 'kind' | 'label' | 'text'>;

/**
 * The plainest way in which a printed mass comes from one of several, or null.
 * @param expected neutral masses, Da
 * @param salt texts that may name the salt, such as the product's name
 */
export function fitOf(mass: Printed, expected: readonly number[], salt: readonly string[] = []): Fit | null {
  const texts = [...salt, mass.label, mass.text];
  const named = massesOf(SALTS.filter(({ name }) => texts.some((text) => name.test(text))));
  const isNear = (adducts: readonly number[], protons: readonly number[]): boolean =>
    expected.some((neutral) =>
      adducts.some((more) =>
        protons.some((charge) => Math.abs(mass.value - neutral - more - charge * PROTON) <= toleranceOf(mass, neutral)),
      ),
    );
  if (isNear([0], [0, 1]) || isNear(named, [0])) return 'itself';
  const isAdduct =
    mass.kind === 'stated' ? isNear(ALL_SALTS, [0]) : isNear([0, ...ALL_SALTS, ...FOUND_WITH], [-1, 0, 1]);
  if (isAdduct) return 'adduct';
  return mass.kind !== 'stated' && expected.some((neutral) => isIonOf(mass.value, neutral)) ? 'ion' : null;
}

/** Whether a page says that a number is a mass in daltons: an ion's place in a spectrum has no such unit. */
export function isInDaltons({ text }: Pick<Printed, 'text'>): boolean {
  return DALTONS.test(text);
}

function toleranceOf({ tolerance, label, text }: Printed, neutral: number): number {
  const isWide = neutral >= PROTEIN || MALDI.test(label) || MALDI.test(text);
  return (
    Math.max(INSTRUMENT_TOLERANCE, neutral * (isWide ? WIDE_TOLERANCE : TABLE_TOLERANCE)) + Math.min(tolerance ?? 0, 3)
  );
}

/** Whether a number is the m/z of an ion of two charges, either way, or of more positive ones. */
export function isIonOf(value: number, neutral: number): boolean {
  return ADDUCTS_OF_IONS.some((more) => {
    for (let charge = 2; charge <= MAX_CHARGE; charge++) {
      const plus = (neutral + more + charge * PROTON) / charge;
      const minus = (neutral + more - charge * PROTON) / charge;
      if (Math.abs(value - plus) <= ION_TOLERANCE || (charge === 2 && Math.abs(value - minus) <= ION_TOLERANCE))
        return true;
    }
    return false;
  });
}
