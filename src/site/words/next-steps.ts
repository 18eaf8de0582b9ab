import type { Verdict } from '../../coa/verdict/verdicts.ts';

/** What to do after an answer, in words for a buyer. */
export interface NextStep {
  text: string;
  /** What the one primary button does. */
  button: 'look-up' | 'ask-vendor' | 'another' | 'none';
}

/** A certificate as a question to its vendor names it. */
export interface Named {
  product: string;
  batch: string;
}

const LOOK_UP =
  'Only the laboratory can say. Open its look-up, type in what stands below, and hold every field it shows against this page.';

/** What the next step hangs on besides the verdict. */
export interface Known {
  /** Whether the laboratory is on our list. */
  registered: boolean;
  /** The checker's own next step for a page that it could not judge. */
  step: string;
  /** Whether another picture of the page may be judged. */
  badPicture: boolean;
}

/** The one next step by verdict. */
export function nextStep(verdict: Verdict, { registered, step, badPicture }: Known): NextStep {
  switch (verdict) {
    case 'genuine-independent':
    case 'real-lab-not-partnerlab':
      return { text: LOOK_UP, button: 'look-up' };
    case 'fabricated':
      return registered
        ? {
            text: 'Do not rely on this page. See what the laboratory itself shows under this number, and ask the vendor for the original file.',
            button: 'look-up',
          }
        : {
            text: 'Do not rely on this page. Ask the vendor for the original file and for an explanation.',
            button: 'ask-vendor',
          };
    case 'borrowed':
      return {
        text: 'Ask the vendor for a report made out to its own business, for the batch it sells.',
        button: 'ask-vendor',
      };
    case 'self-made':
      return {
        text: 'Ask the vendor for a report by an independent laboratory, for the batch you would receive.',
        button: 'ask-vendor',
      };
    case 'stale':
      return { text: 'Ask the vendor for a current report of the batch on sale.', button: 'ask-vendor' };
    case 'unclear':
      return { text: step, button: badPicture ? 'another' : registered ? 'look-up' : 'none' };
  }
}

const ASKED: Readonly<Partial<Record<Verdict, string>>> = {
  borrowed: 'is made out to another business. Please send me a report that the laboratory made out to you',
  'self-made':
    'names no independent laboratory. Please send me a report by an independent laboratory, with a number that I can look up there',
  stale: 'is more than a year old. Please send me a current report',
  fabricated: 'does not agree with itself. Please send me the original file as the laboratory sent it',
};

/** A message to the vendor, ready to be sent; "" where there is nothing to ask. */
export function questionToVendor(verdict: Verdict, { product, batch }: Named): string {
  const asked = ASKED[verdict];
  if (asked === undefined) return '';
  const named = product && batch ? `${product} (batch ${batch})` : product || (batch && `batch ${batch}`);
  return `Hello, the certificate of analysis that you show ${named && `for ${named} `}${asked}, for the batch that you would send me. Thank you.`;
}
