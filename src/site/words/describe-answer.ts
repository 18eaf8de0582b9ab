import type { Verdict } from '../../coa/verdict/verdicts.ts';
import { certificateVerdictWords } from './verdict-words.ts';

/** How often an altered page passes as a laboratory's report; told with every answer that recognises a laboratory. */
export function alteredPagesText({ hits, n }: { hits: number; n: number }): string {
  return `In our tests ${hits} of ${n} altered pages passed as a laboratory’s report.`;
}

/** An answer's heading and meaning in words, for where there is no page with parts to be filled in. */
export function describeAnswer(
  { verdict, lab_named }: { verdict: Verdict; lab_named: string },
  partner: string,
  altered: { hits: number; n: number },
): { heading: string; meaning: string } {
  const { heading, label, meaning } = certificateVerdictWords(partner)[verdict];
  if (heading === undefined) return { heading: label, meaning };
  return {
    heading: heading.replace('{laboratory}', () => lab_named),
    meaning: `${meaning} ${alteredPagesText(altered)}`,
  };
}
