import type { Artifacts, Check, Finding } from '../checks/check.ts';
import { CHECKS } from '../checks/index.ts';
import { fieldInWords } from '../fields/field-in-words.ts';
import { type Fields, namedFields } from '../fields/fields.ts';

/** What one check found, with its id and the sentence for the flags. */
export interface CheckResult {
  check: Pick<Check, 'id' | 'title' | 'comparesPixels' | 'corroboratesPixels'>;
  finding: Finding | null;
  /** Message of an exception; a check that throws is one error result and stops nothing else. */
  error: string | null;
}

/**
 * Runs every check on just the artifacts that it declares. One that throws, or fails with a severity by which it declares
 * to decide nothing, is an error result: nothing is held against a page by a check that does not say what follows.
 */
export function runChecks(artifacts: Artifacts, checks: readonly Check[] = CHECKS): CheckResult[] {
  return checks.map((check) => {
    try {
      const declared = Object.fromEntries(check.uses.map((name) => [name, artifacts[name]])) as unknown as Artifacts;
      const finding = check.run(declared);
      if (finding.severity === undefined || finding.severity === 'note' || finding.severity in check.decides)
        return { check, finding, error: null };
      return { check, finding: null, error: `It found something “${finding.severity}” and declares no such decision.` };
    } catch (error) {
      return { check, finding: null, error: error instanceof Error ? error.message : String(error) };
    }
  });
}

/** Names of fields that decisive findings and doubts rest on and that were read only once. */
export function fieldsToConfirm(results: readonly CheckResult[], fields: Fields): string[] {
  const known = namedFields(fields);
  return results
    .flatMap(({ finding }) =>
      finding?.outcome === 'fail' && (finding.severity === 'decisive' || finding.severity === 'doubt')
        ? (finding.rests ?? [])
        : [],
    )
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

/** A field whose pixels raise a doubt is called edited when a check of another kind speaks against the same field. */
export function joinDoubts(results: readonly CheckResult[]): CheckResult[] {
  return results.map((result) => {
    const { check, finding } = result;
    if (check.comparesPixels !== true || finding?.outcome !== 'fail' || finding.severity !== 'doubt') return result;
    const other = results.find(
      (entry) =>
        entry.check.corroboratesPixels === true &&
        entry.finding?.outcome === 'fail' &&
        entry.finding.severity !== 'note' &&
        entry.finding.rests?.some((name) => finding.rests?.includes(name)),
    )?.finding;
    if (!other) return result;
    return {
      ...result,
      finding: {
        ...finding,
        severity: 'decisive',
        why: `${finding.why} Another check doubts the same field: ${other.why}`,
      },
    };
  });
}
