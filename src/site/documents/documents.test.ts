import { expect, test } from 'vitest';
import { loadSite, siteContext } from '../../pages/_site.ts';
import { buildApiCatalog } from '../agents/api-catalog.ts';
import { buildLlmsText } from '../agents/llms-text.ts';
import { linkHeader } from '../headers/link-header.ts';
import { siteHeaders } from '../headers/site-headers.ts';
import type { PublishedDocument } from './document.ts';
import { DOCUMENTS, documentFiles } from './index.ts';

const context = siteContext();

/** A document as somebody might add one: this, and its name in the list. */
const CHANGELOG: PublishedDocument = {
  path: '/changelog.json',
  also: ['/changes.json'],
  title: 'Changes to the interface',
  mediaType: 'application/json; charset=utf-8',
  rel: 'version-history',
  catalogue: { rel: 'service-meta', of: ['/mcp'] },
  llms: { section: 'API', about: 'what changed and when' },
  build: ({ data }) => [data.site.name],
};

test('one entry gives a document its files, headers, announcements and places in catalogue and llms.txt', () => {
  const documents = [...DOCUMENTS, CHANGELOG];
  const files = documentFiles(documents).slice(documentFiles().length);
  expect(files.map((file) => [file.path, file.body(context)])).toEqual([
    ['/changelog.json', `[\n  "${context.data.site.name}"\n]\n`],
    ['/changes.json', `[\n  "${context.data.site.name}"\n]\n`],
  ]);
  const rules = siteHeaders(loadSite(), [], documentFiles(documents));
  expect(rules.find((rule) => rule.for === '/changelog.json')?.values).toMatchObject({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'public, max-age=3600, must-revalidate',
    'Access-Control-Allow-Origin': '*',
  });
  expect(linkHeader(documents)).toBe(
    `${linkHeader()}, </changelog.json>; rel="version-history"; type="application/json"`,
  );
  expect(buildLlmsText(context, documents)).toContain(
    `- [Changes to the interface](${context.data.site.base_url}/changelog.json): what changed and when\n`,
  );
  const changelog = { href: `${context.data.site.base_url}/changelog.json`, type: 'application/json' };
  const services = buildApiCatalog(context, documents).linkset.slice(1);
  expect(
    services.filter((service) =>
      (service['service-meta'] as { href: string }[]).some(({ href }) => href === changelog.href),
    ),
  ).toEqual([expect.objectContaining({ anchor: `${context.data.site.base_url}/mcp` })]);
});

test('no two documents share an address', () => {
  const addresses = DOCUMENTS.flatMap(({ path, also = [] }: PublishedDocument) => [path, ...also]);
  expect(new Set(addresses).size).toBe(addresses.length);
});
