import { demand, type ReadinessCheck } from '../check.ts';
import { document } from '../document.ts';
import { AGENT_PROBE } from '../sources.ts';

/** What the pages say of themselves. */
export const PAGES: ReadinessCheck[] = [
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
];
