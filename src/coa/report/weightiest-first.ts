import type { Severity } from '../checks/check.ts';

const WEIGHT: Readonly<Record<Severity, number>> = { decisive: 1, doubt: 2, note: 3 };

/**
 * Orders what failed for people: what the verdict follows from comes first, whatever else is as grave, then by weight.
 * @param because identifiers of the checks that the verdict follows from.
 */
export function weightiestFirst(because: readonly string[]): (one: Failure, other: Failure) => number {
  const rank = ({ id, severity }: Failure): number => (because.includes(id) ? 0 : WEIGHT[severity ?? 'note']);
  return (one, other) => rank(one) - rank(other);
}

/** A failed check, by its identifier; its severity as in the evidence. */
interface Failure {
  id: string;
  severity: Severity | null;
}
