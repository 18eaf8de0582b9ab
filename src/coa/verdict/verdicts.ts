/** The seven verdicts on a certificate, in the words the service uses for them. */
export const VERDICTS = {
  'genuine-independent':
    'A report by the partner laboratory; neither its client nor anything else speaks decisively against it.',
  'real-lab-not-partnerlab':
    'A report by another laboratory on our list; neither its client nor anything else speaks decisively against it.',
  'self-made':
    'No independent laboratory is named: issued by the vendor, the manufacturer or in-house quality control.',
  borrowed: 'Made out to a business other than the vendor asked about, or on record for another vendor.',
  fabricated:
    'Shows signs consistent with fabrication or alteration: a contradiction that was read twice, a value that does not look like the rest of the page, or a generator’s mark in the file.',
  stale: 'A laboratory report whose newest date is too old to say anything about what is sold today.',
  unclear:
    'Not a certificate, or too little could be read, or the laboratory is not on our list, or a decisive field is in doubt.',
} as const;

/** One of them, as answers name it. */
export type Verdict = keyof typeof VERDICTS;

/** The same by name alone, as schemas list them. */
export const VERDICT_IDS = Object.keys(VERDICTS) as [Verdict, ...Verdict[]];

/** Verdicts by which a page is a laboratory's, and nothing was found against it. */
export const RECOGNISED: readonly Verdict[] = ['genuine-independent', 'real-lab-not-partnerlab', 'stale'];
