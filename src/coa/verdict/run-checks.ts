import type { Artifacts, Check, Finding } from '../checks/check.ts';
import { CHECKS } from '../checks/index.ts';
import { fieldInWords } from '../fields/field-in-words.ts';
import { type Fields, namedFields } from '../fields/fields.ts';

/** What one check found, with its id and the sentence for the flags. */
export interface CheckResult {
  check: Pick<Check, 'id' | 'title'>;
  finding: Finding | null;
  /** Message of an exception; a check that throws is one error result and stops nothing else. */
  error: string | null;
}

/** Runs every check on just the artifacts that it declares. */
export function runChecks(artifacts: Artifacts, checks: readonly Check[] = CHECKS): CheckResult[] {
  return checks.map((check) => {
    try {
      const declared = Object.fromEntries(check.uses.map((name) => [name, artifacts[name]])) as unknown as Artifacts;
      return { check, finding: check.run(declared), error: null };
    } catch (error) {
      return { check, finding: null, error: error instanceof Error ? error.message : String(error) };
    }
  });
}

/** Names of fields that decisive findings and doubts rest on and that were read only once. */
export function fieldsToConfirm(results: readonly CheckResult[], fields: Fields): string[] {
  const known = namedFields(fields);
  return results
    .filter(
      ({ finding }) => finding?.outcome === 'fail' && (finding.severity === 'decisive' || finding.severity === 'doubt'),
    )
    .flatMap(({ finding }) => finding!.rests ?? [])
    .filter((name) => (known.get(name)?.readings ?? 2) < 2);
}

/** Takes a decisive finding down to a doubt when a field it rests on was not read twice alike. */
export function holdToTwoReadings(results: readonly CheckResult[], fields: Fields): CheckResult[] {
  const known = namedFields(fields);
  return results.map((result) => {
    const { finding } = result;
    if (finding?.outcome !== 'fail' || finding.severity !== 'decisive') return result;
    const once = (finding.rests ?? []).filter((name) => (known.get(name)?.readings ?? 2) < 2);
    if (once.length === 0) return result;
    return {
      ...result,
      finding: {
        ...finding,
        severity: 'doubt',
        why: `${finding.why} A second reading did not confirm it (${once.map(fieldInWords).join(', ')}).`,
      },
    };
  });
}

/** Checks that look at the pixels of a field; all others compare what was read. */
const PIXEL_CHECKS = new Set(['field-unlike-its-page']);
/** Checks whose doubt about a field is of another kind than its pixels', and on which a clean page fails seldom. */
const SUPPORTING = new Set([
  'dates-out-of-order',
  'identifier-date-contradicts',
  'code-contradicts-print',
  'purity-not-main-peak',
  'differs-from-record',
  'text-layer-contradicts-picture',
  'number-printed-otherwise',
]);

/** A field whose pixels raise a doubt is called edited when something that was read raises a doubt about it as well. */
export function joinDoubts(results: readonly CheckResult[]): CheckResult[] {
  return results.map((result) => {
    const { check, finding } = result;
    if (!PIXEL_CHECKS.has(check.id) || finding?.outcome !== 'fail' || finding.severity !== 'doubt') return result;
    const other = results.find(
      (entry) =>
        SUPPORTING.has(entry.check.id) &&
        entry.finding?.outcome === 'fail' &&
        entry.finding.severity !== 'note' &&
        entry.finding.rests?.some((name) => finding.rests?.includes(name)),
    );
    if (other === undefined) return result;
    return {
      ...result,
      finding: {
        ...finding,
        severity: 'decisive',
        why: `${finding.why} Another check doubts the same field: ${other.finding!.why}`,
      },
    };
  });
}
