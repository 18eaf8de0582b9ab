import { demand, type ReadinessCheck } from '../check.ts';
import { document } from '../document.ts';
import { AGENT_READY } from '../sources.ts';

const OAUTH_PATHS = [
  '/.well-known/oauth-authorization-server',
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-protected-resource/mcp',
  '/.well-known/openid-configuration',
];

/** Who may read and call what. */
export const ACCESS: ReadinessCheck[] = [
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
];
