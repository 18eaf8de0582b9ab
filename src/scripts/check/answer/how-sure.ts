import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import { RECOGNISED } from '../../../coa/verdict/verdicts.ts';
import { confidenceBand } from '../../../site/method/confidence-bands.ts';

/**
 * Sentences of the evidence on the pages that the confidence was fitted to. Of an answer that recognises a laboratory they
 * flatter, since the comparison of fields has learned from the altered ones. Answers kept from earlier days say "Such an answer".
 */
const FITTED = /^(This kind of answer was given to|Such an answer was given to|The comparison of fields has learned) /;

/** Of an answer that decides nothing there is nothing to be sure of. */
const OPEN = 'This answer leaves it open.';

/**
 * How sure an answer is, and what that rests on.
 * @param altered how often an altered page passes as a laboratory's report, as the box of the verdict says it, too: of
 *   two figures for the same answer a reader would believe neither
 */
export function howSureInWords({ confidence, verdict, evidence }: CheckReportWithEvidence, altered: string): string {
  const { label, meaning } = confidenceBand(confidence);
  const recognised = RECOGNISED.includes(verdict);
  // Answers that this device kept from earlier days do not say why.
  const grounds = evidence.confidence as typeof evidence.confidence | undefined;
  const why = (grounds?.why ?? []).filter((sentence) => !recognised || !FITTED.test(sentence));
  const sure = verdict === 'unclear' ? OPEN : `How sure: ${label.toLowerCase()} (${meaning}).`;
  const sentences = [sure, ...why];
  if (recognised)
    sentences.push(
      altered,
      'A careful change leaves few traces, so how sure this is depends on how many such pages there are, which nobody knows.',
    );
  return sentences.join(' ');
}
