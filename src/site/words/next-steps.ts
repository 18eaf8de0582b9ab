import { WHAT_TO_ASK } from '../../coa/report/what-to-ask.ts';
import type { Verdict } from '../../coa/verdict/verdicts.ts';
import { withCapital } from '../../coa/words/capital.ts';
import { listed } from '../../coa/words/listed.ts';
import { fabricatedReproach } from './fabricated-words.ts';

/** What to do after an answer, in words for a buyer. */
export interface NextStep {
  text: string;
  /** What the one primary button does. */
  button: 'look-up' | 'ask-vendor' | 'another' | 'same-again' | 'none';
}

/** A certificate as a question to its vendor names it. */
export interface Named {
  product: string;
  batch: string;
}

/**
 * How a report can be looked up: by what was read of it, typed in; by a code on the page, read or not; not, since nothing
 * was read of what the laboratory asks for; by asking the laboratory, which has no public look-up; or not at all, since none on our list is named.
 */
export type LookUpWay =
  | { way: 'typed' }
  | { way: 'code'; how: string; isRead: boolean }
  | { way: 'unread'; labels: readonly string[] }
  | { way: 'ask' }
  | { way: 'none' };

/** What the next step hangs on besides the verdict. */
export interface Known {
  lookUp: LookUpWay;
  /** The checker's own next step. */
  step: string;
  /** Whether another picture of the page may be judged. */
  badPicture: boolean;
  /** Whether the same file may be judged when it is checked again. */
  outOfTime?: boolean;
}

/** Said by the checker where nobody can press a button; here one stands below. */
const BY_HAND = ' (type the address yourself)';

/** The one next step by verdict. */
export function nextStep(verdict: Verdict, { lookUp, step, badPicture, outOfTime = false }: Known): NextStep {
  const canLookUp = lookUp.way !== 'none' && lookUp.way !== 'unread';
  switch (verdict) {
    case 'genuine-independent':
    case 'real-lab-not-partnerlab':
      return { text: `Only the laboratory can say. ${inWords(lookUp)}`, button: canLookUp ? 'look-up' : 'none' };
    case 'fabricated':
      if (lookUp.way === 'unread')
        return {
          text: `Do not rely on this page. ${inWords(lookUp)} ${WHAT_TO_ASK.fabricated}`,
          button: 'ask-vendor',
        };
      if (lookUp.way === 'none')
        return {
          text: `Do not rely on this page. ${WHAT_TO_ASK.fabricated}`,
          button: 'ask-vendor',
        };
      return {
        text:
          lookUp.way === 'ask'
            ? 'Do not rely on this page. Ask the laboratory itself what it reported, and ask the vendor for the original file.'
            : 'Do not rely on this page. See what the laboratory itself shows under this number, and ask the vendor for the original file.',
        button: 'look-up',
      };
    case 'borrowed':
      return {
        text: WHAT_TO_ASK.borrowed,
        button: 'ask-vendor',
      };
    case 'self-made':
      return {
        text: WHAT_TO_ASK['self-made'],
        button: 'ask-vendor',
      };
    case 'stale':
      return { text: WHAT_TO_ASK.stale, button: 'ask-vendor' };
    case 'unclear':
      if (badPicture) return { text: step, button: 'another' };
      if (outOfTime) return { text: step.replace(BY_HAND, ''), button: 'same-again' };
      return canLookUp ? { text: step.replace(BY_HAND, ''), button: 'look-up' } : { text: step, button: 'none' };
  }
}

/** What to do about a look-up. */
function inWords(lookUp: LookUpWay): string {
  switch (lookUp.way) {
    case 'typed':
      return 'Open its look-up, type in what is shown below, and compare every field it shows with this page.';
    case 'code':
      return lookUp.isRead
        ? lookUp.how
        : `We read no code on this page. If you see one, follow these steps. ${lookUp.how} If there is none, ask the laboratory by email to confirm the report.`;
    case 'unread': {
      const it = lookUp.labels.length === 1 ? 'it' : 'them';
      return `The laboratory looks its reports up by ${listed(lookUp.labels.map((label) => `the ${label}`))}, which we did not read on this page. If you cannot see ${it} either, ask the laboratory by email.`;
    }
    case 'ask':
    case 'none':
      return 'It has no public look-up that we know of: ask it by email to confirm the report.';
  }
}

/** The check by which a report is another vendor's although its client may not say so. */
const CHECK_OF_RECORD = 'on-record-for-another-vendor';

/** What is said of the certificate, and what is asked for; `fabricated` says what was seen instead. */
const ASKED: Readonly<Partial<Record<Verdict, readonly [seen: (certificate: string) => string, wanted: string]>>> = {
  borrowed: [
    (certificate) => `${certificate} is made out to another business.`,
    'Please send me a report made out to you, for the batch that I would receive.',
  ],
  'self-made': [
    (certificate) => `${certificate} does not name an independent laboratory.`,
    'Please send me a report by an independent laboratory, for the batch that I would receive, with a number that I can look up there.',
  ],
  stale: [
    (certificate) => `${certificate} is too old to tell me about what you sell now.`,
    'Please send me a current report on the batch that I would receive.',
  ],
};

/**
 * A message to the vendor, ready to be sent; "" where there is nothing to ask.
 * @param because identifiers of the checks that decided.
 */
export function questionToVendor(verdict: Verdict, { product, batch }: Named, because: readonly string[]): string {
  const [said, wanted] =
    verdict === 'fabricated'
      ? [
          (certificate: string) => fabricatedReproach(certificate, because),
          'Please send me the original file as you received it from the laboratory.',
        ]
      : (ASKED[verdict] ?? []);
  if (said === undefined) return '';
  const isOnRecordOnly = verdict === 'borrowed' && because.length > 0 && because.every((id) => id === CHECK_OF_RECORD);
  const seen = isOnRecordOnly
    ? (certificate: string) => `${certificate} is one that another vendor has published.`
    : said;
  const named = product && batch ? `${product} (batch ${batch})` : product || (batch && `batch ${batch}`);
  const certificate = `the certificate of analysis you show${named && ` for ${named}`}`;
  return `Hello. ${withCapital(seen(certificate))} ${wanted} Thank you.`;
}
