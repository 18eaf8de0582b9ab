import { CANNOT_BE_CHECKED } from '../../coa/report/cannot-be-checked.ts';
import { VERDICTS } from '../../coa/verdict/verdicts.ts';
import type { Laboratory } from '../../dataset/laboratory.ts';
import { COA_TYPES, VENDOR_VERDICTS, type Vendor } from '../../dataset/vendor/vendor.ts';
import { type Endpoint, endpoints } from '../api/endpoints/index.ts';
import type { SiteContext } from '../context.ts';
import type { PublishedDocument } from '../documents/document.ts';
import { NEVER_ENOUGH, verdictRules } from '../method/methodology.ts';
import { verificationSteps } from '../records/verification-steps.ts';
import { markdownText } from '../words/markdown-text.ts';
import { llmsPreamble } from './llms-text.ts';

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const definitions = (entries: Record<string, string>) =>
  bullets(Object.entries(entries).map(([id, meaning]) => `\`${id}\`: ${meaning}`));

/** The text of /llms-full.txt: method, interface, laboratories and every vendor in one file. */
export function buildLlmsFullText(context: SiteContext): string {
  const { checks, data, problems, tools } = context;
  const parts = [
    llmsPreamble(context),
    `## Verdicts on a certificate\n\n${definitions(VERDICTS)}`,
    `### In decision order: the first that applies\n\n${verdictRules(context)
      .map(
        ({ verdict, when, checks }, index) =>
          `${index + 1}. \`${verdict}\`: ${when}${checks.length > 0 ? ` Checks: ${checks.map(({ id }) => id).join(', ')}.` : ''}`,
      )
      .join('\n')}`,
    `Never enough for \`fabricated\`: ${NEVER_ENOUGH.join('; ')}.`,
    `### Checks\n\n${bullets(checks.map(({ id, title, description }) => `\`${id}\`: ${title}. ${description}`))}`,
    `### What a picture cannot show\n\n${bullets(CANNOT_BE_CHECKED)}`,
    `## Verdicts on a vendor\n\n${definitions(VENDOR_VERDICTS)}`,
    `### Certificate types\n\n${definitions(COA_TYPES)}`,
    `## Interface\n\n${endpoints(context).map(endpointText).join('\n\n')}`,
    `### Errors\n\nRFC 9457 problem+json.\n\n${bullets(problems.map(({ id, status, title, about }) => `${status} \`${id}\`: ${title}. ${about}`))}`,
    `### MCP tools\n\n${tools.map(({ name, description }) => `- \`${name}\`: ${description}`).join('\n')}`,
    `## Laboratories\n\n${data.laboratories.map(laboratoryText).join('\n\n')}`,
    `## Vendors\n\n${data.vendors.map((vendor) => vendorText(vendor, data.site.base_url)).join('\n\n')}`,
  ];
  return `${parts.map((part) => part.trim()).join('\n\n')}\n`;
}

/** The whole of method, interface and data as one text, as a document of the site. */
export const LLMS_FULL_TEXT = {
  path: '/llms-full.txt',
  title: 'Everything in one text file',
  mediaType: 'text/plain; charset=utf-8',
  llms: { section: 'Optional', about: 'method, interface, laboratories and vendors in full' },
  build: buildLlmsFullText,
} as const satisfies PublishedDocument;

function endpointText({ method, path, summary, description, curl }: Endpoint): string {
  return `### ${method.toUpperCase()} ${path}\n\n${summary}. ${description}\n\n\`\`\`sh\n${curl}\n\`\`\``;
}

function laboratoryText(laboratory: Laboratory): string {
  const byUse = Object.entries(Object.groupBy(laboratory.hosts, ({ use }) => use));
  const hosts = byUse.map(([use, those = []]) => `${use}: ${those.map(({ host }) => host).join(', ')}`).join('; ');
  const steps = verificationSteps(laboratory)
    .map((step, index) => `${index + 1}. ${step}`)
    .join('\n');
  return `### ${laboratory.name}${laboratory.demonstration ? ' (invented)' : ''}\n\nHosts by use: ${hosts || 'none known'}.\n\n${steps}`;
}

function vendorText(vendor: Vendor, baseUrl: string): string {
  const {
    id,
    name,
    domain,
    verdict,
    verdict_reason,
    coa_type,
    audited_at,
    verdict_basis,
    right_of_reply,
    demonstration,
  } = vendor;
  const reply = right_of_reply.text
    ? `\n- Reply by the vendor, ${right_of_reply.answered_at}: "${markdownText(right_of_reply.text)}"`
    : '';
  return `### ${name}${demonstration ? ' (invented)' : ''}\n\n- ${domain}; \`${verdict}\`; certificates: \`${coa_type}\`; audited ${audited_at}\n- Reason: ${verdict_reason}\n${bullets(verdict_basis)}${reply}\n- ${baseUrl}/vendors/${id}/`;
}
