import type { Verdict } from '../../coa/verdict/verdicts.ts';
import { VENDOR_VERDICTS, type VendorVerdict } from '../../dataset/vendor/vendor.ts';

/** Colour group of a verdict; always shown together with its shape and its words. */
type Tone = 'good' | 'watch' | 'bad' | 'open';

/** Outline that stands beside a verdict's words; one a verdict, so that colour is never the only difference. */
export type Shape =
  | 'tick-disc'
  | 'tick-ring'
  | 'triangle'
  | 'square'
  | 'two-squares'
  | 'octagon'
  | 'clock'
  | 'question';

export interface VerdictWords {
  /** A few words for headings, lists and badges. */
  label: string;
  /** One sentence for a buyer. */
  meaning: string;
  tone: Tone;
  shape: Shape;
}

/**
 * Words for the seven verdicts on a certificate.
 * @param partner name of the partner laboratory
 */
export function certificateVerdictWords(partner: string): Record<Verdict, VerdictWords> {
  return {
    'genuine-independent': {
      label: 'Consistent with a genuine independent report',
      meaning: `It reads as a report of ${partner}, and nothing decisive speaks against it. Confirm it with the laboratory.`,
      tone: 'good',
      shape: 'tick-disc',
    },
    'real-lab-not-partnerlab': {
      label: `A real laboratory, not ${partner}`,
      meaning:
        'It reads as a report of a laboratory on our list, and nothing decisive speaks against it. Confirm it with the laboratory.',
      tone: 'good',
      shape: 'tick-ring',
    },
    'self-made': {
      label: 'Self-made',
      meaning: 'No independent laboratory is named. The seller or the manufacturer vouches for itself.',
      tone: 'watch',
      shape: 'square',
    },
    borrowed: {
      label: 'Made out to somebody else',
      meaning: 'The client on the page is another business, or the report is on record for another vendor.',
      tone: 'bad',
      shape: 'two-squares',
    },
    fabricated: {
      label: 'Signs consistent with fabrication or alteration',
      meaning: 'The page contradicts itself or the laboratory it names in a way that an honest report does not.',
      tone: 'bad',
      shape: 'octagon',
    },
    stale: {
      label: 'Out of date',
      meaning:
        'It reads as a laboratory report, but its newest date is too old to say anything about what is sold today.',
      tone: 'watch',
      shape: 'clock',
    },
    unclear: {
      label: 'Unclear',
      meaning: 'Too little could be read, the laboratory is not on our list, or something important is in doubt.',
      tone: 'open',
      shape: 'question',
    },
  };
}

/** Words for the two verdicts on a vendor. */
export const VENDOR_VERDICT_WORDS: Record<VendorVerdict, VerdictWords> = {
  verified: { label: 'Verified', meaning: VENDOR_VERDICTS.verified, tone: 'good', shape: 'tick-disc' },
  watch: { label: 'Watch', meaning: VENDOR_VERDICTS.watch, tone: 'watch', shape: 'triangle' },
};
