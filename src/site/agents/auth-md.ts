import { endpoints } from '../api/endpoints/index.ts';
import { OPENAPI } from '../api/openapi.ts';
import type { SiteContext } from '../context.ts';
import type { PublishedDocument } from '../documents/document.ts';
import { API_PAGE } from '../documents/served-elsewhere.ts';

/** The text of /auth.md: there is nothing to authenticate with. */
export function buildAuthMd(context: SiteContext): string {
  const { site } = context.data;
  const lines = endpoints(context).map(
    ({ method, path, summary }) => `- \`${method.toUpperCase()} ${path}\`: ${summary}`,
  );
  return `# auth.md: ${site.name}

For developers and agents who want to know how to authenticate with ${site.base_url}. The answer is: not at all.

- Audience: anyone, people and programs alike.
- Agent registration: none.
- Methods: none. There are no keys, tokens, accounts or sessions, and no OAuth: \`/.well-known/oauth-protected-resource\` and \`/.well-known/oauth-authorization-server\` answer 404 on purpose.
- Credential use: an Authorization header is ignored. Do not send one.
- Quota: ${context.rateLimit.quota} certificate checks per UTC day for each IP address, as the RateLimit and RateLimit-Policy fields say; beyond that, 429 with Retry-After. Data and MCP have no quota; be considerate.
- Identification: send a descriptive User-Agent with a contact, such as \`my-agent/1.0 (me@mail.example)\`.

## Endpoints

${lines.join('\n')}

They are described in [OpenAPI](${site.base_url}${OPENAPI.path}) and for people at [${API_PAGE.path}](${site.base_url}${API_PAGE.path}).

Contact: ${site.contact_email}
`;
}

/** The text that tells agents that no key is needed, as a document of the site. */
export const AUTH_MD = {
  path: '/auth.md',
  title: 'How to authenticate: not at all',
  mediaType: 'text/markdown; charset=utf-8',
  rel: 'service-meta',
  catalogue: { rel: 'service-meta' },
  llms: { section: 'Agents', about: 'there are no credentials' },
  build: buildAuthMd,
} as const satisfies PublishedDocument;
