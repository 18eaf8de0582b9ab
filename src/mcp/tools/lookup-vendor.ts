import { z } from 'zod';
import { type PublishedVendor, publishVendor } from '../../dataset/published.ts';
import { isStanding } from '../../dataset/vendor/standing.ts';
import { VENDOR_VERDICTS_EXPLAINED, verdictInSentence } from '../../dataset/vendor/verdicts.ts';
import { PROVENANCE, provenance } from '../provenance.ts';
import { defineTool } from '../tool.ts';
import { briefVendor, restOfRecord, VendorBrief } from '../vendor-brief.ts';
import { VendorSummary } from '../vendor-summary.ts';

/** The tool that tells of one vendor by name, number or address. */
export const lookupVendor = defineTool({
  name: 'lookup_vendor',
  title: 'Look up a vendor',
  description: `Use this tool when a UK research-peptide vendor is named, to learn what an audit of its certificates of analysis found; use list_vendors to browse, get_headline_finding for the market. ${VENDOR_VERDICTS_EXPLAINED} Matches id, any name with or without Ltd, company number, domain or URL. Returns {found, vendor, candidates, …}: \`vendor\` is the audit in short, with audit_url to cite; \`history: true\` adds the rest. If nothing matches, \`candidates\` are near misses: ask the user which one is meant. A vendor that is not found has not been audited.`,
  input: z.strictObject({
    query: z.string().trim().min(1).max(300).describe('E.g. "vendor.example" or "Vendor Ltd".'),
    history: z
      .boolean()
      .nullish()
      .describe('True adds `record`: all certificates in full, findings, sources, corrections, changes.'),
  }),
  output: z.strictObject({
    found: z.boolean().describe('Whether exactly one vendor matches.'),
    vendor: VendorBrief.nullable().describe('The audit in short; null if none matches.'),
    record: z.record(z.string(), z.unknown()).optional().describe('The rest, as in /data/vendors/{id}.json.'),
    candidates: z
      .array(VendorSummary.pick({ id: true, name: true, domain: true, verdict: true, audit_url: true }))
      .describe('Similar names, nearest first.'),
    message: z.string().describe('The result, and how to report it.'),
    ...PROVENANCE,
  }),
  run({ query, history }, { dataset, findVendor }) {
    const match = findVendor(query);
    const withdrawal = match.vendor?.withdrawal ?? null;
    const published = match.vendor === null || withdrawal !== null ? null : publishVendor(dataset.site, match.vendor);
    const vendor = published === null ? null : briefVendor(published);
    const candidates = match.candidates.filter(isStanding).map((candidate) => {
      const { id, name, domain, verdict, audit_url } = publishVendor(dataset.site, candidate);
      return { id, name, domain, verdict, audit_url };
    });
    return {
      found: vendor !== null,
      message: withdrawal === null ? inWords(published, candidates.length) : withdrawnInWords(withdrawal),
      vendor,
      ...(published !== null && vendor !== null && history ? { record: restOfRecord(published, vendor) } : {}),
      candidates,
      ...provenance(dataset),
    };
  },
});

function withdrawnInWords({ kind, since, why }: NonNullable<PublishedVendor['withdrawal']>): string {
  return `No verdict: ${kind === 'closed' ? 'the vendor closed' : 'its audit was withdrawn'}, ${since}. ${why}`;
}

/** The result, and how to report it: many clients show a model nothing of how the tools and their answers are described. */
function inWords(vendor: PublishedVendor | null, candidates: number): string {
  if (vendor !== null) {
    const { name, audited_at, verdict, demonstration } = vendor;
    return `${demonstration ? 'Demonstration, invented vendor: ' : ''}${name}, audited ${audited_at}: ${verdict} (${verdictInSentence(verdict)}). Give verdict_reason and the date with it${demonstration ? ', and say that the vendor is invented' : ''}.`;
  }
  if (candidates > 0)
    return 'No vendor matches; the candidates have similar names. Ask which one is meant, and look it up by its id.';
  return 'No vendor matches. It has not been audited, which says nothing about it.';
}
