import type { Compound } from '../../../dataset/compound.ts';
import { UNIT_OF_MASS } from '../../fields/extract/amounts/find-mass.ts';
import { type Fields, type MassField, namesOf } from '../../fields/fields.ts';
import { editDistance } from '../../fields/text/edit-distance.ts';
import { defineCheck, type Finding, failed, notApplicable, passed } from '../check.ts';

/** Mass of a proton, Da (CODATA 2018). */
const PROTON = 1.00728;
const MAX_CHARGE = 8;
/** What commonly travels with a peptide, Da: sodium, potassium, trifluoroacetic and acetic acid, loss of water. */
const ADDUCTS: readonly number[] = [0, 21.98, 37.96, 113.99, 227.98, 60.05, 120.1, -18.02];
/**
 * What else a whole mass may hold, Da: ammonium, one or two oxygens, hydrogen chlorides or sodiums, water, and three or four counter-ions of a
 * peptide with so many basic residues. With several charges so many masses would fit anything.
 */
const ADDUCTS_OF_WHOLE: readonly number[] = [
  ...ADDUCTS,
  17.03,
  15.99,
  18.01,
  54.03,
  31.99,
  35.98,
  71.95,
  43.96,
  341.97,
  455.96,
  180.16,
  240.21,
];
/** Between weight tables; then the widest error that low-resolution instruments and rounding leave. */
const TABLE_TOLERANCE = 30e-6;
const INSTRUMENT_TOLERANCE = 1.1;
/** Da within which a mass is another compound's: what instruments of low resolution are off by, and no more. */
const OWNER_TOLERANCE = 0.6;
/** Residues in which sequences of compounds that are taken for one another differ. */
const AKIN = 2;
/** Metals of complexes: average and monoisotopic mass, Da (CIAAW 2021). A free ligand has two hydrogens in its place. */
const METALS: Readonly<Record<string, readonly [average: number, monoisotopic: number]>> = {
  Cu: [63.546, 62.9296],
  Zn: [65.38, 63.9291],
};
const HYDROGEN = 1.00783;
const COMPARED_KINDS = new Set<Compound['kind']>([
  'peptide',
  'modified_peptide',
  'peptidomimetic',
  'small_molecule',
  'metal_complex',
  'protein',
]);

export default defineCheck({
  id: 'mass-not-of-compound',
  title: 'The molecular mass belongs to the compound',
  description:
    'Every compound has a known mass. Average and monoisotopic masses are accepted, as are salts and other forms in circulation, the ligand of a metal complex, adducts and charge states; a mass outside all of these belongs to something else. It decides only if the page says that it was measured and it is the mass of another compound on our list, which is what remains when somebody changes the name of a product. Nor does it decide if another mass found fits the product, or if the page itself says that something else was found. Otherwise it is a doubt: other forms, fragments, standards, impurities and instrument errors give masses that belong to no compound, and laboratories misprint reference masses. For a blend with known components, a mass that fits none of them is a doubt; other mixtures are not compared.',
  uses: ['fields', 'compounds'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  contradictsItself: true,
  run({ fields, compounds }) {
    const { compound, masses } = fields;
    if (compound === null) return notApplicable('No known compound is named.');
    if (masses.length === 0) return notApplicable('No molecular mass could be read.');
    if (compound.certainty < 1 && !compound.whole)
      return notApplicable('The product name was not read well enough to compare its mass.');
    const parts = compound.parts ?? [];
    const blend = compound.compounds.find(({ kind }) => kind === 'blend')?.name ?? compound.name;
    if (parts.length > 0) return compareWithParts(blend, parts, fields);
    if (compound.compounds.some((candidate) => !COMPARED_KINDS.has(candidate.kind) || candidate.average_mass === null))
      return notApplicable('The product has no single mass to compare with.');
    const expected = [...new Set(compound.compounds.flatMap(knownMasses))];
    const readable = massesToCompare(masses, expected);
    if (typeof readable === 'string') return notApplicable(readable);
    const accepted = [...expected, ...compound.compounds.flatMap(ligandMasses)];
    const fitting = readable.filter((mass) => fits(mass, accepted));
    const wrong = readable.filter((mass) => !fitting.includes(mass) && !isBesideOneThatFits(mass, fitting));
    const name = compound.compounds[0]!.name;
    if (wrong.length === 0)
      return passed(
        `${fitting.map((mass) => mass.value).join(', ')} Da fits ${name}.`,
        `The molecular mass printed fits ${name}.`,
        namesOf(fields, fitting),
      );
    const measuredWrong = wrong.find((mass) => mass.kind === 'measured') ?? wrong[0]!;
    const nearest = expected.reduce((best, mass) =>
      Math.abs(mass - measuredWrong.value) < Math.abs(best - measuredWrong.value) ? mass : best,
    );
    const why = `Printed ${measuredWrong.value} Da; ${name} has ${nearest.toFixed(2)} Da. No variant, adduct or charge state comes to the printed mass.`;
    const alike = compound.alike?.find((candidate) => fits(measuredWrong, knownMasses(candidate)));
    if (alike !== undefined) {
      return failed(
        'doubt',
        `${why} It fits ${alike.name}, whose name is nearly the same: it may be misread, or read in part.`,
        `The molecular mass printed, ${measuredWrong.value} Da, is that of ${alike.name}, not of ${name} (${nearest.toFixed(2)} Da), or we misread the name.`,
        [...namesOf(fields, [measuredWrong]), 'sample'],
      );
    }
    const otherOf = (mass: MassField): Compound | undefined =>
      fields.others.find((one) => fits(mass, [...knownMasses(one), ...ligandMasses(one)]));
    if (fitting.length > 0 && wrong.every((mass) => otherOf(mass) !== undefined))
      return notApplicable('Each mass is that of a compound which the page names: it is about several.');
    const other = otherOf(measuredWrong);
    if (other !== undefined)
      return failed(
        'doubt',
        `${why} It is that of ${other.name}, which the page names as well: it may be about several compounds.`,
        `The molecular mass printed, ${measuredWrong.value} Da, is that of ${other.name}, which the page names beside ${name} (${nearest.toFixed(2)} Da).`,
        [...namesOf(fields, [measuredWrong]), 'sample'],
      );
    // Laboratories misprint reference masses: one of the field gives that of another compound on genuine pages. And where
    // the results name another compound, the mass may be that one's.
    // A round number without a unit may be anything that stands in the row.
    const isMass = measuredWrong.decimals > 0 || UNIT_OF_MASS.test(measuredWrong.text);
    // Where one mass that was found fits, be it an ion's, another is of something else; and a laboratory may say that it found another.
    const alone = !masses.some((mass) => mass.kind !== 'stated' && fits(mass, accepted));
    const measured =
      measuredWrong.kind === 'measured' &&
      isMass &&
      alone &&
      compound.whole &&
      !namesAnother(fields) &&
      fields.saysNonconforming !== true;
    const owner = compounds.find((one) => isMassOf(measuredWrong, one) && !isAkin(one, compound.compounds));
    if (measured && owner !== undefined)
      return failed(
        'decisive',
        `${why} It is that of ${owner.name}.`,
        `The molecular mass printed, ${measuredWrong.value} Da, is that of ${owner.name}, not of ${name} (${nearest.toFixed(2)} Da).`,
        [...namesOf(fields, [measuredWrong]), 'sample'],
      );
    return failed(
      'doubt',
      why,
      `The molecular mass printed, ${measuredWrong.value} Da, is not that of ${name} (${nearest.toFixed(2)} Da).`,
      [...namesOf(fields, [measuredWrong]), 'sample'],
    );
  },
});

/** A blend has no mass of its own: what is printed is that of a component, or of none. A doubt at most, as of any reference mass. */
function compareWithParts(blend: string, parts: readonly Compound[], fields: Fields): Finding<'doubt'> {
  const expected = [...new Set(parts.flatMap(knownMasses))];
  if (parts.some(({ average_mass }) => average_mass === null))
    return notApplicable('The mass of one of its components is not known.');
  const readable = massesToCompare(fields.masses, expected);
  if (typeof readable === 'string') return notApplicable(readable);
  const accepted = [...expected, ...parts.flatMap(ligandMasses)];
  const wrong = readable.find((mass) => !fits(mass, accepted));
  if (wrong === undefined)
    return passed(
      `${readable.map((mass) => mass.value).join(', ')} Da fits a component of ${blend}.`,
      `The molecular mass printed fits a component of ${blend}.`,
      namesOf(fields, readable),
    );
  return failed(
    'doubt',
    `Printed ${wrong.value} Da; no component of ${blend} has that mass, in any variant, adduct or charge state.`,
    `The molecular mass printed, ${wrong.value} Da, is that of no component of ${blend}.`,
    [...namesOf(fields, [wrong]), 'sample'],
  );
}

/** Molecular masses but those that were read in two ways or that one stroke of the reader's would explain, or why there are none. */
function massesToCompare(masses: readonly MassField[], expected: readonly number[]): MassField[] | string {
  const molecular = masses.filter(({ kind }) => kind !== 'ion');
  if (molecular.length === 0)
    return 'Only peaks of a spectrum are labelled: ions, fragments or components, not the molecular mass.';
  const readable = molecular.filter(
    (mass) => !mass.disputed && !lostDecimalPoint(mass.value, expected) && !strayDigit(mass.value, expected),
  );
  return readable.length === 0 ? 'The masses could not be read well enough.' : readable;
}

/** Whether a round number shares its label with a mass that fits: what else stands in a mass's row is no second mass. */
function isBesideOneThatFits({ decimals, label }: MassField, fitting: readonly MassField[]): boolean {
  return decimals === 0 && fitting.some((other) => other.label === label);
}

/** Whether the results identify something else than the product named. */
function namesAnother({ compound, identified }: Fields): boolean {
  return (
    identified !== null && !identified.compounds.some(({ id }) => compound?.compounds.some((one) => one.id === id))
  );
}

/** Whether a mass is that of a compound itself, or of its ion of one charge: as salts, adducts and ions of more, masses fit too many. */
function isMassOf(mass: MassField, compound: Compound): boolean {
  return (
    COMPARED_KINDS.has(compound.kind) &&
    knownMasses(compound).some((known) =>
      [0, PROTON].some(
        (more) => Math.abs(mass.value - known - more) <= Math.max(OWNER_TOLERANCE, known * TABLE_TOLERANCE),
      ),
    )
  );
}

/**
 * Whether a compound's sequence is nearly that of another, or one part of it: such are sold under one another's names, as AOD-9604 is
 * under that of the fragment 176-191, and shortened ones under that of the whole.
 */
function isAkin(one: Compound, others: readonly Compound[]): boolean {
  return others.some(({ sequence }) => {
    if (sequence === null || one.sequence === null) return false;
    const [short, long] = [sequence, one.sequence].sort((a, b) => a.length - b.length) as [string, string];
    return long.includes(short) || editDistance(short, long, AKIN) <= AKIN;
  });
}

/** Every neutral mass that a compound may honestly be given, Da. */
export function knownMasses(compound: Compound): number[] {
  return [
    compound.average_mass,
    compound.monoisotopic_mass,
    ...compound.variants.flatMap((variant) => [variant.average_mass, variant.monoisotopic_mass]),
  ].filter((mass): mass is number => mass !== null);
}

/** Masses of a metal complex without its metal: in the source of a mass spectrometer copper leaves GHK-Cu, and GHK is what is found. */
function ligandMasses({ formula, average_mass, monoisotopic_mass }: Compound): number[] {
  const metal = METALS[/Cu|Zn/.exec(formula ?? '')?.[0] ?? ''];
  if (metal === undefined || average_mass === null || monoisotopic_mass === null) return [];
  const [average, monoisotopic] = metal;
  return [average_mass - average + 2 * HYDROGEN, monoisotopic_mass - monoisotopic + 2 * HYDROGEN];
}

/** Whether a printed number is one of the masses, in any adduct and charge state. */
function fits(mass: { value: number; tolerance: number | null }, expected: readonly number[]): boolean {
  for (const neutral of expected) {
    const tolerance = Math.max(INSTRUMENT_TOLERANCE, neutral * TABLE_TOLERANCE) + Math.min(mass.tolerance ?? 0, 3);
    for (const adduct of ADDUCTS_OF_WHOLE) {
      const charges = ADDUCTS.includes(adduct) ? MAX_CHARGE : 1;
      // A single charge, either way, covers the neutral mass as well: the tolerance is wider than a proton.
      for (let charge = 1; charge <= charges; charge++) {
        const plus = (neutral + adduct + charge * PROTON) / charge;
        const minus = (neutral + adduct - charge * PROTON) / charge;
        // An ion's m/z is printed to within a fraction of a unit; a wide window here would fit anything.
        const window = charge === 1 ? tolerance : 0.6;
        if (Math.abs(mass.value - plus) <= window || (charge <= 2 && Math.abs(mass.value - minus) <= window))
          return true;
      }
    }
  }
  return false;
}

/** A number that fits without its first digit had a rule or bracket read as that digit. */
function strayDigit(value: number, expected: readonly number[]): boolean {
  const without = Number(String(value).slice(1));
  return !fits({ value, tolerance: null }, expected) && expected.some((mass) => Math.abs(without - mass) < 2);
}

/** A number that fits once a decimal point is put back was misread, not misprinted. */
function lostDecimalPoint(value: number, expected: readonly number[]): boolean {
  return [10, 100, 1000].some((factor) => expected.some((mass) => Math.abs(value / factor - mass) < 2));
}
