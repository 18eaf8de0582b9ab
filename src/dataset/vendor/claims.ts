import { z } from 'zod';
import { Source } from '../source.ts';

/** A source of a vendor's record, with the claims that rest on it. */
export const VendorSource = Source.extend({
  supports: z
    .array(
      z
        .string()
        .regex(/^[a-z_]+(\.[a-z0-9-]+)*$/, 'Expected the name of a field, such as "legal_name" or "verdict_basis.0".'),
    )
    .min(1)
    .describe('The fields that rest on it; a field stands for all within it.'),
}).describe('Where claims come from, when it was seen there, and which claims they are.');

export type VendorSource = z.infer<typeof VendorSource>;

/** The fields of every record that rest on its sources. */
export const CLAIMED_FIELDS = [
  'name',
  'aliases',
  'legal_name',
  'company_number',
  'domains',
  'coa_type',
  'coa_access',
  'verdict_basis',
] as const;

/** What a record claims, as far as it matters for its sources. */
interface Claiming {
  aliases: readonly string[];
  verdict_basis: readonly string[];
  certificates: readonly { id: string; published_at: string | null }[];
  right_of_reply: { contacted_at: string | null };
  sources: readonly Pick<VendorSource, 'supports'>[];
}

/**
 * The claims of a record that no source supports. Findings and the review rating carry their own source; so does a
 * certificate by its address and the day of capture, unless it stands at no address.
 */
export function unsupportedClaims(vendor: Claiming): string[] {
  const lists: Partial<Record<(typeof CLAIMED_FIELDS)[number], string[]>> = {
    aliases: vendor.aliases.length === 0 ? [] : ['aliases'],
    verdict_basis: vendor.verdict_basis.map((_, i) => `verdict_basis.${i}`),
  };
  const claims = [
    ...CLAIMED_FIELDS.flatMap((field) => lists[field] ?? [field]),
    ...vendor.certificates.flatMap(({ id, published_at: address }) => (address === null ? [`certificates.${id}`] : [])),
    ...(vendor.right_of_reply.contacted_at === null ? [] : ['right_of_reply']),
  ];
  const supported = new Set(vendor.sources.flatMap(({ supports }) => supports));
  return claims.filter((claim) => !prefixes(claim).some((prefix) => supported.has(prefix)));
}

function prefixes(claim: string): string[] {
  const parts = claim.split('.');
  return parts.map((_, i) => parts.slice(0, i + 1).join('.'));
}
