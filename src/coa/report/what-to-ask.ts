import type { Verdict } from '../verdict/verdicts.ts';

/** What to ask a vendor for after an answer that goes against its certificate: one sentence for the interface and the check page alike. */
export const WHAT_TO_ASK = {
  'self-made':
    'Ask the vendor for a report by an independent laboratory for the batch you would receive, with a number you can look up at that laboratory.',
  borrowed: 'Ask the vendor for a report made out to its own business, for the batch it sells.',
  fabricated: 'Ask the vendor for the original file and for an explanation.',
  stale: 'Ask the vendor for a current report on the batch on sale.',
} as const satisfies Partial<Record<Verdict, string>>;
