import { createHash } from 'node:crypto';
import { demand, type ReadinessCheck } from '../check.ts';
import { document } from '../document.ts';
import { AGENT_PROBE, AGENT_READY, LIGHTHOUSE } from '../sources.ts';

/** The members of /.well-known/ard.json that are checked, as they should be. */
interface Manifest {
  specVersion: string;
  entries: {
    identifier: string;
    displayName: string;
    type: string;
    url?: string;
    data?: unknown;
    representativeQueries: string[];
  }[];
}

/** The members of the server card that are checked, as they should be. */
interface ServerCard {
  name?: string;
  version?: string;
  serverInfo?: { name?: string };
  remotes?: { url?: string }[];
  protocolVersion: string;
  tools: unknown[];
}

/** Documents that list what agents can call. */
export const CATALOGUES: ReadinessCheck[] = [
  {
    id: 'ard-manifest',
    rule: '/.well-known/ard.json lists resources: each with a urn:air identifier, name, known type, exactly one of url and data, and two to five queries.',
    source: LIGHTHOUSE,
    async run(probe) {
      const { specVersion, entries } = (
        await document(probe, '/.well-known/ard.json', 'application/json')
      ).json<Manifest>();
      demand(specVersion === '1.0' && entries.length > 0, 'no entries of version 1.0');
      for (const { identifier, displayName, type, url, data, representativeQueries } of entries) {
        demand(
          /^urn:air:[a-zA-Z0-9.-]+(:[a-zA-Z0-9._-]+)+$/.test(identifier) && displayName,
          `${identifier} is no such name`,
        );
        demand(
          ['application/mcp-server-card+json', 'text/markdown; profile="urn:air:agent-skills"'].includes(type),
          `${type} is not known`,
        );
        demand((url === undefined) !== (data === undefined), `${identifier} has not exactly one of url and data`);
        demand(
          representativeQueries.length >= 2 && representativeQueries.length <= 5,
          `${identifier} has ${representativeQueries.length} queries`,
        );
      }
      return `${entries.length} entries`;
    },
  },
  {
    id: 'ai-catalog',
    rule: '/.well-known/ai-catalog.json, the earlier address of the manifest, answers the same.',
    source: AGENT_READY,
    async run(probe) {
      demand(
        (await document(probe, '/.well-known/ai-catalog.json', 'application/ai-catalog+json')).text ===
          (await probe('/.well-known/ard.json')).text,
        'it differs from ard.json',
      );
      return 'the same';
    },
  },
  {
    id: 'mcp-server-card',
    rule: 'A server card at /.well-known/mcp/server-card.json names the server, its version, and where it is reached.',
    source: AGENT_READY,
    async run(probe) {
      const card = (
        await document(probe, '/.well-known/mcp/server-card.json', 'application/mcp-server-card+json')
      ).json<ServerCard>();
      demand(
        card.name && card.version && card.serverInfo?.name && card.remotes?.[0]?.url,
        'name, version, serverInfo or remotes is missing',
      );
      return `${card.name} ${card.version}`;
    },
  },
  {
    id: 'mcp-server',
    rule: 'The server answers server/discover without credentials and serves the version and tools of its card.',
    source: 'modelcontextprotocol.io, 2026-07-28',
    async run(probe) {
      const card = (await probe('/.well-known/mcp/server-card.json')).json<ServerCard>();
      const ask = async (method: string) => {
        const meta = {
          'io.modelcontextprotocol/protocolVersion': card.protocolVersion,
          'io.modelcontextprotocol/clientCapabilities': {},
        };
        const headers = {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
          'MCP-Protocol-Version': card.protocolVersion,
          'Mcp-Method': method,
        };
        return (
          await document(probe, '/mcp', 'application/json', {
            method: 'POST',
            headers,
            body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { _meta: meta } }),
          })
        ).json<{ result: { supportedVersions: string[]; tools: unknown } }>().result;
      };
      demand((await ask('server/discover')).supportedVersions.includes(card.protocolVersion), 'another version');
      demand(JSON.stringify((await ask('tools/list')).tools) === JSON.stringify(card.tools), 'other tools');
      return `${card.protocolVersion}, ${card.tools.length} tools`;
    },
  },
  {
    id: 'agent-skills',
    rule: '/.well-known/agent-skills/index.json lists skills, and the digest of each is that of the bytes served (agent-skills-discovery 0.2.0).',
    source: AGENT_READY,
    async run(probe) {
      const { skills } = (await document(probe, '/.well-known/agent-skills/index.json', 'application/json')).json<{
        skills: { name: string; url: string; digest: string }[];
      }>();
      for (const { name, url, digest } of skills) {
        const { text } = await document(probe, new URL(url).pathname, 'text/markdown');
        demand(
          digest === `sha256:${createHash('sha256').update(text).digest('hex')}`,
          `the digest of ${name} is wrong`,
        );
      }
      return skills.map(({ name }) => name).join(', ');
    },
  },
  {
    id: 'api-catalog',
    rule: '/.well-known/api-catalog is a link set whose APIs have descriptions; HEAD tells it in a Link header (RFC 9727).',
    source: AGENT_READY,
    async run(probe) {
      const { linkset } = (await document(probe, '/.well-known/api-catalog', 'application/linkset+json')).json<{
        linkset: Record<string, unknown>[];
      }>();
      const { item: apis } = linkset[0] as { item: unknown[] };
      demand(
        apis.length > 0 && linkset.slice(1).every((api) => api['service-desc']),
        'no APIs, or one without a description',
      );
      const head = await probe('/.well-known/api-catalog', { method: 'HEAD' });
      demand(head.status === 200 && /rel="api-catalog"/.test(head.headers.get('link') ?? ''), 'HEAD has no such Link');
      return `${apis.length} APIs`;
    },
  },
  {
    id: 'openapi',
    rule: 'The API has an OpenAPI description with named operations and errors.',
    source: AGENT_PROBE,
    async run(probe) {
      const { openapi, paths } = (await document(probe, '/openapi.json', 'application/vnd.oai.openapi+json')).json<{
        openapi: string;
        paths: object;
      }>();
      demand(/^3\.1\./.test(openapi), `version ${openapi}`);
      return `${openapi}, ${Object.keys(paths).length} paths`;
    },
  },
];
