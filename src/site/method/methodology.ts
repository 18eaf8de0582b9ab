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
  'unclear decisive': 'It is not a certificate, or too little could be read to judge it.',
  'fabricated decisive':
    'The page contradicts itself or the laboratory it names, which a second reading confirmed; a value does not look like the rest of the page; or the file carries a generator’s mark.',
  'borrowed decisive':
    'The client printed is a business other than the vendor asked about (not redacted, not an alias), or the report is on record for another vendor.',
  'self-made decisive':
    'No independent laboratory is named: the vendor, the manufacturer or “in-house quality control” issued it.',
  'stale decisive': `It is a laboratory’s report, and its newest date is more than ${staleMonths} months old.`,
  'unclear doubt':
    'Something decisive is in doubt, but not enough to accuse anybody: we say what, and how to verify it.',
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
      when: `It is a report by ${partner}, the partner laboratory; neither its client nor anything else speaks decisively against it.`,
      checks: [],
    },
    {
      verdict: 'real-lab-not-partnerlab',
      when: 'The same, for a report by another laboratory on our list.',
      checks: [],
    },
    {
      verdict: 'unclear',
      when: 'A laboratory is named that is not on our list: we could not confirm that it exists.',
      checks: [],
    },
  ];
}

/** What is never enough for the verdict "fabricated". An accusation is costly. */
export const NEVER_ENOUGH = [
  'an uncertain reading',
  'missing or unusual picture metadata',
  'a seller’s watermark or banner',
  'a mark drawn around a result',
  'a redaction',
  'a laboratory that has no verification page, or whose page does not answer',
] as const;

/** Id of the place on the methodology page that tells of a version of the audit methodology, "version-1-0". */
export const versionAnchor = (version: string): string => `version-${version.replace('.', '-')}`;
