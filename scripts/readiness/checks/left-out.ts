import type { ReadinessCheck } from '../check.ts';
import { AGENT_READY, LIGHTHOUSE } from '../sources.ts';

/** What does not apply to this service, or is measured by other means. */
export const LEFT_OUT: ReadinessCheck[] = [
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
