import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import { confidenceBand } from '../../../site/method/confidence-bands.ts';

/** How sure an answer is, what that rests on, and how often such answers were right. */
export function howSureInWords({ confidence, verdict, evidence }: CheckReportWithEvidence): string {
  const { label, meaning } = confidenceBand(confidence);
  const recognised = verdict === 'genuine-independent' || verdict === 'real-lab-not-partnerlab';
  const sentences = [`How sure: ${label.toLowerCase()} (${meaning}).`];
  // Answers that this device kept from earlier days do not say why.
  const grounds = evidence.confidence as typeof evidence.confidence | undefined;
  if (grounds !== undefined)
    sentences.push(
      ...grounds.why,
      `Of ${grounds.given} answers like this one on test pages ${grounds.right} were right.`,
    );
  if (recognised)
    sentences.push(
      'Most of those that were wrong had been altered with care, which leaves few traces: how sure this is depends on how many such pages are about, which nobody knows.',
    );
  return sentences.join(' ');
}
