import type { Compound } from '../../../dataset/compound.ts';
import { UNIT_OF_MASS } from '../../fields/extract/amounts/find-mass.ts';
import { type Fields, type MassField, namesOf } from '../../fields/fields.ts';
import { type Fit, fitOf, isInDaltons, isIonOf, PROTON, TABLE_TOLERANCE } from '../../fields/mass-fits.ts';
import { editDistance } from '../../fields/text/edit-distance.ts';
import { defineCheck, type Finding, failed, notApplicable, passed } from '../check.ts';

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
    'Every compound has a known mass. Average and monoisotopic masses are accepted, as are other forms in circulation, the ligand of a metal complex, [M+H]+ and the salt that the page names. A mass that would need another salt or adduct, or several charges where none are named, says nothing, and is a doubt if it is the mass of another compound on our list. A mass outside all of these belongs to something else. It decides only if the page says that it was measured and it is the mass of another compound on our list, which is what remains when somebody changes the name of a product. Nor does it decide if another mass found fits the product, or if the page itself says that something else was found. Otherwise it is a doubt: other forms, fragments, standards, impurities and instrument errors give masses that belong to no compound, and laboratories misprint reference masses. For a blend with known components, a mass that fits none of them is a doubt; other mixtures are not compared.',
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
    const comesBy = (mass: MassField): Fit | null => fitOf(mass, accepted, saltsIn(fields));
    const fitting = readable.filter((mass) => comesBy(mass) === 'itself');
    const ownerByMass = (mass: MassField): Compound | undefined =>
      compounds.find((one) => !compound.compounds.includes(one) && isMassOf(mass, one, [0]));
    // What takes an adduct to fit says nothing, and what is another compound's mass as it stands is more likely that.
    const possible = readable.filter((mass) => {
      const how = comesBy(mass);
      return (
        how !== null && how !== 'itself' && !(how === 'ion' && isInDaltons(mass)) && ownerByMass(mass) === undefined
      );
    });
    const explained = [...fitting, ...possible];
    const wrong = readable.filter((mass) => !explained.includes(mass) && !isBesideOneThatFits(mass, explained));
    const name = compound.compounds[0]!.name;
    if (wrong.length === 0 && fitting.length === 0)
      return notApplicable(
        `${listOf(possible)} Da fits ${name} only as a salt, an adduct or an ion that the page does not name.`,
      );
    if (wrong.length === 0)
      return passed(
        `${listOf(fitting)} Da fits ${name}.`,
        `The molecular mass printed fits ${name}.`,
        namesOf(fields, fitting),
      );
    const measuredWrong = wrong.find((mass) => mass.kind === 'measured') ?? wrong[0]!;
    const nearest = expected.reduce((best, mass) =>
      Math.abs(mass - measuredWrong.value) < Math.abs(best - measuredWrong.value) ? mass : best,
    );
    const isPossible = comesBy(measuredWrong) !== null;
    const why = `Printed ${measuredWrong.value} Da; ${name} has ${nearest.toFixed(2)} Da. ${isPossible ? 'It comes to the printed mass only as an adduct or an ion.' : 'No variant, adduct or charge state comes to the printed mass.'}`;
    const alike = compound.alike?.find((candidate) => fitOf(measuredWrong, knownMasses(candidate)) !== null);
    if (alike !== undefined) {
      return failed(
        'doubt',
        `${why} It fits ${alike.name}, whose name is nearly the same: it may be misread, or read in part.`,
        `The molecular mass printed, ${measuredWrong.value} Da, is that of ${alike.name}, not of ${name} (${nearest.toFixed(2)} Da), or we misread the name.`,
        [...namesOf(fields, [measuredWrong]), 'sample'],
      );
    }
    const otherOf = (mass: MassField): Compound | undefined =>
      fields.others.find((one) => fitOf(mass, [...knownMasses(one), ...ligandMasses(one)]) !== null);
    if (explained.length > 0 && wrong.every((mass) => otherOf(mass) !== undefined))
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
    const alone = !masses.some((mass) => mass.kind !== 'stated' && comesBy(mass) !== null);
    const measured =
      measuredWrong.kind === 'measured' &&
      isMass &&
      !isPossible &&
      alone &&
      compound.whole &&
      compound.certainty === 1 &&
      !namesAnother(fields) &&
      fields.saysNonconforming !== true;
    const owner = isPossible
      ? ownerByMass(measuredWrong)
      : compounds.find((one) => isMassOf(measuredWrong, one, [0, PROTON]) && !isAkin(one, compound.compounds));
    // A name but for a letter may be another's: “Thymulin” is not Thymalin.
    if (compound.certainty < 1 && owner === undefined)
      return notApplicable('The product name was not read well enough to hold a mass against it that is nobody’s.');
    const rests = [...namesOf(fields, [measuredWrong]), 'sample'];
    if (owner === undefined)
      return failed(
        'doubt',
        why,
        `The molecular mass printed, ${measuredWrong.value} Da, is not that of ${name} (${nearest.toFixed(2)} Da).`,
        rests,
      );
    return failed(
      measured ? 'decisive' : 'doubt',
      `${why} It is that of ${owner.name}.`,
      isPossible
        ? `The molecular mass printed, ${measuredWrong.value} Da, is that of ${owner.name}; that of ${name} (${nearest.toFixed(2)} Da) comes to it only with something else.`
        : `The molecular mass printed, ${measuredWrong.value} Da, is that of ${owner.name}, not of ${name} (${nearest.toFixed(2)} Da).`,
      rests,
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
  const fits = readable.map((mass) => fitOf(mass, accepted, saltsIn(fields)));
  const wrong = readable.find((_, at) => fits[at] === null);
  const fitting = readable.filter((_, at) => fits[at] === 'itself');
  if (wrong !== undefined && (fields.compound?.certainty ?? 0) < 1)
    return notApplicable('The product name was not read well enough to compare its mass.');
  if (wrong === undefined && fitting.length === 0)
    return notApplicable(`${listOf(readable)} Da fits a component of ${blend} only as a salt, an adduct or an ion.`);
  if (wrong === undefined)
    return passed(
      `${listOf(fitting)} Da fits a component of ${blend}.`,
      `The molecular mass printed fits a component of ${blend}.`,
      namesOf(fields, fitting),
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
    (mass) =>
      !mass.disputed &&
      !isTheoryOfIon(mass, masses, expected) &&
      !lostDecimalPoint(mass.value, expected) &&
      (fitOf(mass, expected) !== null || !strayDigit(mass, expected)),
  );
  return readable.length === 0 ? 'The masses could not be read well enough.' : readable;
}

/** Da by which the m/z that theory gives of an ion and the one found may differ. */
const THEORY_TOLERANCE = 0.5;

/** Whether a reference is the m/z of an ion of the compound that the page gives as well: "m/z [M+4H]4+ 1029.42" and "theory 1029.42". */
function isTheoryOfIon({ kind, value }: MassField, masses: readonly MassField[], expected: readonly number[]): boolean {
  return (
    kind === 'stated' &&
    masses.some((ion) => ion.kind === 'ion' && Math.abs(ion.value - value) <= THEORY_TOLERANCE) &&
    expected.some((neutral) => isIonOf(value, neutral))
  );
}

const listOf = (masses: readonly MassField[]): string => masses.map(({ value }) => value).join(', ');

/** What may name the salt of the product: its name, as it stands in the header and in the results. */
function saltsIn({ sample, compound, identified }: Fields): string[] {
  return [sample?.text, compound?.name, identified?.text].filter((text) => text !== undefined);
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

/** Whether a mass is that of a compound itself, or with so much `more`: as salts, adducts and ions of more charges, masses fit too many. */
function isMassOf(mass: MassField, compound: Compound, more: readonly number[]): boolean {
  return (
    COMPARED_KINDS.has(compound.kind) &&
    knownMasses(compound).some((known) =>
      more.some((one) => Math.abs(mass.value - known - one) <= Math.max(OWNER_TOLERANCE, known * TABLE_TOLERANCE)),
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

/** A number that fits without its first digit had a rule or bracket read as that digit. */
function strayDigit({ value }: MassField, expected: readonly number[]): boolean {
  const without = Number(String(value).slice(1));
  return expected.some((mass) => Math.abs(without - mass) < 2);
}

/** A number that fits once a decimal point is put back was misread, not misprinted. */
function lostDecimalPoint(value: number, expected: readonly number[]): boolean {
  return [10, 100, 1000].some((factor) => expected.some((mass) => Math.abs(value / factor - mass) < 2));
}
