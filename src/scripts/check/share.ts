import type { CheckReportWithEvidence } from '../../coa/report/report.ts';
import { VERDICT_IDS, type Verdict } from '../../coa/verdict/verdicts.ts';

/** What a shared link carries: nothing that was printed on the page but the laboratory, and that only from the register. */
export interface SharedVerdict {
  verdict: Verdict;
  confidence: number;
  /** `YYYY-MM-DD`, the day of the check. */
  day: string;
  /** Id of the laboratory in the register; "" when none was recognised. */
  laboratory: string;
  /** Ids of the checks that speak against the certificate, and for it. */
  against: string[];
  pro: string[];
}

/** What this page knows: a link can be written by anybody, so nothing else is shown. */
export interface Known {
  laboratories: readonly { id: string; name: string }[];
  checks: Readonly<Record<string, string>>;
}

/** The redacted verdict of a report. */
export function redact(report: CheckReportWithEvidence, day: string, { laboratories }: Known): SharedVerdict {
  const flagged = (outcome: string): string[] =>
    report.evidence.checks.filter((check) => check.flag !== null && check.outcome === outcome).map(({ id }) => id);
  return {
    verdict: report.verdict,
    confidence: report.confidence,
    day,
    laboratory: laboratories.find(({ name }) => name === report.lab_named)?.id ?? '',
    against: flagged('fail'),
    pro: flagged('pass'),
  };
}

/** The fragment of a link that carries a redacted verdict; a fragment never leaves the browser. */
export function shareFragment({ verdict, confidence, day, laboratory, against, pro }: SharedVerdict): string {
  return `#${new URLSearchParams({ verdict, confidence: String(confidence), day, laboratory, against: against.join(' '), for: pro.join(' ') })}`;
}

/** Reads a shared link; null when the fragment is none. What this page does not know is left out. */
export function readShare(fragment: string, { laboratories, checks }: Known): SharedVerdict | null {
  const values = new URLSearchParams(fragment.replace(/^#/, ''));
  const verdict = VERDICT_IDS.find((id) => id === values.get('verdict'));
  const day = values.get('day') ?? '';
  const confidence = Number(values.get('confidence') ?? 'NaN');
  if (
    !verdict ||
    !/^\d{4}-\d\d-\d\d$/.test(day) ||
    Number.isNaN(Date.parse(day)) ||
    !(confidence >= 0 && confidence <= 1)
  )
    return null;
  const known = (name: string): string[] =>
    (values.get(name) ?? '').split(' ').filter((id) => Object.hasOwn(checks, id));
  return {
    verdict,
    confidence,
    day,
    laboratory: laboratories.find(({ id }) => id === values.get('laboratory'))?.id ?? '',
    against: known('against'),
    pro: known('for'),
  };
}
