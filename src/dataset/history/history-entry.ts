import { z } from 'zod';
import { Day } from '../source.ts';

/** Longest text of a value in the history; a longer one is cut and ends in an ellipsis. */
export const LONGEST_VALUE = 4000;

/** One change of the record. */
export const HistoryEntry = z
  .strictObject({
    at: Day.describe('The day of the change.'),
    field: z.string().min(2).max(200).describe('The field that changed; within a list, the id of the item follows.'),
    from: z.string().max(LONGEST_VALUE).nullable().describe('Its value before, as text; null when it had none.'),
    to: z.string().max(LONGEST_VALUE).nullable().describe('Its value after, as text; null when it was emptied.'),
    why: z.string().trim().min(3).max(1000).describe('Why it changed.'),
  })
  .describe('One change of the record: what, from, to, when, why.');

export type HistoryEntry = z.infer<typeof HistoryEntry>;
