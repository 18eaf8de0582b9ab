import type { Verdict } from '../../coa/verdict/verdicts.ts';
import { confidenceBand } from '../method/confidence-bands.ts';
import { certificateVerdictWords } from './verdict-words.ts';

/**
 * An answer's heading and meaning and how sure it is, in words, for where there is no page with parts to be filled in. How often
 * altered pages get an answer that recognises a laboratory stands in its plain_english; one that leaves it open is sure of nothing.
 */
export function describeAnswer(
  { verdict, lab_named, confidence }: { verdict: Verdict; lab_named: string; confidence: number },
  partner: string,
): { heading: string; meaning: string; sure: string } {
  const { heading, label, meaning } = certificateVerdictWords(partner)[verdict];
  const band = confidenceBand(confidence);
  return {
    heading: heading === undefined ? label : heading.replace('{laboratory}', () => lab_named),
    meaning,
    sure: verdict === 'unclear' ? '' : `How sure: ${band.label.toLowerCase()} (${band.meaning}).`,
  };
}
