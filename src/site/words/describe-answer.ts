import type { Verdict } from '../../coa/verdict/verdicts.ts';
import { certificateVerdictWords } from './verdict-words.ts';

/**
 * An answer's heading and meaning in words, for where there is no page with parts to be filled in. How often altered pages
 * get an answer that recognises a laboratory stands in its plain_english.
 */
export function describeAnswer(
  { verdict, lab_named }: { verdict: Verdict; lab_named: string },
  partner: string,
): { heading: string; meaning: string } {
  const { heading, label, meaning } = certificateVerdictWords(partner)[verdict];
  return { heading: heading === undefined ? label : heading.replace('{laboratory}', () => lab_named), meaning };
}
