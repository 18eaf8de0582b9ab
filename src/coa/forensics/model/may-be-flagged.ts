/** The second and further dates of one role. */
const NEVER_FLAGGED = /^date_[a-z]+\d+$/;

/**
 * Whether a field may be held to look unlike its page: a date that stands there again is set otherwise beside signatures and
 * in footers. Where it is known how the laboratory sets its pages, it may: no genuine page comes near there.
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
