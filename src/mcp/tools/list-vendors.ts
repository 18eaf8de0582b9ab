import { z } from 'zod';
import { publishVendor } from '../../dataset/published.ts';
import { isStanding } from '../../dataset/vendor/standing.ts';
import { COA_TYPE_IDS, VENDOR_VERDICT_IDS, type Vendor } from '../../dataset/vendor/vendor.ts';
import { VENDOR_VERDICTS_EXPLAINED } from '../../dataset/vendor/verdicts.ts';
import { type Filter, MAX_LIMIT, readCursor, writeCursor } from '../cursor.ts';
import { PROVENANCE, provenance } from '../provenance.ts';
import { defineTool, WrongArgument } from '../tool.ts';
import { summarise, VendorSummary } from '../vendor-summary.ts';

const DEFAULT_LIMIT = 50;
/** Ratings are compared on this scale, whatever scale their site has. */
const STARS = 5;

/** A filter as a call gives it: null is not given. */
type GivenFilter = { [name in keyof Filter]: Filter[name] | null };

/** The tool that lists and filters the audited vendors, page by page. */
export const listVendors = defineTool({
  name: 'list_vendors',
  title: 'List audited vendors',
  description: `Use this tool when several UK research-peptide vendors are asked about: to browse, count, compare or filter by verdict, kind of certificate or review rating; use lookup_vendor for a named one. ${VENDOR_VERDICTS_EXPLAINED} Sorted by id. Returns {vendors, total, next_cursor, …}: \`total\` counts all that match; pass \`next_cursor\` as \`cursor\` for the next page.`,
  input: z.strictObject({
    verdict: z.enum(VENDOR_VERDICT_IDS).nullish().describe('With this verdict.'),
    coa_type: z.enum(COA_TYPE_IDS).nullish().describe('With this kind of certificate.'),
    min_rating: z.number().min(0).max(STARS).nullish().describe(`Minimum stars (of ${STARS}); 0: all vendors.`),
    max_rating: z.number().min(0).max(STARS).nullish().describe(`Maximum stars; ${STARS}: all vendors.`),
    limit: z.int().min(1).max(MAX_LIMIT).nullish().describe(`Per page; ${DEFAULT_LIMIT} by default.`),
    cursor: z.string().max(600).nullish().describe('next_cursor from the previous page; null for the first page.'),
  }),
  output: z.strictObject({
    vendors: z.array(VendorSummary).describe('This page.'),
    total: z.int().describe('Matches on all pages.'),
    next_cursor: z.string().nullable().describe('Null on the last page.'),
    message: z.string().describe('How to report the result.'),
    ...PROVENANCE,
  }),
  run({ limit: asked, cursor, ...given }, { dataset }) {
    const { min_rating, max_rating } = given;
    if (typeof min_rating === 'number' && typeof max_rating === 'number' && min_rating > max_rating)
      throw new WrongArgument(
        `min_rating ${min_rating} is above max_rating ${max_rating}, so no rating passes both. Exchange them, or leave one out.`,
      );
    const filters = withoutWholeRange(given);
    const { site, vendors } = dataset;
    const { version } = site.dataset;
    const from = cursor
      ? readCursor(cursor, version, filters)
      : { after: '', limit: null, filter: withoutNulls(filters) };
    const limit = asked ?? from.limit ?? DEFAULT_LIMIT;
    const matching = vendors.filter((vendor) => isStanding(vendor) && passes(vendor, from.filter));
    const start = from.after === '' ? 0 : matching.findIndex((vendor) => vendor.id > from.after);
    const page = start === -1 ? [] : matching.slice(start, start + limit);
    const last = page.at(-1);
    const hasMore = last !== undefined && last !== matching.at(-1);
    return {
      vendors: page.map((vendor) => summarise(publishVendor(site, vendor))),
      total: matching.length,
      next_cursor: hasMore ? writeCursor({ version, filter: from.filter, limit, after: last.id }) : null,
      message: `${site.demonstration ? 'Demonstration: the vendors are invented; say so. ' : ''}${
        matching.length === 0
          ? 'No audited vendor passes these filters, which says nothing about vendors that were not audited.'
          : 'Give verdict_reason and audited_at with each verdict.'
      }`,
      ...provenance(dataset),
    };
  },
});

/** The bounds of the scale are what models fill in for "no limit": they would drop the vendors without a rating. */
function withoutWholeRange(filters: GivenFilter): GivenFilter {
  const { min_rating, max_rating, ...rest } = filters;
  return {
    ...rest,
    min_rating: min_rating === 0 ? null : min_rating,
    max_rating: max_rating === STARS ? null : max_rating,
  };
}

function withoutNulls(filters: GivenFilter): Filter {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null && value !== undefined));
}

function passes(vendor: Vendor, { verdict, coa_type, min_rating, max_rating }: Filter): boolean {
  if (verdict !== undefined && vendor.verdict !== verdict) return false;
  if (coa_type !== undefined && vendor.coa_type !== coa_type) return false;
  if (min_rating === undefined && max_rating === undefined) return true;
  if (vendor.review_rating === null) return false;
  const stars = (vendor.review_rating.rating / vendor.review_rating.scale) * STARS;
  return stars >= (min_rating ?? 0) && stars <= (max_rating ?? STARS);
}
