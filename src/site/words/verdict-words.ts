import type { Verdict } from '../../coa/verdict/verdicts.ts';
import { VENDOR_VERDICTS, type VendorVerdict } from '../../dataset/vendor/verdicts.ts';

/**
 * Colour group of a verdict; always shown together with its shape and its words. `good` is for what a laboratory has
 * confirmed: no answer about a picture is.
 */
type Tone = 'good' | 'watch' | 'bad' | 'open';

/** Outline that stands beside a verdict's words; one a verdict, so that colour is never the only difference. */
export type Shape =
  | 'tick-disc'
  | 'page-disc'
  | 'page-ring'
  | 'triangle'
  | 'square'
  | 'two-squares'
  | 'octagon'
  | 'clock'
  | 'question';

/** How a verdict is told to people: in words, by a tone and by a shape. */
export interface VerdictWords {
  /** A few words for headings, lists and badges. */
  label: string;
  /** One sentence for a buyer. */
  meaning: string;
  /** Of an answer that recognises a laboratory: what stands over it, "{laboratory}" to be filled in. */
  heading?: string;
  tone: Tone;
  shape: Shape;
}

/** What an answer that recognises a laboratory means, and what stands over it. */
const RECOGNISED =
  'It reads as this laboratory’s report, and nothing we compared contradicts it. That is not proof: a careful change leaves no trace in a picture.';
const HEADING = 'Laboratory recognised: {laboratory}. Not confirmed yet.';

/**
 * Words for the seven verdicts on a certificate.
 * @param partner name of the partner laboratory
 */
export function certificateVerdictWords(partner: string): Record<Verdict, VerdictWords> {
  return {
    'genuine-independent': {
      label: `${partner} recognised, not confirmed yet`,
      meaning: RECOGNISED,
      heading: HEADING,
      tone: 'open',
      shape: 'page-disc',
    },
    'real-lab-not-partnerlab': {
      label: 'Another laboratory recognised, not confirmed yet',
      meaning: RECOGNISED,
      heading: HEADING,
      tone: 'open',
      shape: 'page-ring',
    },
    'self-made': {
      label: 'Self-made',
      meaning: 'No independent laboratory is named: the seller or the maker vouches for its own product.',
      tone: 'watch',
      shape: 'square',
    },
    borrowed: {
      label: 'Made out to somebody else',
      meaning:
        'The client on the page is another business, or the report is on record for another vendor. It says nothing about what this vendor sells.',
      tone: 'bad',
      shape: 'two-squares',
    },
    fabricated: {
      label: 'Signs consistent with fabrication or alteration',
      meaning:
        'The page contradicts itself or the laboratory it names, or a value on it does not look like the rest, which honest reports seldom show. We cannot tell who changed what, or why.',
      tone: 'bad',
      shape: 'octagon',
    },
    stale: {
      label: 'Out of date',
      meaning:
        'It reads as a laboratory’s report, but its newest date is too old to say anything about what is sold today.',
      tone: 'watch',
      shape: 'clock',
    },
    unclear: {
      label: 'Unclear',
      meaning: 'We cannot say either way from this picture.',
      tone: 'open',
      shape: 'question',
    },
  };
}

/** Over a verdict whose audit is past its review day. */
export const OUT_OF_DATE = 'Audit out of date';

/** The verdict of an audit that is past its review day: still named, with neither colour nor shape of one that holds. */
export function lapsed(words: VerdictWords): VerdictWords {
  return { ...words, tone: 'open', shape: 'clock' };
}

/** Words for the two verdicts on a vendor. */
export const VENDOR_VERDICT_WORDS: Record<VendorVerdict, VerdictWords> = {
  verified: { label: 'Verified', meaning: VENDOR_VERDICTS.verified, tone: 'good', shape: 'tick-disc' },
  watch: { label: 'Watch', meaning: VENDOR_VERDICTS.watch, tone: 'watch', shape: 'triangle' },
};
