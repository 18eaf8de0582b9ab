import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Node, parse, TextNode } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadData } from '../../data/index.ts';
import { readSiteRules } from '../../scripts/serve/local/site-rules.ts';

const { site } = loadData();
const rules = await readSiteRules(process.cwd());
const pages = globSync('**/index.html', { cwd: 'dist' })
  .map((file) => `/${path.posix.dirname(file)}/`.replace('/./', '/'))
  .sort();
const twinOf = (pathname: string) => readFileSync(`dist${pathname}index.md`, 'utf8');

test.each(pages)('%s has a twin with its heading and address, and announces it in head and header', (pathname) => {
  const page = parse(readFileSync(`dist${pathname}index.html`, 'utf8'));
  const twin = twinOf(pathname);
  expect(twin).toContain(`\nurl: ${site.base_url}${pathname}\n`);
  const heading = page.querySelector('h1')!.text.replace(/\s+/g, ' ').trim();
  expect(twin.replaceAll('\\', '')).toContain(`\n# ${heading}\n`);
  expect(page.querySelector('link[rel="alternate"][type="text/markdown"]')?.getAttribute('href')).toBe(
    `${pathname}index.md`,
  );
  expect(rules.headersFor(pathname)['link'], 'dist is older than its source. Run: npm run build').toContain(
    '<index.md>; rel="alternate"; type="text/markdown"',
  );
  expect(rules.headersFor(`${pathname}index.md`)).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'access-control-allow-origin': '*',
    link: '<./>; rel="canonical"',
  });
});

test.runIf(site.demonstration)('every twin says that it is a demonstration', () => {
  for (const pathname of pages) expect(twinOf(pathname), pathname).toContain('> **Demonstration.**');
});

test('a twin says what its page says: every row of a table, every heading', () => {
  for (const pathname of ['/vendors/', '/methodology/', `/vendors/${loadData().vendors[0]!.id}/`]) {
    const main = parse(readFileSync(`dist${pathname}index.html`, 'utf8')).querySelector('main')!;
    const twin = twinOf(pathname);
    expect(twin.match(/^\| /gm)?.length ?? 0).toBe(
      main.querySelectorAll('tr').length + main.querySelectorAll('table').length,
    );
    expect(twin.match(/^#{1,6} /gm)).toHaveLength(main.querySelectorAll('h1, h2, h3, h4, h5, h6').length);
  }
});

test('every row of a table in a twin has as many cells as its head', () => {
  const cells = (row: string) => row.match(/(?<!\\)\|/g)!.length;
  for (const pathname of pages)
    for (const table of twinOf(pathname).match(/(?:^\|.*\n)+/gm) ?? []) {
      const [head = '', ...rows] = table.trim().split('\n');
      for (const row of rows) expect(cells(row), `${pathname} ${row}`).toBe(cells(head));
    }
});

test('no twin has marks of strong words within others, which leave them unbalanced', () => {
  for (const pathname of pages) expect(twinOf(pathname).match(/^.*\*{4}.*$/m)?.[0], pathname).toBeUndefined();
});

/** Everything that is text on a page, one text after another. */
function textsOf(node: Node): string[] {
  return node instanceof TextNode ? [node.text] : node.childNodes.flatMap(textsOf);
}

test('a twin joins nothing that its page tells apart: no small letter or stop meets a capital that does not on the page', () => {
  const joined = /[\p{L}\d]*[\p{Ll}.)”]\p{Lu}[\p{L}\d]*/gu;
  const found = pages.flatMap((pathname) => {
    // A word may break at a <wbr>, and is one word all the same.
    const page = parse(readFileSync(`dist${pathname}index.html`, 'utf8').replaceAll('<wbr>', ''));
    const texts = textsOf(page).join('\n');
    const twin = twinOf(pathname)
      .replace(/^---\n.*?\n---\n/s, '')
      .replaceAll('\\', '');
    return [...twin.matchAll(joined)].filter(([word]) => !texts.includes(word)).map(([word]) => `${pathname}: ${word}`);
  });
  expect(found).toEqual([]);
});

test('a twin says a rating once, and has no words of a control', () => {
  const { review_rating } = loadData().vendors.find((vendor) => vendor.review_rating !== null)!;
  const told = `${review_rating!.rating.toFixed(1)} / ${review_rating!.scale}`;
  for (const row of twinOf('/vendors/').match(/^\| .*$/gm)!) expect(row.split(told).length, row).toBeLessThanOrEqual(2);
  expect(twinOf('/check/')).not.toContain('Keep the pictures');
});

test('only files that are not pages lack a twin', () => {
  expect(globSync('**/index.md', { cwd: 'dist' })).toHaveLength(pages.length);
  expect(readFileSync('dist/404.html', 'utf8')).not.toContain('text/markdown');
});

test('llms.txt leads to files that are there', () => {
  const addresses = [...readFileSync('dist/llms.txt', 'utf8').matchAll(/\]\((https?:[^)]+)\)/g)].map(
    ([, address = '']) => new URL(address),
  );
  expect(addresses.length).toBeGreaterThan(30);
  const answeredByFunctions = ['/api/check-coa', '/api/health', '/mcp'];
  for (const { origin, pathname } of addresses) {
    expect(origin).toBe(site.base_url);
    if (!answeredByFunctions.includes(pathname)) expect(() => readFileSync(`dist${pathname}`), pathname).not.toThrow();
  }
});
