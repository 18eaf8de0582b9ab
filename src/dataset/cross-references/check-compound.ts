import { hasValidCasCheckDigit } from '../cas-number.ts';
import type { Compound } from '../compound.ts';
import { massesOf } from './formula-mass.ts';
import type { KnownIds, Report } from './records.ts';

/** How far a mass may lie from that of its formula: published tables of atomic weights differ by 30 ppm, of isotopes by less. */
const TOLERANCE = { average_mass: 30e-6, monoisotopic_mass: 5e-6 } as const;

/** Components are on file, CAS numbers are valid, and masses are those of the formula. */
export function checkCompound(compound: Compound, ids: KnownIds, report: Report): void {
  if (compound.kind === 'blend' && compound.components.length < 2)
    report(compound, 'components', 'Expected the ids of two compounds or more: this is a blend.');
  for (const [i, id] of compound.components.entries()) {
    if (!ids.compounds.has(id))
      report(compound, `components.${i}`, `Expected the id of a compound in compounds; found "${id}".`);
  }
  for (const [i, number] of compound.cas.entries()) {
    if (!hasValidCasCheckDigit(number))
      report(compound, `cas.${i}`, `Expected a CAS number with a valid check digit; found "${number}".`);
  }
  checkMasses(compound, (field, expected) => report(compound, field, expected));
  for (const [i, variant] of compound.variants.entries())
    checkMasses(variant, (field, expected) => report(compound, `variants.${i}.${field}`, expected));
}

function checkMasses(
  form: Pick<Compound, 'formula' | keyof typeof TOLERANCE>,
  report: (field: string, expected: string) => void,
): void {
  const { formula } = form;
  const fields = ['average_mass', 'monoisotopic_mass'] as const;
  if (formula === null) {
    if (fields.some((field) => form[field] !== null))
      report('formula', 'Expected the formula of which the masses are, or no mass.');
    return;
  }
  const masses = massesOf(formula);
  if (typeof masses === 'string') {
    report('formula', masses);
    return;
  }
  for (const field of fields) {
    const [computed, found] = [masses[field], form[field]];
    if (found === null || Math.abs(computed / found - 1) >= TOLERANCE[field])
      report(field, `Expected that of ${formula}, ${computed.toFixed(4)} Da; found ${found ?? 'none'}.`);
  }
}
