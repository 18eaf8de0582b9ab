/** A document that the site publishes for programs: its address, what it is and how it is announced. */
export interface PublishedDocument {
  path: string;
  title: string;
  mediaType: string;
  /** Relation types under which the Link header of every page announces it. */
  rel?: string;
}

/** Media type of an RFC 9264 link set in JSON, with the profile that RFC 9727 asks for. */
export const LINKSET_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/**
 * Every document published for programs beside the data, in the order in which it is announced. The Link header, the
 * API catalogue, llms.txt and the API page are built from this list. Relation types are registered ones (RFC 8288,
 * RFC 8631, RFC 9727); `ard` and `ai-catalog` are those their own specification asks for.
 */
export const DOCUMENTS = {
  apiCatalog: {
    path: '/.well-known/api-catalog',
    title: 'API catalogue (RFC 9727)',
    mediaType: LINKSET_TYPE,
    rel: 'api-catalog',
  },
  openapi: {
    path: '/openapi.json',
    title: 'OpenAPI 3.1.0',
    mediaType: 'application/vnd.oai.openapi+json',
    rel: 'service-desc',
  },
  docs: { path: '/docs/', title: 'API page for people', mediaType: 'text/html', rel: 'service-doc' },
  llms: { path: '/llms.txt', title: 'Index for language models', mediaType: 'text/plain', rel: 'describedby' },
  llmsFull: { path: '/llms-full.txt', title: 'The whole in one text file', mediaType: 'text/plain' },
  ard: {
    path: '/.well-known/ard.json',
    title: 'Manifest of agentic resources (ARD)',
    mediaType: 'application/json',
    rel: 'ard',
  },
  aiCatalog: {
    path: '/.well-known/ai-catalog.json',
    title: 'The same manifest at its earlier address',
    mediaType: 'application/ai-catalog+json',
    rel: 'ai-catalog',
  },
  serverCard: {
    path: '/.well-known/mcp/server-card.json',
    title: 'MCP server card',
    mediaType: 'application/mcp-server-card+json',
    rel: 'service-meta',
  },
  skills: {
    path: '/.well-known/agent-skills/index.json',
    title: 'Agent skills',
    mediaType: 'application/json',
    rel: 'service-meta',
  },
  auth: { path: '/auth.md', title: 'How to authenticate: not at all', mediaType: 'text/markdown', rel: 'service-meta' },
  health: { path: '/api/health', title: 'Health', mediaType: 'application/json', rel: 'status' },
} as const satisfies Record<string, PublishedDocument>;
