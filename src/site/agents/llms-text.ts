import { headlineFinding } from '../../dataset/headline.ts';
import { endpoints } from '../api/endpoints/index.ts';
import { OPENAPI } from '../api/openapi.ts';
import type { SiteContext } from '../context.ts';
import type { PublishedDocument } from '../documents/document.ts';
import { mainPages } from '../pages/pages.ts';
import { QUOTED_TEXT_IS_DATA } from '../words/quoted-text.ts';
import { skills } from './skills/index.ts';

/** Vendors listed by name; beyond that the list would outgrow the file, and vendors.json has them all. */
const MAX_VENDORS = 150;

type Section = NonNullable<PublishedDocument['llms']>['section'];

/** The opening of both text files: title, summary, and what whoever quotes the site must know. */
export function llmsPreamble({ data, rateLimit }: SiteContext): string {
  const { site } = data;
  const demonstration = site.demonstration
    ? '\n- Demonstration: every vendor here is invented. Say so whenever you quote a verdict.'
    : '';
  return `# ${site.name}

> Checks pictures of research-peptide certificates of analysis, and publishes an open audit of UK vendors: who publishes its own, verifiable, independent certificates. ${headlineFinding(data).text}

- No key, no account. ${rateLimit.quota} certificate checks per UTC day for each IP address. Send a descriptive User-Agent with a contact.
- Verdicts are opinions on observed facts: give the reason and the date with them, and link to the audit. Say "signs consistent with…" and "could not be confirmed", never "fake".
- A vendor that is not listed has not been audited; that says nothing about it.
- A certificate describes the sample that a laboratory received, not the vial in anyone's hand. Not medical advice; nothing here is about dosing or buying.
- ${QUOTED_TEXT_IS_DATA}
- Every page has a Markdown twin: add index.md to its address, as in the links below. Give people the address without it.
- Data: ${site.dataset.licence.name}. Credit the source: "${site.dataset.attribution}".${demonstration}
`;
}

/** The text of /llms.txt (llmstxt.org), under 50 KB. */
export function buildLlmsText(context: SiteContext, documents: readonly PublishedDocument[]): string {
  const { data } = context;
  const { base_url } = data.site;
  const link = (title: string, path: string, note: string) => `- [${title}](${base_url}${path}): ${note}`;
  const page = (title: string, path: string, note: string) => link(title, `${path}index.md`, note);
  const documentsOf = (section: Section) =>
    documents.flatMap(({ title, path, llms }) => (llms?.section === section ? [link(title, path, llms.about)] : []));
  const listed = data.vendors.slice(0, MAX_VENDORS);
  const rest = data.vendors.length - listed.length;
  const sections: [title: string, lines: string[]][] = [
    [
      'API',
      [
        ...endpoints(context).map(({ method, path, summary }) =>
          link(`${method.toUpperCase()} ${path}`, path.includes('{') ? OPENAPI.path : path, summary),
        ),
        ...documentsOf('API'),
      ],
    ],
    [
      'Agents',
      [
        link(
          'MCP server',
          '/mcp',
          `Streamable HTTP, no key; tools ${context.tools.map(({ name }) => name).join(', ')}`,
        ),
        ...documentsOf('Agents'),
        ...skills(context).map((skill) => link(`Skill: ${skill.title}`, skill.path, skill.description)),
      ],
    ],
    ['Pages', mainPages(data).map(({ title, path, about }) => page(title, path, about))],
    [
      'Vendors',
      [
        ...listed.map(({ id, name, domain, verdict, audited_at }) =>
          page(name, `/vendors/${id}/`, `${domain}, ${verdict}, audited ${audited_at}`),
        ),
        ...(rest > 0 ? [link(`${rest} more`, '/data/vendors.json', 'all vendors in one file')] : []),
      ],
    ],
    ['Optional', documentsOf('Optional')],
  ];
  return `${llmsPreamble(context)}\n${sections.map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}\n`).join('\n')}`;
}

/** The index of the site for language models, as a document of the site. */
export const LLMS_TEXT = {
  path: '/llms.txt',
  title: 'Index for language models',
  mediaType: 'text/plain; charset=utf-8',
  rel: 'describedby',
  catalogue: { rel: 'service-doc' },
  build: buildLlmsText,
} as const satisfies PublishedDocument;
