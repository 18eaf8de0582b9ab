import { VENDOR_VERDICTS } from '../../../dataset/vendor/vendor.ts';
import type { SiteContext } from '../../context.ts';
import { type Skill, skillPath } from './skill.ts';

/** How an agent looks a vendor up in the audit and cites what it found. */
export function lookUpAVendor({ data: { site } }: SiteContext): Skill {
  const name = 'look-up-a-vendor';
  return {
    name,
    title: 'Look up a vendor',
    description:
      'Looks up whether a UK research-peptide vendor publishes its own, verifiable, independent certificates of analysis, in an open audit with reasons, evidence and dates. Use when a user names such a vendor or its web address, asks which vendors have verified certificates, or wants the overall figure.',
    queries: [
      'Does this UK peptide vendor publish its own lab reports?',
      'Which UK research-peptide vendors are verified?',
      'What share of UK peptide vendors have independent certificates?',
    ],
    path: skillPath(name),
    body: `# Look up a vendor

## With MCP

Streamable HTTP at ${site.base_url}/mcp, no key, read only:

- \`lookup_vendor({query, history?})\`: one vendor by name, alias, company number, domain or URL, in short; \`history: true\` adds the rest of the record. Candidates are near misses: confirm with the user, and never present one as a match.
- \`list_vendors({verdict?, coa_type?, min_rating?, max_rating?, limit?, cursor?})\`: all, or those that pass the filters.
- \`get_headline_finding()\`: the overall figure with n and date.

## Without MCP

\`GET ${site.base_url}/data/vendors.json\` holds everything, and \`GET ${site.base_url}/data/vendors/{id}.json\` one vendor. Send a descriptive User-Agent and If-None-Match.

## Verdicts

${Object.entries(VENDOR_VERDICTS)
  .map(([id, meaning]) => `- \`${id}\`: ${meaning}`)
  .join('\n')}

## How to talk about it

- Give the verdict with \`verdict_reason\` and \`audited_at\`, and link \`audit_url\`.
- "watch" says what could not be confirmed; it is not an accusation.
- A vendor that is not found has not been audited. Say so, and that this says nothing about it.
- \`review_rating\` does not enter the verdict: good stars do not mean good certificates.
- \`null\` means not known or none seen; it never means that something was in order.
- Credit the source: "${site.dataset.attribution}".
- While \`demonstration\` is true, the vendors are invented: say so.
- No advice on buying, dosing or use.
`,
  };
}
