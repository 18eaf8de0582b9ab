import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { imageSize } from 'image-size';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadData } from '../../data/index.ts';
import { headlineFinding } from '../../src/dataset/headline.ts';

const data = loadData();
const { site } = data;
const files = readdirSync('dist', { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.html'));
const pages = files.map((file) => ({ file, html: readFileSync(path.join('dist', file), 'utf8') }));
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes = '', body = '']) => ({
    attributes,
    body,
  }));
const WITH_SCRIPT = ['check/index.html', 'search/index.html', 'vendors/index.html'];

test.each(pages)(
  '$file has title, description, one heading of the first order, language and address',
  ({ file, html }) => {
    expect(html).toMatch(/<html lang="en-GB"/);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]{3,}<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    if (file !== '404.html')
      expect(html).toContain(`<link rel="canonical" href="${site.base_url}/${file.slice(0, -'index.html'.length)}">`);
  },
);

test.runIf(site.demonstration)('every page says that it is a demonstration', () => {
  for (const { file, html } of pages) expect(html, file).toMatch(/<strong>Demonstration\.<\/strong>/);
});

test('every page has a picture of its own, 1200 by 630, for where its link is shared', () => {
  for (const { file, html } of pages) {
    const { pathname } = new URL(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '');
    expect(imageSize(readFileSync(path.join('dist', pathname))), file).toMatchObject({
      width: 1200,
      height: 630,
      type: 'png',
    });
  }
});

test('home, findings and the vendors page count vendors on watch as the data does', () => {
  const { watch, unknown } = headlineFinding(data);
  const textOf = (file: string) => readFileSync(path.join('dist', file), 'utf8').replace(/<[^>]*>/g, '');
  expect(textOf('index.html')).toMatch(
    new RegExp(`On watch: ${watch}, of them\\s+certificates not seen: ${unknown}(?!\\d)`),
  );
  expect(textOf('findings/index.html')).toContain(`On watch: ${watch}`);
  expect(textOf('vendors/index.html')).toContain(`The other ${watch} are on watch`);
});

test('neither the headline of home nor the list of laboratories passes what is invented or unseen off as met', () => {
  const textOf = (file: string) =>
    readFileSync(path.join('dist', file), 'utf8')
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ');
  const { verified, n } = headlineFinding(data);
  expect(textOf('index.html')).toContain(
    `${verified} of ${n} ${site.demonstration ? 'invented' : 'UK'} research-peptide vendors`,
  );
  const { laboratories } = data;
  const unseen = laboratories.filter(({ reports_seen }) => reports_seen === 'none').length;
  expect(textOf('labs/index.html')).toContain(
    `${laboratories.length} laboratories, ${unseen} of which we know only by`,
  );
});

test('the history on the page of a vendor has every text that was superseded, and tells what was added and removed', () => {
  const plain = (text: string) => text.replace(/\s+/g, '');
  for (const { id, history } of data.vendors.filter((vendor) => vendor.history.length > 0)) {
    const page = parse(readFileSync(path.join('dist/vendors', id, 'index.html'), 'utf8'));
    const rows = page.querySelectorAll('.changes tbody tr').map((row) => plain(row.textContent));
    expect(rows).toHaveLength(history.length);
    for (const [i, { field, from, to }] of history.toReversed().entries()) {
      expect(rows[i], `${id} ${field}`).toContain(plain(from ?? ''));
      expect(rows[i], `${id} ${field}`).toContain(plain(to ?? ''));
      if (from === null || to === null)
        expect(rows[i], `${id} ${field}`).toContain(from === null ? 'Added' : 'Removed');
    }
  }
});

test('every page carries the manners', () => {
  for (const { file, html } of pages)
    expect(html, file).toMatch(/Not medical advice\. We do not test products or endorse vendors\./);
});

test('only the check page, the search and the vendors table have a script, and none is inline', () => {
  for (const { file, html } of pages) {
    const active = scriptsOf(html).filter(({ attributes }) => !/type="application\/(ld\+)?json"/.test(attributes));
    expect(active.length > 0, file).toBe(WITH_SCRIPT.includes(file));
    for (const { attributes, body } of active) {
      expect(attributes, file).toMatch(/src="\/_astro\//);
      expect(body, file).toBe('');
    }
    expect(html, file).not.toMatch(/<style|\sstyle="|\son[a-z]+="/);
  }
});

test('nothing is loaded from another host', () => {
  for (const { file, html } of pages)
    expect(
      [...html.matchAll(/(?:src|srcset|poster)="(https?:[^"]+)"/g)].map(([, address]) => address),
      file,
    ).toEqual([]);
});

test('links within the site lead somewhere, anchors included', () => {
  const identifiers = new Map(
    pages.map(({ file, html }) => [file, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
  );
  const dead = pages.flatMap(({ file, html }) =>
    [...html.matchAll(/\shref="([^"]+)"/g)].flatMap(([, href = '']) => {
      if (/^(https?|mailto):/.test(href)) return [];
      const { pathname, hash } = new URL(href, `https://site.example/${file.replace(/index\.html$/, '')}`);
      const target = pathname.endsWith('/') ? `${pathname.slice(1)}index.html` : pathname.slice(1);
      if (pathname.startsWith('/api/')) return [];
      if (!existsSync(path.join('dist', target))) return [`${file}: ${href}`];
      return hash && !identifiers.get(target)?.has(decodeURIComponent(hash.slice(1))) ? [`${file}: ${href}`] : [];
    }),
  );
  expect([...new Set(dead)]).toEqual([]);
});

const weight = (file: string) => {
  const html = readFileSync(path.join('dist', file), 'utf8');
  const parts = [...html.matchAll(/(?:href|src)="(\/(?:_astro\/[^"]+|favicon\.svg))"/g)].map(([, part]) => part!);
  return [file, ...new Set(parts)].reduce(
    (sum, part) => sum + gzipSync(readFileSync(path.join('dist', part))).length,
    0,
  );
};

test.each([
  ['index.html', 30_000],
  [`vendors/${loadData().vendors[0]!.id}/index.html`, 40_000],
  ['check/index.html', 60_000],
])('%s weighs at most %d bytes gzip with everything it loads', (file, limit) => {
  expect(weight(file)).toBeLessThanOrEqual(limit);
});

test('the scripts keep to their budgets: 25 KB for the check page, 3 KB gzip for the table', () => {
  const scriptOf = (file: string) =>
    readFileSync(
      path.join('dist', /src="(\/_astro\/[^"]+\.js)"/.exec(readFileSync(path.join('dist', file), 'utf8'))![1]!),
    );
  expect(scriptOf('check/index.html').length).toBeLessThanOrEqual(25_000);
  expect(gzipSync(scriptOf('vendors/index.html')).length).toBeLessThanOrEqual(3000);
});

test('the data page cites first what never changes, the last release', () => {
  const { latest, snapshots } = JSON.parse(readFileSync('dist/data/snapshots/index.json', 'utf8')) as {
    latest: string;
    snapshots: { version: string; citation: string }[];
  };
  const { citation } = snapshots.find(({ version }) => version === latest)!;
  const facts = parse(readFileSync('dist/data/index.html', 'utf8')).querySelectorAll('.facts dt, .facts dd');
  const cited = facts.findIndex((fact) => fact.text === 'Cite as');
  expect(facts[cited + 1]!.text).toContain(citation);
  expect(facts[cited + 2]!.text).toBe('Cite what changed since');
  expect(facts[cited + 3]!.text).toContain(`version ${site.dataset.version}`);
});
