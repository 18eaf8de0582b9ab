import type { SiteContext } from './context.ts';
import { DOCUMENTS } from './documents.ts';
import { hostName } from './host-name.ts';
import { skills } from './skills/index.ts';

/** Questions that the audit answers: two to five of them help a catalogue to find it. */
const REPRESENTATIVE_QUERIES = [
  'Does this UK peptide vendor publish independent certificates of analysis?',
  'Which UK research-peptide vendors have verifiable lab reports?',
  'Is this certificate of analysis consistent with a genuine laboratory report?',
  'How do I verify a peptide test report with the laboratory?',
];

/** The AI catalogue (specification 1.0 of the AI Catalog working group): the MCP server and the agent skills. */
export function buildAiCatalog(context: SiteContext): Record<string, unknown> {
  const { site } = context.data;
  const publisher = hostName(site.base_url);
  return {
    specVersion: '1.0',
    host: { displayName: site.name, identifier: publisher, documentationUrl: `${site.base_url}${DOCUMENTS.docs.path}` },
    entries: [
      {
        identifier: `urn:air:${publisher}:mcp:vendors`,
        type: DOCUMENTS.serverCard.mediaType,
        displayName: `${site.name} vendor audit`,
        url: `${site.base_url}${DOCUMENTS.serverCard.path}`,
        tags: site.dataset.keywords,
        representativeQueries: REPRESENTATIVE_QUERIES,
      },
      ...skills(context).map((skill) => ({
        identifier: `urn:air:${publisher}:skill:${skill.name}`,
        type: 'application/agent-skills+md',
        displayName: skill.title,
        description: skill.description,
        url: `${site.base_url}${skill.path}`,
      })),
    ],
  };
}
