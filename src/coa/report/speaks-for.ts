import { type Fields, namedFields } from '../fields/fields.ts';
import { isFirm } from '../fields/firm-reading.ts';
import type { Judgement } from '../verdict/judge.ts';
import type { CheckResult } from '../verdict/run-checks.ts';
import { namesIssuer } from './names-issuer.ts';
import { spokenAgainst } from './spoken-against.ts';

/**
 * Tells of a check that held whether its sentence may speak for the page: not where something else is held against the
 * same field, nor where it rests on what was read too badly to be told as a fact, nor where it is about a laboratory that
 * the page only quotes.
 */
export function speaksFor({
  results,
  fields,
  decision,
}: Readonly<Pick<Judgement, 'fields' | 'decision'>> & { results: readonly CheckResult[] }): (
  result: CheckResult,
) => boolean {
  const isContested = spokenAgainst(
    results.flatMap(({ finding }) =>
      finding?.outcome === 'fail' ? [{ severity: finding.severity ?? null, fields: finding.rests ?? [] }] : [],
    ),
  );
  const quoted = namesIssuer(decision, fields) ? undefined : fields.laboratory?.name;
  return ({ finding }) =>
    finding?.outcome === 'pass' &&
    finding.flag !== undefined &&
    (quoted === undefined || !finding.flag.includes(quoted)) &&
    !isContested(finding.rests ?? []) &&
    (finding.rests ?? []).every((name) => isToBeTold(name, fields));
}

/** Figures of a table: that they add up shows that they were read rightly, however faint they are. */
const ADDED_UP = /^(?:peak|share)_/;

/** Whether a field was read well enough to be told as a fact; the laboratory is held against our list, whatever its letters. */
function isToBeTold(name: string, fields: Fields): boolean {
  if (name === 'laboratory' || ADDED_UP.test(name) || (name === 'sample' && namesCompound(fields))) return true;
  const field = namedFields(fields).get(name);
  return field === undefined || isFirm(field);
}

/** Whether the product's name is a compound's to the letter: that was read rightly, however faint it is. One read elsewhere on the page does not show it. */
export function namesCompound({ sample, compound }: Pick<Fields, 'sample' | 'compound'>): boolean {
  return (
    compound !== null && compound.certainty === 1 && lettersOf(sample?.text ?? '').includes(lettersOf(compound.name))
  );
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}
