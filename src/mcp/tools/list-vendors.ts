import { z } from 'zod';
import { publishVendor } from '../../dataset/published.ts';
import { VENDOR_VERDICT_IDS } from '../../dataset/vendor.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { PROVENANCE, provenance } from '../provenance.ts';
import { defineTool } from '../tool.ts';
import { summarise, VendorSummary } from '../vendor-summary.ts';

const DEFAULT_LIMIT = 50;
const MOST = 200;

export const listVendors = defineTool({
  name: 'list_vendors',
  title: 'List audited vendors',
  description:
    'Lists audited UK research-peptide vendors in short, sorted by id, optionally of one verdict: "verified" (publishes its own, verifiable, independent certificates of analysis) or "watch" (does not). Use it to browse, count or compare; use lookup_vendor for one named business and its whole record. Pages are cut by `limit`; pass `next_cursor` back as `cursor` with the same verdict for the next page. Returns {vendors, total, next_cursor, …}: `total` counts all that match, `next_cursor` is null on the last page.',
  input: z.strictObject({
    verdict: z.enum(VENDOR_VERDICT_IDS).optional().describe('Only vendors of this verdict.'),
    limit: z.int().min(1).max(MOST).default(DEFAULT_LIMIT).describe('Vendors a page.'),
    cursor: z
      .string()
      .max(400)
      .optional()
      .describe('next_cursor of the page before; opaque, valid for one edition of the data and one verdict.'),
  }),
  output: z.strictObject({
    vendors: z.array(VendorSummary).describe('The vendors of this page.'),
    total: z.int().min(0).describe('How many vendors match, all pages together.'),
    next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last.'),
    ...PROVENANCE,
  }),
  run({ verdict, limit, cursor }, { dataset }) {
    const { site, vendors } = dataset;
    const edition = { version: site.dataset.version, verdict: verdict ?? null };
    const after = cursor === undefined ? '' : readCursor(cursor, edition);
    const matching = verdict === undefined ? vendors : vendors.filter((vendor) => vendor.verdict === verdict);
    const start = after === '' ? 0 : matching.findIndex((vendor) => vendor.id > after);
    const page = start === -1 ? [] : matching.slice(start, start + limit);
    const last = page.at(-1);
    const hasMore = last !== undefined && last !== matching.at(-1);
    return {
      vendors: page.map((vendor) => summarise(publishVendor(site, vendor))),
      total: matching.length,
      next_cursor: hasMore ? writeCursor({ ...edition, after: last.id }) : null,
      ...provenance(dataset),
    };
  },
});
