import type { CheckOutcome, CheckReportWithEvidence } from '../../../coa/report/report.ts';
import type { Verdict } from '../../../coa/verdict/verdicts.ts';
import type { ClientSaid } from '../kept/answer.ts';

const CHECK = 'client-not-vendor';
/** What comes before "made out to somebody else" in the verdict table (`decide.ts`), wherever it applies. */
const BEFORE_BORROWED: readonly Verdict[] = ['self-made', 'fabricated', 'borrowed'];
/** Failed checks by which a page is unclear before anything else is looked at. */
const UNREADABLE = ['too-little-read', 'reading-cut-short', 'page-not-a-certificate', 'several-certificates'];

/**
 * Whether to ask the reader who the seller was: no vendor was given, and a client was read. The check itself says so where
 * the client is covered or left open.
 */
export function asksForClient({ client_field, evidence }: CheckReportWithEvidence, vendor: string): boolean {
  const check = evidence.checks.find(({ id }) => id === CHECK);
  return vendor === '' && client_field !== '' && check?.outcome === 'not-applicable' && /No vendor/.test(check.why);
}

/**
 * The report as it is once the reader has said whether the client printed is who sold it: "no" decides as if that vendor
 * had been given, by the same table; "yes" makes the client agree. The report itself is left as it came.
 */
export function withClientSaid(report: CheckReportWithEvidence, said: ClientSaid): CheckReportWithEvidence {
  if (said === null || said === 'unsure') return report;
  const { client_field: client, evidence } = report;
  const flag =
    said === 'no'
      ? `It was made out to “${client}”, and you did not buy from them.`
      : `The client printed, “${client}”, is who you bought from, as you say.`;
  const checks = evidence.checks.map(
    (check): CheckOutcome =>
      check.id !== CHECK
        ? check
        : {
            ...check,
            outcome: said === 'no' ? 'fail' : 'pass',
            severity: said === 'no' ? 'decisive' : null,
            why: `The client printed is “${client}”; whether that is the seller is your own answer.`,
            flag,
            fields: ['client'],
            boxes: evidence.fields.flatMap(({ field, box }) => (field === 'client' && box ? [box] : [])),
          },
  );
  const unreadable = checks.some(({ id, outcome }) => UNREADABLE.includes(id) && outcome === 'fail');
  const borrowed = said === 'no' && !BEFORE_BORROWED.includes(report.verdict) && !unreadable;
  return {
    ...report,
    ...(borrowed ? { verdict: 'borrowed' as const } : {}),
    ...(said === 'no' ? { red_flags: [flag, ...report.red_flags] } : { green_flags: [...report.green_flags, flag] }),
    evidence: { ...evidence, checks, ...(borrowed ? { because: [CHECK] } : {}) },
  };
}
