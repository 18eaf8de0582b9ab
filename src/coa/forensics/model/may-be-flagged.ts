/** The second and further dates of one role, and values that stand on a page besides its fields. */
const NEVER_FLAGGED = /^(?:date_[a-z]+\d+|another_.*)$/;

/**
 * Whether a field may be held to look unlike the others: a date that stands on the page again is set otherwise beside
 * signatures and in footers, and what is no field has no name that a reader would know.
 */
export function mayBeFlagged(name: string): boolean {
  return !NEVER_FLAGGED.test(name);
}

/** What is needed of a laboratory's habit here. */
interface Habit {
  habit: string;
  value: string | null;
}

/** Names of the fields that genuine pages of a laboratory set otherwise than the rest. */
export function setApartBy(laboratory: { habits: readonly Habit[] } | null | undefined): Set<string> {
  const habits = laboratory?.habits ?? [];
  return new Set(habits.flatMap(({ habit, value }) => (habit === 'fields-set-apart' ? (value ?? '').split(',') : [])));
}
