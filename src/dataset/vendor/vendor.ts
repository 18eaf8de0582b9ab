import { z } from 'zod';
import { Correction } from '../correction.ts';
import { HistoryEntry } from '../history/history-entry.ts';
import { Day, Host, Id, listItem, Source } from '../source.ts';
import { VendorCertificate } from '../vendor-certificate.ts';
import { unsupportedClaims, VendorSource } from './claims.ts';
import { Confirmation, UnconfirmedCertificate } from './unconfirmed-certificate.ts';
import { VENDOR_VERDICT_IDS, VENDOR_VERDICTS_EXPLAINED } from './verdicts.ts';

/** What kind of certificates a vendor publishes; each with what the auditor saw. */
export const COA_TYPES = {
  'independent-own':
    "Reports of an independent laboratory, made out to the vendor, that the laboratory's own look-up confirms.",
  'independent-unverifiable':
    'Reports that name an independent laboratory but cannot be confirmed: key cropped, no look-up, or the look-up does not know them or shows other values.',
  'another-client': 'Reports of an independent laboratory that are made out to another business.',
  outdated: 'Reports of an independent laboratory whose newest date is past the stale limit.',
  manufacturer: 'Certificates issued by the manufacturer of the material.',
  'in-house': 'Certificates issued by the vendor itself.',
  'not-seen': 'Certificates are said to exist but could not be seen at the audit. Counts as unknown, never as a pass.',
  none: 'No certificates are published or offered.',
} as const;

/** One of them, as records name it. */
export type CoaType = keyof typeof COA_TYPES;
/** The same by name alone, as schemas list them. */
export const COA_TYPE_IDS = Object.keys(COA_TYPES) as [CoaType, ...CoaType[]];

/** How a buyer gets to see a vendor's certificates. */
export const COA_ACCESS = {
  open: 'On the vendor’s public pages, beside the product or in one list.',
  'some-products': 'On public pages, for some of the products only.',
  'on-request': 'Sent to whoever asks.',
  'customers-only': 'Shown to customers after they log in or order.',
  broken: 'Linked, but the links did not open at the audit.',
  none: 'Not shown.',
} as const;

/** One of them, as records name it. */
export type CoaAccess = keyof typeof COA_ACCESS;
/** The same by name alone, as schemas list them. */
export const COA_ACCESS_IDS = Object.keys(COA_ACCESS) as [CoaAccess, ...CoaAccess[]];

const Text = z.string().trim().min(3).max(1000);

/** What customers say elsewhere. It is shown beside the verdict and never enters it. */
export const ReviewRating = z
  .strictObject({
    site: z.string().min(2).max(80).describe('The review site.'),
    rating: z.number().min(0).describe('The rating as shown there.'),
    scale: z.number().positive().max(100).describe('The best rating possible there.'),
    count: z.number().int().min(0).describe('The number of reviews it rests on.'),
    captured_at: Day.describe('The day it was seen.'),
    url: z.url().describe('The page it was seen on.'),
  })
  .refine((r) => r.rating <= r.scale, { path: ['rating'], error: 'Expected a rating no higher than its scale.' })
  .describe('What customers say elsewhere. It does not enter the verdict: good stars do not mean good certificates.');

/** One observed fact that the verdict rests on. */
export const Finding = z
  .strictObject({
    text: Text.describe('What was observed, as a fact; an opinion is marked as one and follows its facts.'),
    source: Source,
  })
  .describe('One observed fact, with its source and day.');

/** Why an audit no longer stands. */
export const Withdrawal = z
  .strictObject({
    kind: z
      .enum(['withdrawn', 'closed'])
      .describe('"withdrawn": the audit was (wrong business, error, an order); "closed": the vendor ceased trading.'),
    since: Day.describe('The day of it.'),
    why: Text.describe('Why, as a fact, as the page tells it.'),
  })
  .describe('Why the audit no longer stands: it is counted nowhere, and its verdict is no longer stated.');

/**
 * The audit of one vendor: what was seen, where, when, and what follows from it. `null` means "not known" or "none was
 * seen"; it never means that something was found in order.
 */
export const Vendor = z
  .strictObject({
    $schema: z.string().optional().describe('JSON Schema for editors.'),
    id: Id,
    demonstration: z.boolean().describe('True for an invented business that exists to show how the audit works.'),
    name: z.string().trim().min(2).max(120).describe('Trading name.'),
    legal_name: z.string().max(160).nullable().describe('Name in the companies register; null when none was found.'),
    company_number: z
      .string()
      .regex(/^[A-Z0-9]{8}$/, 'Expected eight characters as at Companies House.')
      .nullable()
      .describe('Number at Companies House; null when none was found.'),
    country: z
      .string()
      .trim()
      .min(2)
      .max(60)
      .nullable()
      .default(null)
      .describe('Country of the business by a companies register or its printed address; null when neither was found.'),
    domain: Host.describe('The main domain, without www.'),
    domains: z
      .array(z.strictObject({ domain: Host, first_seen: Day.describe('The day it was first seen in use.') }))
      .min(1)
      .describe('Every domain of the vendor, the main one included.'),
    aliases: z
      .array(listItem(z.string().trim().min(2).max(120)))
      .describe('Other names it trades under or prints as the client of its certificates.'),
    verdict: z.enum(VENDOR_VERDICT_IDS).describe(VENDOR_VERDICTS_EXPLAINED),
    verdict_reason: Text.describe('Why, in one or two sentences.'),
    verdict_basis: z
      .array(listItem(Text))
      .min(1)
      .describe('The observed facts that the verdict follows from, in order of weight.'),
    coa_type: z.enum(COA_TYPE_IDS).describe('What kind of certificates it publishes.'),
    coa_access: z.enum(COA_ACCESS_IDS).describe('How a buyer gets to see them.'),
    certificates: z.array(VendorCertificate).describe('Certificates on record.'),
    unconfirmed_certificates: z
      .array(UnconfirmedCertificate)
      .optional()
      .describe('Certificates as the checker read them, until the auditor confirms them. Never published.'),
    confirmations: z
      .array(Confirmation)
      .optional()
      .describe('How the certificates were confirmed: what the checker read and what was typed. Never published.'),
    review_rating: ReviewRating.nullable().describe('What customers say elsewhere; null when no rating was found.'),
    findings: z.array(Finding).describe('Observed facts, each with source and day.'),
    right_of_reply: z
      .strictObject({
        contacted_at: Day.nullable().describe(
          'The day the vendor was told of the findings and asked for comment; null when it was not yet.',
        ),
        answered_at: Day.nullable().describe('The day it answered; null when it has not.'),
        means: z
          .string()
          .trim()
          .min(3)
          .max(200)
          .nullable()
          .default(null)
          .describe('How it was told, such as "email to the address on its contact page"; null when it was not.'),
        answer_by: Day.nullable()
          .default(null)
          .describe('The day until which it was asked to answer; null when it was not asked.'),
        not_asked_because: z
          .string()
          .trim()
          .min(10)
          .max(500)
          .nullable()
          .default(null)
          .describe(
            'Why it was not asked before publication, or not again before what it had been told changed; null when it was.',
          ),
        text: z.string().max(4000).nullable().describe('Its answer, word for word; null when it has not answered.'),
      })
      .describe('The right of reply: what the vendor was asked and what it said.'),
    names_kept: z
      .array(
        z.strictObject({
          name: z.string().trim().min(3).max(120).describe('The name as it stands in the record.'),
          why: z.string().trim().min(10).max(300).describe('Why it may stand there.'),
        }),
      )
      .default([])
      .describe('Names of persons that stand in this record on purpose; every other one is redacted.'),
    corrections: z.array(Correction).describe('Corrections and rejected objections, oldest first.'),
    conflict_of_interest: Text.describe(
      'Any interest of the auditor in the vendor, a competitor or a laboratory; or that there is none.',
    ),
    audited_at: Day.describe('The day of the audit.'),
    next_review_at: Day.describe('The day by which it is reviewed again.'),
    methodology_version: z
      .string()
      .regex(/^\d+\.\d+$/, 'Expected a version such as "1.0".')
      .describe('Version of the methodology that was followed.'),
    added_at: Day.describe('The day the record was first published.'),
    history: z
      .array(HistoryEntry)
      .describe('Changes of the record since then, oldest first; written by the tool from the difference.'),
    sources: z
      .array(VendorSource)
      .min(1)
      .describe('What the record rests on: every claim without a source of its own is supported by one of these.'),
    withdrawal: Withdrawal.nullable()
      .default(null)
      .describe(
        'Why the audit no longer stands; null while it does. It is then counted nowhere, and its verdict is no longer stated: read past the record.',
      ),
  })
  .superRefine((vendor, context) => {
    const expect = (held: boolean, path: (string | number)[], message: string) => {
      if (!held) context.addIssue({ code: 'custom', path, message });
    };
    expect(
      (vendor.verdict === 'verified') === (vendor.coa_type === 'independent-own'),
      ['verdict'],
      'Expected "verified" exactly when coa_type is "independent-own".',
    );
    expect(
      vendor.domains.some((d) => d.domain === vendor.domain),
      ['domains'],
      'Expected the main domain among the domains.',
    );
    expect(
      vendor.demonstration === vendor.domain.endsWith('.example'),
      ['demonstration'],
      'Expected true exactly for domains that end in ".example".',
    );
    expect(vendor.next_review_at > vendor.audited_at, ['next_review_at'], 'Expected a day after audited_at.');
    const { contacted_at: contacted, answered_at: answered, text } = vendor.right_of_reply;
    expect(
      (answered === null) === (text === null),
      ['right_of_reply', 'text'],
      'Expected the answer together with the day it was given.',
    );
    expect(
      answered === null || (contacted !== null && contacted <= answered),
      ['right_of_reply', 'answered_at'],
      'Expected a day on or after contacted_at.',
    );
    const certificateIds = [...vendor.certificates, ...(vendor.unconfirmed_certificates ?? [])].map(({ id }) => id);
    expect(
      new Set(certificateIds).size === certificateIds.length,
      ['certificates'],
      'Expected every certificate to have an id of its own.',
    );
    for (const claim of unsupportedClaims(vendor))
      expect(
        false,
        ['sources'],
        `Expected a source that supports "${claim}"; list it under "supports" of the source it was seen in.`,
      );
    expect(isOldestFirst(vendor.history), ['history'], 'Expected the oldest change first.');
    expect(isOldestFirst(vendor.corrections), ['corrections'], 'Expected the oldest decision first.');
  })
  .describe('The audit of one vendor.');

/** Fields of the file that stay with the auditor. */
export const AUTHORING_FIELDS = ['$schema', 'unconfirmed_certificates', 'confirmations'] as const;

export type Vendor = z.infer<typeof Vendor>;
export { Correction } from '../correction.ts';
export { HistoryEntry } from '../history/history-entry.ts';
export { VENDOR_VERDICT_IDS, VENDOR_VERDICTS, type VendorVerdict } from './verdicts.ts';

function isOldestFirst(entries: readonly { at: string }[]): boolean {
  return entries.every(({ at }, i) => i === 0 || (entries[i - 1]?.at ?? '') <= at);
}
