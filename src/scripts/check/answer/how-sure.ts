import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import { confidenceBand } from '../../../site/method/confidence-bands.ts';

/** How sure an answer is, and what that rests on. */
export function howSureInWords({ confidence, verdict, evidence }: CheckReportWithEvidence): string {
  const { label, meaning } = confidenceBand(confidence);
  const recognised = verdict === 'genuine-independent' || verdict === 'real-lab-not-partnerlab';
  const sentences = [`How sure: ${label.toLowerCase()} (${meaning}).`];
  // Answers that this device kept from earlier days do not say why.
  const grounds = evidence.confidence as typeof evidence.confidence | undefined;
  if (grounds !== undefined) sentences.push(...grounds.why);
  if (recognised)
    sentences.push(
      'A careful change leaves few traces, so how sure this is depends on how many such pages are about, which nobody knows.',
    );
  return sentences.join(' ');
}
