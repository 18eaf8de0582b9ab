import type { Finding, Severity } from '../checks/check.ts';
import type { CheckResult } from '../verdict/run-checks.ts';

/** What a check found, by its id: a failure of some severity, a pass, or nothing to judge by. */
export function result(
  id: string,
  outcome: Severity | 'pass' | 'not-applicable' | 'error',
  replaced: Partial<Finding> = {},
): CheckResult {
  const check = { id, title: `Title of ${id}` };
  if (outcome === 'error') return { check, finding: null, error: 'Broken on purpose.' };
  const finding: Finding =
    outcome === 'pass' || outcome === 'not-applicable'
      ? { outcome, why: `Why ${id}.`, flag: outcome === 'pass' ? `Green ${id}.` : undefined }
      : { outcome: 'fail', severity: outcome, why: `Why ${id}.`, flag: `Red ${id}.` };
  return { check, finding: { ...finding, ...replaced }, error: null };
}
