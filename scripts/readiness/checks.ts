import { createHash } from 'node:crypto';
import { demand, type ReadinessCheck } from './check.ts';
import type { Probe, Seen } from './probe.ts';

/** The lists that the rules below are taken from, as published in November 2026. */
const AGENT_READY = 'isitagentready.com';
const LIGHTHOUSE = 'Lighthouse 13, agentic browsing';
const AGENT_PROBE = 'agentprobe.io/methodology';

const OAUTH_PATHS = [
  '/.well-known/oauth-authorization-server',
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-protected-resource/mcp',
  '/.well-known/openid-configuration',
];

/** A document that must be there, of a type. */
async function document(probe: Probe, path: string, type: string, init?: RequestInit): Promise<Seen> {
  const seen = await probe(path, init);
  demand(seen.status === 200, `${path} answers ${seen.status}`);
  demand(seen.type === type, `${path} is ${seen.type}, not ${type}`);
  return seen;
}

/** Targets of the Link header of the home page, by relation. */
async function linksOfHome(probe: Probe): Promise<Map<string, string>> {
  const { headers } = await document(probe, '/', 'text/html');
  return new Map(
    [...(headers.get('link') ?? '').matchAll(/<([^>]*)>; rel="([^"]+)"/g)].map(([, target = '', relation = '']) => [
      relation,
      new URL(target, 'https://home.example/').pathname,
    ]),
  );
}

/**
 * What agent-readiness scanners check, each with its rule and who publishes it; what an anonymous,
 * static, read-only service honestly leaves out is listed with the reason. `npm run readiness` prints the score.
 */
export const READINESS_CHECKS: ReadinessCheck[] = [
  {
    id: 'robots-txt',
    rule: '/robots.txt answers 200 as text/plain and has a User-agent line (RFC 9309).',
    source: AGENT_READY,
    async run(probe) {
      const { text } = await document(probe, '/robots.txt', 'text/plain');
      demand(/^User-agent: /m.test(text), 'no User-agent line');
      return 'one group for every agent';
    },
  },
  {
    id: 'robots-ai-rules',
    rule: 'robots.txt says what AI crawlers may do, by name or clearly by the wildcard, and blocks none by accident.',
    source: AGENT_READY,
    async run(probe) {
      const { text } = await document(probe, '/robots.txt', 'text/plain');
      demand(
        /^User-agent: \*$/m.test(text) && /^Allow: \/$/m.test(text) && !/^Disallow: \/\s*$/m.test(text),
        'the wildcard group does not allow everything',
      );
      return 'the wildcard group allows everything';
    },
  },
  {
    id: 'content-signals',
    rule: 'robots.txt has a Content-Signal with search, ai-input and ai-train (contentsignals.org).',
    source: AGENT_READY,
    async run(probe) {
      const signal =
        /^Content-Signal: (.+)$/m.exec((await document(probe, '/robots.txt', 'text/plain')).text)?.[1] ?? '';
      for (const name of ['search', 'ai-input', 'ai-train']) demand(signal.includes(`${name}=`), `no ${name}`);
      return signal;
    },
  },
  {
    id: 'sitemap',
    rule: 'robots.txt names a sitemap, and it is one (sitemaps.org).',
    source: AGENT_READY,
    async run(probe) {
      const address = /^Sitemap: (\S+)$/m.exec((await probe('/robots.txt')).text)?.[1] ?? '';
      demand(URL.canParse(address), 'robots.txt names none');
      const { text } = await document(probe, new URL(address).pathname, 'application/xml');
      const pages = text.match(/<loc>/g)?.length ?? 0;
      demand(text.includes('<urlset') && pages > 0, 'no urlset with addresses');
      return `${pages} pages`;
    },
  },
  {
    id: 'link-headers',
    rule: 'The home page announces what agents look for in its Link header (RFC 8288), and each target is there.',
    source: AGENT_READY,
    async run(probe) {
      const links = await linksOfHome(probe);
      for (const relation of ['api-catalog', 'service-desc', 'service-doc', 'describedby', 'ard'])
        demand(links.has(relation), `no rel="${relation}"`);
      for (const [relation, path] of links)
        demand((await probe(path)).status === 200, `rel="${relation}" leads nowhere`);
      return [...links.keys()].join(', ');
    },
  },
  {
    id: 'markdown-twin',
    rule: 'The home page announces a Markdown version of itself, and it is there as text/markdown.',
    source: 'llmstxt.org; geo.framix.net gate A.6 and A.7',
    async run(probe) {
      const path = (await linksOfHome(probe)).get('alternate');
      demand(path !== undefined, 'no rel="alternate"');
      const { text } = await document(probe, path, 'text/markdown');
      demand(/^# /m.test(text), 'no heading');
      return path;
    },
  },
  {
    id: 'llms-txt',
    rule: '/llms.txt is there, has a first heading and links, more than 50 characters, and fewer than 50 KB.',
    source: `${LIGHTHOUSE}; ${AGENT_PROBE}`,
    async run(probe) {
      const { text } = await document(probe, '/llms.txt', 'text/plain');
      demand(/^# .+/.test(text) && /\[.+\]\(.+\)/.test(text), 'no heading or no links');
      demand(text.length > 50 && Buffer.byteLength(text) < 50_000, `${text.length} characters`);
      return `${(Buffer.byteLength(text) / 1000).toFixed(1)} KB`;
    },
  },
  {
    id: 'llms-full-txt',
    rule: '/llms-full.txt is there as text.',
    source: AGENT_PROBE,
    run: async (probe) =>
      `${((await document(probe, '/llms-full.txt', 'text/plain')).text.length / 1000).toFixed(0)} KB`,
  },
  {
    id: 'ard-manifest',
    rule: '/.well-known/ard.json lists resources: each with a urn:air identifier, name, known type, exactly one of url and data, and two to five queries.',
    source: LIGHTHOUSE,
    async run(probe) {
      const { specVersion, entries } = (await document(probe, '/.well-known/ard.json', 'application/json')).json();
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
      ).json();
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
      const card = (await probe('/.well-known/mcp/server-card.json')).json();
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
        ).json().result;
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
      const { skills } = (await document(probe, '/.well-known/agent-skills/index.json', 'application/json')).json();
      for (const { name, url, digest } of skills) {
        const { text } = await document(probe, new URL(url).pathname, 'text/markdown');
        demand(
          digest === `sha256:${createHash('sha256').update(text).digest('hex')}`,
          `the digest of ${name} is wrong`,
        );
      }
      return skills.map(({ name }: { name: string }) => name).join(', ');
    },
  },
  {
    id: 'api-catalog',
    rule: '/.well-known/api-catalog is a link set whose APIs have descriptions; HEAD tells it in a Link header (RFC 9727).',
    source: AGENT_READY,
    async run(probe) {
      const { linkset } = (await document(probe, '/.well-known/api-catalog', 'application/linkset+json')).json();
      demand(
        linkset[0].item.length > 0 && linkset.slice(1).every((api: Record<string, unknown>) => api['service-desc']),
        'no APIs, or one without a description',
      );
      const head = await probe('/.well-known/api-catalog', { method: 'HEAD' });
      demand(head.status === 200 && /rel="api-catalog"/.test(head.headers.get('link') ?? ''), 'HEAD has no such Link');
      return `${linkset[0].item.length} APIs`;
    },
  },
  {
    id: 'openapi',
    rule: 'The API has an OpenAPI description with named operations and errors.',
    source: AGENT_PROBE,
    async run(probe) {
      const { openapi, paths } = (await document(probe, '/openapi.json', 'application/vnd.oai.openapi+json')).json();
      demand(/^3\.1\./.test(openapi), `version ${openapi}`);
      return `${openapi}, ${Object.keys(paths).length} paths`;
    },
  },
  {
    id: 'auth-md',
    rule: '/auth.md says in its first heading that it is one, and how agents register.',
    source: AGENT_READY,
    async run(probe) {
      const { text } = await document(probe, '/auth.md', 'text/markdown');
      demand(
        /^# .*auth\.md/.test(text) && /Agent registration: none/.test(text),
        'no such heading, or nothing on registration',
      );
      return 'registration: none';
    },
  },
  {
    id: 'no-oauth',
    rule: 'Where nothing is protected, the addresses of OAuth metadata are a true 404: a 200 makes clients attempt a login that fails.',
    source: 'RFC 8414 and RFC 9728, as MCP clients read them',
    async run(probe) {
      for (const path of OAUTH_PATHS) demand((await probe(path)).status === 404, `${path} is no 404`);
      return `${OAUTH_PATHS.length} addresses are 404`;
    },
  },
  {
    id: 'cors',
    rule: 'Documents for agents may be read from any page.',
    source: 'experimental-ext-server-card, CORS requirements',
    async run(probe) {
      const paths = [
        '/openapi.json',
        '/llms.txt',
        '/auth.md',
        '/.well-known/ard.json',
        '/.well-known/api-catalog',
        '/.well-known/mcp/server-card.json',
        '/.well-known/agent-skills/index.json',
        '/data/vendors.json',
        '/index.md',
      ];
      for (const path of paths)
        demand((await probe(path)).headers.get('access-control-allow-origin') === '*', `${path} may not`);
      return `${paths.length} documents`;
    },
  },
  {
    id: 'json-ld',
    rule: 'Pages have schema.org data that is valid JSON: the home page its site, the data page its Dataset.',
    source: `${AGENT_PROBE}; geo.framix.net gate A.14`,
    async run(probe) {
      const typesOf = async (path: string) =>
        [...(await probe(path)).text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
          ([, text = '']) => (JSON.parse(text) as { '@type': string })['@type'],
        );
      const types = [...(await typesOf('/')), ...(await typesOf('/data/'))];
      demand(types.includes('WebSite') && types.includes('Dataset'), `found ${types.join(', ') || 'none'}`);
      return types.join(', ');
    },
  },
  {
    id: 'meta-data',
    rule: 'Pages say language, title, description and canonical address.',
    source: AGENT_PROBE,
    async run(probe) {
      const { text } = await document(probe, '/', 'text/html');
      for (const part of [
        '<html lang="',
        '<title>',
        '<meta name="description" content="',
        '<link rel="canonical" href="',
        '<meta property="og:title"',
      ])
        demand(text.includes(part), `no ${part}`);
      return 'complete';
    },
  },
  {
    id: 'without-script',
    rule: 'What a page says stands in its HTML: no script is needed to read it.',
    source: 'geo.framix.net gate A.15',
    async run(probe) {
      const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec((await probe('/vendors/')).text)?.[1] ?? '';
      const words = main.replace(/<[^>]+>/g, ' ').split(/\s+/).length;
      demand(words > 200, `${words} words`);
      return `${words} words in the list of vendors`;
    },
  },
  {
    id: 'bots-are-let-in',
    rule: 'The user agents of AI crawlers and assistants get the same 200 as a browser.',
    source: AGENT_PROBE,
    async run(probe) {
      const agents = [
        'GPTBot/1.2',
        'ChatGPT-User/1.0',
        'ClaudeBot/1.0',
        'PerplexityBot/1.0',
        'Googlebot/2.1',
        'bingbot/2.0',
        'Amazonbot/0.1',
        'cohere-ai',
      ];
      for (const agent of agents)
        demand((await probe('/', { headers: { 'User-Agent': agent } })).status === 200, `${agent} is refused`);
      return `${agents.length} user agents`;
    },
  },
  {
    id: 'errors',
    rule: 'What is not there is a 404, under /api/ in JSON; what is refused says how to mend it (RFC 9457).',
    source: AGENT_PROBE,
    async run(probe) {
      demand((await probe('/nothing-of-that-name/')).status === 404, 'a page that is not there is no 404');
      const missing = await probe('/api/nothing');
      demand(missing.status === 404 && missing.json().detail, 'an endpoint that is not there says nothing');
      const refused = await probe('/api/check-coa');
      demand(
        refused.status === 405 &&
          refused.type === 'application/problem+json' &&
          refused.json().detail &&
          refused.headers.has('allow'),
        'a refusal says nothing',
      );
      return '404 and 405 say what to do';
    },
  },
  {
    id: 'rate-limit-fields',
    rule: 'A limited endpoint tells its quota in RateLimit-Policy and what is left in RateLimit.',
    source: 'draft-ietf-httpapi-ratelimit-headers; agentprobe.io/methodology',
    async run(probe) {
      const { status, type, headers } = await probe('/api/check-coa', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      });
      demand(status === 400 && type === 'application/problem+json', `an empty check answers ${status}`);
      demand(headers.has('ratelimit-policy') && headers.has('ratelimit'), 'no such fields');
      return headers.get('ratelimit-policy') ?? '';
    },
  },
  {
    id: 'markdown-negotiation',
    rule: 'The home page answers Accept: text/markdown with Markdown.',
    source: AGENT_READY,
    because:
      'a static host picks no file by Accept, and no fourth function may run; every page has a Markdown twin instead (markdown-twin)',
  },
  {
    id: 'accessibility-tree',
    rule: 'Controls have names, roles and relations are valid (33 rules of axe).',
    source: LIGHTHOUSE,
    because: 'it takes a browser: measured by the tests in a browser',
  },
  {
    id: 'layout-shift',
    rule: 'Nothing moves while a page loads (CLS).',
    source: LIGHTHOUSE,
    because: 'it takes a browser: measured by the tests in a browser',
  },
  {
    id: 'webmcp',
    rule: 'Pages register tools with the browser.',
    source: `${AGENT_READY}; ${LIGHTHOUSE}`,
    because: 'reading pages have no script; the same tools are served at /mcp',
  },
  {
    id: 'oauth-discovery',
    rule: 'OAuth metadata is published (RFC 8414).',
    source: AGENT_READY,
    because: 'nothing is protected; see no-oauth',
  },
  {
    id: 'oauth-protected-resource',
    rule: 'Protected-resource metadata is published (RFC 9728).',
    source: AGENT_READY,
    because: 'nothing is protected; see no-oauth',
  },
  {
    id: 'web-bot-auth',
    rule: 'The site publishes keys for bots that it sends.',
    source: AGENT_READY,
    because: 'it sends none',
  },
  {
    id: 'a2a-agent-card',
    rule: 'An agent of the site has a card.',
    source: AGENT_READY,
    because: 'there is no agent, and a card of none would mislead',
  },
  {
    id: 'dns-aid',
    rule: 'DNS records lead to the manifest.',
    source: AGENT_READY,
    because: 'records belong to the domain of whoever deploys it, and the draft is unratified',
  },
  {
    id: 'commerce',
    rule: 'x402, UCP, ACP and AP2 for purchases by agents.',
    source: AGENT_READY,
    because: 'nothing is sold',
  },
];
