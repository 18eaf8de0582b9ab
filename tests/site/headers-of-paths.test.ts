import { expect, test } from 'vitest';
import { readSiteRules } from '../../scripts/serve/local/site-rules.ts';
import { linkHeader } from '../../src/site/headers/link-header.ts';

/** One path of each kind that the headers tell apart; those with "nothing" in them are not there and get the 404 page. */
const PATHS = [
  '/',
  '/check/',
  '/vendors/',
  '/vendors/page/2/',
  '/vendors/some-vendor/',
  '/findings/',
  '/labs/some-lab/',
  '/compounds/some-compound/',
  '/methodology/',
  '/docs/',
  '/corrections/page/2/',
  '/about/',
  '/nothing/',
  '/favicon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/check/samples/genuine.json',
  '/og/vendors/some-vendor.png',
  '/embed/charts/headline.svg',
  '/embed/charts/headline.csv',
  '/embed/badges/some-vendor.svg',
  '/api/nothing',
  '/index.md',
  '/vendors/index.md',
  '/vendors/some-vendor/index.md',
  '/vendors/page/2/index.md',
  '/data/',
  '/data/index.md',
  '/data/nothing.json',
  '/data/vendors.json',
  '/data/vendors/some-vendor.json',
  '/data/vendors.csv',
  '/data/certificates.csv',
  '/data/vendors.ndjson',
  '/data/croissant.json',
  '/data/datapackage.json',
  '/data/checksums.txt',
  '/data/schemas/vendor.schema.json',
  '/data/citation.bib',
  '/data/citation.ris',
  '/data/citation.csl.json',
  '/data/feed.atom',
  '/data/feed.json',
  '/data/feeds/atom/some-vendor.atom',
  '/data/feeds/json/some-vendor.json',
  '/data/citations/bibtex/some-vendor.bib',
  '/data/citations/ris/some-vendor.ris',
  '/data/citations/csl/some-vendor.json',
  '/data/deltas/2026-08-20/2026-11-20.patch',
  '/data/snapshots/index.json',
  '/data/snapshots/2026-08-20/',
  '/data/snapshots/2026-08-20/index.md',
  '/data/snapshots/2026-08-20/vendors.json',
  '/data/snapshots/2026-08-20/vendors.csv',
  '/data/snapshots/2026-08-20/certificates.csv',
  '/data/snapshots/2026-08-20/vendors.ndjson',
  '/data/snapshots/2026-08-20/croissant.json',
  '/data/snapshots/2026-08-20/schemas/vendor.schema.json',
  '/data/snapshots/2026-08-20/citation.bib',
  '/data/snapshots/2026-08-20/citation.ris',
  '/data/snapshots/2026-08-20/citation.csl.json',
  '/openapi.json',
  '/llms.txt',
  '/llms-full.txt',
  '/auth.md',
  '/.well-known/api-catalog',
  '/.well-known/ard.json',
  '/.well-known/ai-catalog.json',
  '/.well-known/mcp/server-card.json',
  '/.well-known/agent-skills/index.json',
  '/.well-known/agent-skills/check-a-certificate/SKILL.md',
  '/.well-known/nothing',
  '/mcp/server-card',
];

/** Lines of one path. Its policy is left out: it comes from the adapter and holds hashes of the page. */
function described(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers)
    .filter(([name]) => name !== 'content-security-policy')
    .map(([name, value]) => `  ${name}: ${value.replace(linkHeader(), '(the documents)')}`)
    .sort();
  return `${[path, ...lines].join('\n')}\n`;
}

test('each path has the headers that it had', async () => {
  const rules = await readSiteRules(process.cwd());
  await expect(PATHS.map((path) => described(path, rules.headersFor(path))).join('\n')).toMatchFileSnapshot(
    './headers-of-paths.txt',
  );
});
