import type { Verdict } from '../../coa/verdict/verdicts.ts';
import { partnerLaboratory } from '../../dataset/site.ts';
import type { CheckSummary, SiteContext } from '../context.ts';

/** One row of the verdict table: the first that applies decides. */
export interface VerdictRule {
  verdict: Verdict;
  when: string;
  /** Checks that lead there; empty where the laboratory named decides. */
  checks: readonly CheckSummary[];
}

/** What a row of the table means, by verdict and severity of the failed check. */
const meanings = (staleMonths: number): Readonly<Record<string, string>> => ({
  'unclear decisive': 'It is no certificate, or too little could be read to judge.',
  'fabricated decisive': 'There is a decisive contradiction, confirmed by a second reading.',
  'borrowed decisive':
    'The client printed is another business than the vendor asked about: not redacted, not an alias.',
  'self-made decisive':
    'No independent laboratory is named: the vendor, the manufacturer or “in-house quality control” issued it.',
  'stale decisive': `It is a laboratory report whose newest date is more than ${staleMonths} months old.`,
  'unclear doubt':
    'Something decisive is in doubt, though not enough for an accusation: it is named, with the way to verify it.',
});

/**
 * The verdict table in words, in decision order: the rows that checks decide, then those that the laboratory decides.
 * @throws Error when the table has a row without words.
 */
export function verdictRules({ data, checks, decisionTable }: SiteContext): VerdictRule[] {
  const partner = partnerLaboratory(data).name;
  const words = meanings(data.site.stale_months);
  const decided = decisionTable.map(([verdict, severity, ids]) => {
    const when = words[`${verdict} ${severity}`];
    if (when === undefined) throw new Error(`Expected words for the row "${verdict} ${severity}" in methodology.ts.`);
    return { verdict, when, checks: checks.filter(({ id }) => ids.includes(id)) };
  });
  return [
    ...decided,
    {
      verdict: 'genuine-independent',
      when: `It is a report of ${partner}, the partner laboratory; the client is consistent or open, and nothing decisive speaks against it.`,
      checks: [],
    },
    {
      verdict: 'real-lab-not-partnerlab',
      when: 'It is a report of another laboratory on our list, likewise.',
      checks: [],
    },
    {
      verdict: 'unclear',
      when: 'A laboratory is named but is not on our list: its existence could not be confirmed.',
      checks: [],
    },
  ];
}

/** What is never enough for the verdict "fabricated". An accusation is costly. */
export const NEVER_ENOUGH = [
  'a reading that is unsure',
  'missing or unusual metadata of the picture',
  'a seller’s watermark or banner',
  'a mark drawn around a result',
  'a redaction',
  'a laboratory without a page for verification, or one that does not answer',
] as const;
