import type { SiteContext } from '../context.ts';
import { bareType, type PublishedDocument } from '../documents/document.ts';
import { API_PAGE } from '../documents/served-elsewhere.ts';
import { hostName } from '../words/host-name.ts';
import { SERVER_CARD } from './server-card.ts';
import { skills } from './skills/index.ts';

/** Questions that the MCP server answers: two to five of them help a catalogue to find it. */
const REPRESENTATIVE_QUERIES = [
  'Does this UK peptide vendor publish independent certificates of analysis?',
  'Which UK research-peptide vendors have verifiable lab reports?',
  'What was found when this peptide vendor was audited, and when?',
  'How many UK peptide vendors publish their own independent certificates?',
];

/**
 * The manifest of agentic resources: the MCP server and the agent skills. One document serves Agentic Resource Discovery
 * 0.91 (/.well-known/ard.json) and its predecessor, the AI catalogue 1.0 (/.well-known/ai-catalog.json).
 */
export function buildAiCatalog(context: SiteContext): Record<string, unknown> {
  const { site } = context.data;
  const publisher = hostName(site.base_url);
  return {
    specVersion: '1.0',
    host: { displayName: site.name, identifier: publisher, documentationUrl: `${site.base_url}${API_PAGE.path}` },
    entries: [
      {
        identifier: `urn:air:${publisher}:mcp:vendors`,
        type: bareType(SERVER_CARD),
        displayName: `${site.name} vendor audit`,
        url: `${site.base_url}${SERVER_CARD.path}`,
        description:
          'Open audit of UK research-peptide vendors: who publishes its own, verifiable, independent certificates of analysis.',
        tags: site.dataset.keywords,
        capabilities: context.tools.map((tool) => tool.name),
        representativeQueries: REPRESENTATIVE_QUERIES,
      },
      ...skills(context).map((skill) => ({
        identifier: `urn:air:${publisher}:skill:${skill.name}`,
        type: 'text/markdown; profile="urn:air:agent-skills"',
        displayName: skill.title,
        description: skill.description,
        url: `${site.base_url}${skill.path}`,
        representativeQueries: skill.queries,
      })),
    ],
  };
}

/** The manifest of what agents can use here, as a document of the site. */
export const ARD = {
  path: '/.well-known/ard.json',
  title: 'Manifest of agentic resources (ARD)',
  mediaType: 'application/json; charset=utf-8',
  rel: 'ard',
  llms: { section: 'Optional', about: 'MCP server and skills' },
  build: buildAiCatalog,
} as const satisfies PublishedDocument;

/** The same manifest where earlier drafts looked for it, as a document of the site. */
export const AI_CATALOG = {
  path: '/.well-known/ai-catalog.json',
  title: 'The same manifest at its earlier address',
  mediaType: 'application/ai-catalog+json',
  rel: 'ai-catalog',
  build: buildAiCatalog,
} as const satisfies PublishedDocument;
