import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PublishedVendor, PublishedVendors } from '../../src/dataset/published.ts';
import { siteContext } from '../../src/pages/_site.ts';
import { DOCUMENTS, documentFiles } from '../../src/site/documents/index.ts';

const context = siteContext();
const { data } = context;
const published = (file: string) => readFileSync(path.join('dist', file), 'utf8');
const MEND = 'The published file is older than its source. Run: npm run build';

test.each(documentFiles().map((file) => [file.path, file] as const))(
  '%s is what its builder builds',
  (address, file) => {
    expect(published(address) === file.body(context), MEND).toBe(true);
  },
);

test('every document that is announced is there', () => {
  for (const { path: announced } of DOCUMENTS) {
    if (announced.startsWith('/api/')) continue;
    expect(
      existsSync(path.join('dist', announced.endsWith('/') ? `${announced}index.html` : announced)),
      announced,
    ).toBe(true);
  }
});

test('each vendor has a file of its own, equal to its place in vendors.json', () => {
  const { vendors } = PublishedVendors.parse(JSON.parse(published('/data/vendors.json')));
  expect(readdirSync('dist/data/vendors').sort()).toEqual(vendors.map(({ id }) => `${id}.json`).sort());
  for (const vendor of vendors)
    expect(PublishedVendor.parse(JSON.parse(published(`/data/vendors/${vendor.id}.json`)))).toEqual(vendor);
});

test('the digests of the skills are those of the files', () => {
  const { skills } = JSON.parse(published('/.well-known/agent-skills/index.json')) as {
    skills: { name: string; url: string; digest: string }[];
  };
  expect(skills.map(({ name }) => name).sort()).toEqual(
    readdirSync('dist/.well-known/agent-skills', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort(),
  );
  for (const { url, digest } of skills) {
    const bytes = readFileSync(path.join('dist', new URL(url).pathname));
    expect(digest).toBe(`sha256:${createHash('sha256').update(bytes).digest('hex')}`);
  }
});

test('llms.txt stays under 50 KB', () => {
  expect(Buffer.byteLength(published('/llms.txt'))).toBeLessThan(50_000);
});

test('there is nothing at the addresses by which OAuth is announced, nor an agent card', () => {
  const names = readdirSync('dist/.well-known', { recursive: true }).map(String);
  expect(names.filter((name) => /oauth|openid|jwks|agent-card|agent\.json/.test(name))).toEqual([]);
});

test('the sitemap has every page and nothing else', () => {
  const pages = readdirSync('dist', { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `${data.site.base_url}/${file.slice(0, -'index.html'.length)}`);
  const listed = [...published('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(pages.sort());
});
