import type { Vendor } from './vendor.ts';

/** What a vendor is told before it is published: the verdict, and what it rests on. */
export const TOLD_FIELDS = ['verdict', 'coa_type', 'verdict_basis', 'findings'] as const;

/** Whether something that the vendor would have been told changed after a day, by the history of its record. */
export function isToldOtherwiseSince({ history }: Pick<Vendor, 'history'>, day: string): boolean {
  return history.some(({ at, field }) => at > day && (TOLD_FIELDS as readonly string[]).includes(field));
}

/**
 * The day of the audit whose findings the vendor was told: the first that ended on or after that day, since a vendor is
 * told before its audit is published; the last audit, where it was told later.
 * @param told the day it was told
 */
export function auditTold({ audited_at, history }: Pick<Vendor, 'audited_at' | 'history'>, told: string): string {
  const earlier = history.flatMap(({ field, from }) => (field === 'audited_at' && from !== null ? [from] : []));
  return [...earlier, audited_at].find((day) => day >= told) ?? audited_at;
}
