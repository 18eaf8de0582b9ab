import { API_VERSION } from '../api/openapi.ts';
import type { SiteContext } from '../context.ts';
import type { PublishedDocument } from '../documents/document.ts';
import { API_PAGE } from '../documents/served-elsewhere.ts';
import { reversedHost } from '../words/host-name.ts';

/**
 * The MCP server card (SEP-2127, schema v1), with the members that older readers look for beside it: serverInfo,
 * endpoint, protocolVersion, capabilities, authentication, tools. The schema leaves room for them.
 */
export function buildServerCard({ data: { site }, tools, mcpProtocolVersions }: SiteContext): Record<string, unknown> {
  const endpoint = `${site.base_url}/mcp`;
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: `${reversedHost(site.base_url)}/vendors`,
    version: API_VERSION,
    title: site.name,
    description: 'Open audit of UK research-peptide vendors: who publishes independent certificates of analysis.',
    websiteUrl: `${site.base_url}${API_PAGE.path}`,
    icons: [{ src: `${site.base_url}/favicon.svg`, mimeType: 'image/svg+xml', sizes: ['any'] }],
    remotes: [{ type: 'streamable-http', url: endpoint, supportedProtocolVersions: [...mcpProtocolVersions] }],
    serverInfo: { name: 'coa-check', title: site.name, version: API_VERSION },
    protocolVersion: mcpProtocolVersions[0],
    transport: { type: 'streamable-http', endpoint: '/mcp' },
    endpoint,
    capabilities: { tools: { listChanged: false } },
    authentication: { required: false },
    tools,
  };
}

/** The card by which clients find the MCP server, as a document of the site. */
export const SERVER_CARD = {
  path: '/.well-known/mcp/server-card.json',
  also: ['/mcp/server-card'],
  title: 'MCP server card',
  mediaType: 'application/mcp-server-card+json',
  rel: 'service-meta',
  catalogue: { rel: 'service-desc', of: ['/mcp'] },
  llms: { section: 'Agents', about: 'the tools with their schemas' },
  build: buildServerCard,
} as const satisfies PublishedDocument;
