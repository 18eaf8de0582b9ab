import { demand, type ReadinessCheck } from '../check.ts';
import { document } from '../document.ts';
import { AGENT_READY } from '../sources.ts';

/** What crawlers are told they may do. */
export const CRAWLING: ReadinessCheck[] = [
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
];
