import type { Evidence } from '../../../coa/report/report.ts';

/** Identifiers of the checks that a verdict follows from; of an answer kept from before it said so, those that failed decisively. */
export function decidingChecks({ because, checks }: Pick<Evidence, 'checks'> & Partial<Evidence>): readonly string[] {
  return because ?? checks.filter(({ severity }) => severity === 'decisive').map(({ id }) => id);
}
