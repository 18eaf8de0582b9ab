import { demand, type ReadinessCheck } from '../check.ts';
import { document } from '../document.ts';
import type { Probe } from '../probe.ts';
import { AGENT_PROBE, AGENT_READY, LIGHTHOUSE } from '../sources.ts';

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

/** What stands ready as plain text, and how it is found from the home page. */
export const PLAIN_TEXT: ReadinessCheck[] = [
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
];
