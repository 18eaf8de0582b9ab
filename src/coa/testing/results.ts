import type { Finding, Severity } from '../checks/check.ts';
import { CHECKS } from '../checks/index.ts';
import type { CheckResult } from '../verdict/run-checks.ts';

/**
 * What a check found, by its id: a failure of some severity, a pass, or nothing to judge by. An id of the list brings what
 * that check declares.
 */
export function result(
  id: string,
  outcome: Severity | 'pass' | 'not-applicable' | 'error',
  replaced: Partial<Finding> = {},
): CheckResult {
  const check = { ...CHECKS.find((known) => known.id === id), id, title: `Title of ${id}` };
  if (outcome === 'error') return { check, finding: null, error: 'Broken on purpose.' };
  const finding: Finding =
    outcome === 'pass' || outcome === 'not-applicable'
      ? { outcome, why: `Why ${id}.`, flag: outcome === 'pass' ? `Green ${id}.` : undefined }
      : { outcome: 'fail', severity: outcome, why: `Why ${id}.`, flag: `Red ${id}.` };
  return { check, finding: { ...finding, ...replaced }, error: null };
}
