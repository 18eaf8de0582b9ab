import { z } from 'zod';
import { PublishedVendor, publishVendor } from '../../dataset/published.ts';
import { PROVENANCE, provenance } from '../provenance.ts';
import { defineTool } from '../tool.ts';
import { summarise, VendorSummary } from '../vendor-summary.ts';

export const lookupVendor = defineTool({
  name: 'lookup_vendor',
  title: 'Look up a vendor',
  description:
    'Looks up the audit of one UK research-peptide vendor: whether it publishes its own, verifiable, independent certificates of analysis. Use it when a business is named; use list_vendors to browse and get_headline_finding for the overall figure. Matches an id, trading or legal name, alias, domain or any URL of the vendor, exactly but for case, spaces and punctuation. Returns {found, vendor, candidates, …}: `vendor` is the whole audit record with verdict, reasons, certificates on record, sources and audit_url, or null; without a match `candidates` lists near misses that must be confirmed with the user and are never an answer. A vendor that is not found has not been audited: that says nothing about it.',
  input: z.strictObject({
    query: z
      .string()
      .trim()
      .min(1)
      .max(300)
      .describe('Name, alias, id, domain or URL of the vendor, such as "vendor.example".'),
  }),
  output: z.strictObject({
    found: z.boolean().describe('Whether exactly one vendor matches.'),
    vendor: PublishedVendor.nullable().describe('The audit of the vendor; null when none matches.'),
    candidates: z
      .array(VendorSummary)
      .describe(
        'Vendors with similar names, nearest first; empty when one was found. Not an answer: ask which one is meant.',
      ),
    message: z.string().describe('The result in a sentence.'),
    ...PROVENANCE,
  }),
  run({ query }, { dataset, findVendor }) {
    const match = findVendor(query);
    const vendor = match.vendor === null ? null : publishVendor(dataset.site, match.vendor);
    const candidates = match.candidates.map((candidate) => summarise(publishVendor(dataset.site, candidate)));
    return {
      found: vendor !== null,
      vendor,
      candidates,
      message: describe(vendor, candidates.length),
      ...provenance(dataset),
    };
  },
});

function describe(vendor: PublishedVendor | null, candidates: number): string {
  if (vendor !== null) return `${vendor.name} (${vendor.domain}): ${vendor.verdict}. ${vendor.verdict_reason}`;
  if (candidates > 0)
    return 'No vendor matches; the candidates have similar names. Ask which one is meant, and look it up by its id.';
  return 'No vendor matches. It has not been audited, which says nothing about it.';
}
