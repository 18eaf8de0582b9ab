import { expect, it } from 'vitest';
import { isOverdue } from './is-overdue.ts';

it('is overdue from the day after the review was due, and not on it', () => {
  const due = { next_review_at: '2026-11-20' };
  expect(['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => isOverdue(due, day))).toEqual([false, false, true]);
});
