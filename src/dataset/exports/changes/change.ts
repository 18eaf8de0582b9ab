import { z } from 'zod';
import { Day, Id } from '../../source.ts';

/** One change of the data set. */
export const Change = z
  .strictObject({
    at: Day.describe(
      'The day of the change; of a laboratory or compound, which keep no history, the day of the first release that has it, or the version of this file where none has yet.',
    ),
    kind: z
      .enum(['added', 'changed', 'removed', 'corrected', 'objection-rejected'])
      .describe(
        'A record was added, changed or removed; or an objection was decided: accepted ("corrected") or rejected.',
      ),
    record: z.enum(['vendor', 'laboratory', 'compound']).describe('Which list the record stands in.'),
    id: Id.describe('Identifier of the record.'),
    name: z.string().describe('Name of the record.'),
    field: z.string().nullable().describe('The field that changed; null when the record as a whole did.'),
    from: z.string().nullable().describe('Its value before, as text; null when it had none.'),
    to: z.string().nullable().describe('Its value after, as text; null when it was emptied.'),
    why: z.string().nullable().describe('Why; null where the list keeps no reasons.'),
    url: z.url().describe('The page of the record.'),
  })
  .describe('One change of the data set.');

export type Change = z.infer<typeof Change>;
