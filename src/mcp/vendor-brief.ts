import { z } from 'zod';
import { isMadeOutTo } from '../dataset/gates/verdict/made-out-to.ts';
import type { PublishedVendor } from '../dataset/published.ts';
import { isStillPublished, newestDay, VendorCertificate } from '../dataset/vendor-certificate.ts';
import { ShortRating, shortRating, VendorSummary } from './vendor-summary.ts';

/** Certificates that a look-up shows; the newest ones. */
const MAX_CERTIFICATES = 4;
/** Facts behind the verdict that a look-up shows; they stand in order of weight. */
const MAX_BASIS = 3;
/** Characters of one text; longer ones end in an ellipsis. */
const MAX_CHARACTERS = 240;

/** What a look-up says of a vendor: what most questions ask, in about a kilobyte and a half. */
export const VendorBrief = z.strictObject({
  ...VendorSummary.shape,
  legal_name: z.string().nullable(),
  company_number: z.string().nullable(),
  verdict_basis: z.array(z.string()).describe('Most important first.'),
  coa_access: z.string(),
  certificates: z
    .array(
      z.strictObject({
        product: z.string(),
        laboratory: z.string().nullable(),
        newest_date: z.string().nullable(),
        purity: z.number().nullable(),
        made_out_to_vendor: z
          .boolean()
          .describe('False: it says nothing about this vendor, whatever the look-up said.'),
        client: z.string().nullish().describe('Who it is made out to; null if not seen.'),
        look_up: VendorCertificate.shape.verification.shape.status.describe(
          'What its laboratory said; differs: other values.',
        ),
      }),
    )
    .describe('The newest still published.'),
  certificates_on_record: z.int(),
  review_rating: ShortRating,
  next_review_at: z.string(),
});

export type VendorBrief = z.infer<typeof VendorBrief>;

/** A published vendor as a look-up shows it. */
export function briefVendor(vendor: PublishedVendor): VendorBrief {
  const published = vendor.certificates.filter(isStillPublished);
  const newestFirst = published.toSorted((a, b) => newestDay(b).localeCompare(newestDay(a)));
  return {
    id: vendor.id,
    name: vendor.name,
    legal_name: vendor.legal_name,
    company_number: vendor.company_number,
    domain: vendor.domain,
    verdict: vendor.verdict,
    verdict_reason: cut(vendor.verdict_reason),
    verdict_basis: vendor.verdict_basis.slice(0, MAX_BASIS).map(cut),
    coa_type: vendor.coa_type,
    coa_access: vendor.coa_access,
    certificates: newestFirst.slice(0, MAX_CERTIFICATES).map((certificate) => ({
      product: certificate.product,
      laboratory: certificate.laboratory_name,
      newest_date: newestDay(certificate) || null,
      purity: certificate.purity,
      ...(isMadeOutTo(certificate, vendor)
        ? { made_out_to_vendor: true }
        : { made_out_to_vendor: false, client: certificate.client }),
      look_up: certificate.verification.status,
    })),
    certificates_on_record: vendor.certificates.length,
    review_rating: shortRating(vendor),
    audited_at: vendor.audited_at,
    next_review_at: vendor.next_review_at,
    audit_url: vendor.audit_url,
  };
}

/** What the record has beyond the short form: lists of evidence whole, and every field that is left out there. */
export function restOfRecord(vendor: PublishedVendor, brief: VendorBrief): Record<string, unknown> {
  const said: Record<string, unknown> = brief;
  return Object.fromEntries(
    Object.entries(vendor).filter(([field, value]) => JSON.stringify(said[field]) !== JSON.stringify(value)),
  );
}

function cut(text: string): string {
  return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS - 1).trimEnd()}…`;
}
