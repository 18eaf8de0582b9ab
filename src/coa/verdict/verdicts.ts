/** The seven verdicts on a certificate, in the words the service uses for them. */
export const VERDICTS = {
  'genuine-independent':
    'A report of the partner laboratory; the client is consistent or open, and nothing decisive speaks against it.',
  'real-lab-not-partnerlab':
    'A report of another laboratory on our list; the client is consistent or open, and nothing decisive speaks against it.',
  'self-made':
    'No independent laboratory is named: issued by the vendor, the manufacturer or in-house quality control.',
  borrowed: 'Made out to another business than the vendor asked about, or on record for another vendor.',
  fabricated: 'Shows signs consistent with fabrication or alteration: a decisive contradiction, read twice.',
  stale: 'A laboratory report whose newest date is too old to say anything about what is sold today.',
  unclear:
    'Not a certificate, too little could be read, the laboratory is not on our list, or a decisive field is in doubt.',
} as const;

export type Verdict = keyof typeof VERDICTS;

export const VERDICT_IDS = Object.keys(VERDICTS) as [Verdict, ...Verdict[]];

/** Verdicts by which a page is a laboratory's, and nothing was found against it. */
export const RECOGNISED: readonly Verdict[] = ['genuine-independent', 'real-lab-not-partnerlab', 'stale'];
