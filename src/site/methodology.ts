import type { Verdict } from '../coa/verdicts.ts';
import type { Dataset } from '../dataset/dataset.ts';

/** One row of the verdict table: the first whose condition holds decides. */
export interface VerdictRule {
  verdict: Verdict;
  when: string;
}

/** The verdict table, in decision order. */
export function verdictRules({ site, laboratories }: Dataset): VerdictRule[] {
  const partner = laboratories.find(({ id }) => id === site.partner_laboratory)!.name;
  return [
    { verdict: 'unclear', when: 'It is no certificate, or too little could be read to judge.' },
    {
      verdict: 'fabricated',
      when: 'There is a decisive contradiction, confirmed by a second reading: a marker of a generated picture; a verification address or code that is not the named laboratory’s; something impossible, such as a purity over 100 %, a mass outside every form of the compound, a peak table that does not add up, a date in the future or more than 14 days out of order.',
    },
    { verdict: 'borrowed', when: 'The client printed is another business than the vendor asked about (not redacted, not an alias), or the picture, report number or key is on record for another vendor.' },
    { verdict: 'self-made', when: 'No independent laboratory is named: the vendor, the manufacturer or “in-house quality control” issued it.' },
    { verdict: 'stale', when: `It is a laboratory report whose newest date is more than ${site.stale_months} months old.` },
    { verdict: 'unclear', when: 'Something decisive is in doubt, though not enough for an accusation: it is named, with the way to verify it.' },
    { verdict: 'genuine-independent', when: `It is a report of ${partner}, the partner laboratory; the client is consistent or open, and nothing decisive speaks against it.` },
    { verdict: 'real-lab-not-partnerlab', when: 'It is a report of another laboratory in the register, likewise.' },
    { verdict: 'unclear', when: 'A laboratory is named but is in no register: its existence could not be confirmed.' },
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

/** What a picture cannot show. */
export const CANNOT_BE_CHECKED = [
  'Whether the laboratory issued the report: only the laboratory can say so.',
  'Whether the sample that was tested is what is sold, or what is in anyone’s vial.',
  'Whether the laboratory measured well.',
  'A careful alteration that leaves the page consistent with itself.',
] as const;
