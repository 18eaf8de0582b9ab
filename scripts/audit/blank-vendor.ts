import { currentMethodology } from '../../src/dataset/methodology.ts';
import { monthsBefore } from '../../src/dataset/months-before.ts';
import { withoutPublicSuffix } from '../../src/dataset/registered-domain.ts';
import { readSite, type VendorFile, type Workspace } from './workspace.ts';

/** Months from an audit to the next. */
const MONTHS_TO_REVIEW = 6;

/** The day so many months after another; the last day of the month where that day does not exist. */
export function monthsAfter(day: string, months: number): string {
  return monthsBefore(day, -months);
}

/** An id for a vendor: its main domain without `www.` and ending. */
export function idFromDomain(domain: string): string {
  return withoutPublicSuffix(domain.replace(/^www\./, '')).replace(/[^a-z0-9]+/g, '-');
}

/** The record of a vendor of which nothing is known but its domain. */
export function blankVendor(workspace: Workspace, id: string, domain: string): VendorFile {
  const { today } = workspace;
  return {
    $schema: '../schemas/vendor.schema.json',
    id,
    demonstration: domain.endsWith('.example'),
    name: null,
    legal_name: null,
    company_number: null,
    country: null,
    domain,
    domains: [{ domain, first_seen: today }],
    aliases: [],
    verdict: null,
    verdict_reason: null,
    verdict_basis: null,
    coa_type: null,
    coa_access: null,
    certificates: [],
    review_rating: null,
    findings: [],
    right_of_reply: {
      contacted_at: null,
      means: null,
      answer_by: null,
      not_asked_because: null,
      answered_at: null,
      text: null,
    },
    names_kept: [],
    corrections: [],
    conflict_of_interest: null,
    audited_at: today,
    next_review_at: monthsAfter(today, MONTHS_TO_REVIEW),
    methodology_version: currentMethodology(readSite(workspace)),
    added_at: null,
    history: [],
    sources: null,
  };
}
