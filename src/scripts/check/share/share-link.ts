import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import { VERDICT_IDS, type Verdict } from '../../../coa/verdict/verdicts.ts';

/** What a shared link says: anybody can write one, so it is a claim and no answer. */
export interface SharedClaim {
  verdict: Verdict;
  /** `YYYY-MM-DD`, the day of the check. */
  day: string;
  /** Id of the laboratory on our list; "" when none was recognised. */
  laboratory: string;
  /** The product as printed, and the number of the report; "" when not read. */
  product: string;
  number: string;
  /** SHA-256 of the file in hexadecimal, by which the same file is known again. */
  sha256: string;
}

/** What this page knows: nothing else that a link names as a laboratory is shown as one. */
export interface Known {
  laboratories: readonly { id: string; name: string }[];
}

/** Characters of a text in a link; what a page prints as a product or number is shorter. */
const MAX_TEXT = 80;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT);

/** What a link says of an answer: which certificate it is about and what came of it. The client and the key stay out. */
export function claimOf(
  report: Pick<CheckReportWithEvidence, 'verdict' | 'lab_named' | 'evidence'>,
  { day, sha256 }: { day: string; sha256: string },
  { laboratories }: Known,
): SharedClaim {
  const read = (name: string): string => {
    const field = report.evidence.fields.find(({ field }) => field === name);
    return plain(String(field?.value ?? field?.text ?? ''));
  };
  return {
    verdict: report.verdict,
    day,
    laboratory: laboratories.find(({ name }) => name === report.lab_named)?.id ?? '',
    product: read('sample'),
    number: read('report_number'),
    sha256,
  };
}

/** The fragment of a link that carries a claim; a fragment never leaves the browser. */
export function shareFragment(claim: SharedClaim): string {
  return `#${new URLSearchParams({ ...claim })}`;
}

/** Reads a shared link; null when the fragment is none. */
export function readShare(fragment: string, { laboratories }: Known): SharedClaim | null {
  const values = new URLSearchParams(fragment.replace(/^#/, ''));
  const verdict = VERDICT_IDS.find((id) => id === values.get('verdict'));
  const day = values.get('day') ?? '';
  if (!verdict || !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return null;
  const sha256 = values.get('sha256') ?? '';
  return {
    verdict,
    day,
    laboratory: laboratories.find(({ id }) => id === values.get('laboratory'))?.id ?? '',
    product: plain(values.get('product') ?? ''),
    number: plain(values.get('number') ?? ''),
    sha256: /^[0-9a-f]{64}$/.test(sha256) ? sha256 : '',
  };
}
