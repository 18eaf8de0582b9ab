import { z } from 'zod';
import type { PublishedVendor } from '../dataset/published.ts';
import { VENDOR_VERDICT_IDS } from '../dataset/vendor/vendor.ts';

/**
 * Ratings elsewhere, short; the look-up with history has site, day and address. The tools' schemas say less than those of
 * the data set, where every field is described: the list of tools is read by a model before each conversation.
 */
export const ShortRating = z
  .strictObject({ rating: z.number(), scale: z.number(), count: z.int() })
  .nullable()
  .describe('Stars on a review site; never part of the verdict.');

/** A vendor in short, as it stands in lists and among candidates. */
export const VendorSummary = z.strictObject({
  id: z.string(),
  name: z.string(),
  domain: z.string(),
  verdict: z.enum(VENDOR_VERDICT_IDS),
  verdict_reason: z.string(),
  coa_type: z.string(),
  review_rating: ShortRating,
  audited_at: z.string(),
  audit_url: z.string(),
});

export type VendorSummary = z.infer<typeof VendorSummary>;

/** Shortens a published vendor. */
export function summarise(vendor: PublishedVendor): VendorSummary {
  const { id, name, domain, verdict, verdict_reason, coa_type, audited_at, audit_url } = vendor;
  const review_rating = shortRating(vendor);
  return { id, name, domain, verdict, verdict_reason, coa_type, review_rating, audited_at, audit_url };
}

/** A rating in short; null when none is on record. */
export function shortRating({ review_rating }: Pick<PublishedVendor, 'review_rating'>): z.infer<typeof ShortRating> {
  if (review_rating === null) return null;
  const { rating, scale, count } = review_rating;
  return { rating, scale, count };
}
