import { z } from 'zod';
import type { Dataset } from './dataset.ts';
import { Day } from './source.ts';
import { isOverdue } from './vendor/is-overdue.ts';
import { isStanding } from './vendor/standing.ts';
import { VENDOR_VERDICTS } from './vendor/verdicts.ts';

/** The headline finding with its figures. */
export const Headline = z
  .strictObject({
    text: z.string().describe('The finding in a sentence.'),
    n: z.number().int().min(0).describe('Vendors audited.'),
    verified: z.number().int().min(0).describe('Vendors that publish their own, verifiable, independent certificates.'),
    watch: z.number().int().min(0).describe(`Vendors on watch. ${VENDOR_VERDICTS.watch} verified + watch = n.`),
    unknown: z
      .number()
      .int()
      .min(0)
      .describe('Of "watch": vendors whose certificates are said to exist but could not be seen.'),
    share: z.number().min(0).max(1).nullable().describe('verified / n, 0 to 1, four decimals; null when n is 0.'),
    as_of: Day.describe('Version of the data set that it was computed from.'),
    method: z.string().describe('How it was computed.'),
    demonstration: z.boolean().describe('True while the vendors are invented.'),
    overdue: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe(
        'Of "n": vendors whose audit was past its review day on "as_of"; they count by its verdict. Files of before 29 November 2026 do not say.',
      ),
    withdrawn: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe(
        'Audits that were withdrawn, or whose vendor closed: on record, and not counted in "n". Files of before 29 November 2026 do not say.',
      ),
  })
  .describe('The headline finding with its figures.');

export type Headline = z.infer<typeof Headline>;

const METHOD =
  'Every vendor in the data set is counted once, by its verdict at its last audit, but for audits that were withdrawn and vendors that closed. "verified" needs at least one current report of a laboratory on our list, made out to the vendor, that the laboratory\'s own look-up confirmed. What could not be seen never counts as a pass.';

/** What is said where no vendor counts: none was audited, or every audit was withdrawn. @param withdrawn audits that were. */
function nothingStands(withdrawn: number): string {
  return withdrawn === 0 ? 'No vendor has been audited' : 'No audit of a vendor stands';
}

/** The same for a page, which is of its day. */
export function nothingStandsYet(withdrawn: number): string {
  return `${nothingStands(withdrawn)}${withdrawn === 0 ? ' yet' : ''}`;
}

/** Counts the verdicts and puts the finding into words. */
export function headlineFinding({ site, vendors: onRecord }: Pick<Dataset, 'site' | 'vendors'>): Required<Headline> {
  const vendors = onRecord.filter(isStanding);
  const withdrawn = onRecord.length - vendors.length;
  const n = vendors.length;
  const verified = vendors.filter((vendor) => vendor.verdict === 'verified').length;
  const unknown = vendors.filter((vendor) => vendor.coa_type === 'not-seen').length;
  const asOf = site.dataset.version;
  const overdue = vendors.filter((vendor) => isOverdue(vendor, asOf)).length;
  const share = n === 0 ? null : Math.round((verified / n) * 10_000) / 10_000;
  const finding =
    share === null
      ? `${nothingStands(withdrawn)} as of ${asOf}.`
      : `${verified} of ${n} ${site.demonstration ? 'invented' : 'UK'} research-peptide vendors (${Math.round(share * 100)} %) ${verified === 1 ? 'publishes its' : 'publish their'} own, verifiable, independent certificates of analysis, as of ${asOf}.`;
  const left =
    withdrawn === 0 ? '' : ` ${withdrawn} ${withdrawn === 1 ? 'audit' : 'audits'} withdrawn or closed, not counted.`;
  const text = site.demonstration
    ? `${finding}${left} Demonstration data: the vendors are invented.`
    : `${finding}${left}`;
  return {
    text,
    n,
    verified,
    watch: n - verified,
    unknown,
    share,
    as_of: asOf,
    method:
      overdue === 0
        ? METHOD
        : `${METHOD} On ${asOf}, ${overdue} of these audits ${overdue === 1 ? 'was' : 'were'} past ${overdue === 1 ? 'its' : 'their'} review day.`,
    demonstration: site.demonstration,
    overdue,
    withdrawn,
  };
}
