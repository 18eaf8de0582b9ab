import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJson } from '../../scripts/audit/workspace.ts';
import { measuredRun } from '../../scripts/bench/build/measured-run.ts';
import { copyProject } from '../../scripts/bench/build/project-copy.ts';

/** What a vendor may answer to end the element, the script or the document that its answer stands in, or to link from it. */
const REPLY = [
  '</p></main><script>alert(1)</script><img src=x onerror=alert(1)>',
  '# Not a heading of ours',
  '',
  '[a link](https://evil.example/) <https://evil.example/> "quoted" --> ]]> & &lt;b&gt;',
].join('\n');
const VENDOR = 'cotswold-chain-chemistry';

/** A vendor of which a certificate was held against its laboratory's copy. */
const VERIFIED = 'albion-research-labs';
const COPY = {
  result: 'same',
  sha256: 'a'.repeat(64),
  url: 'https://partnerlab.example/verify?t=1',
  compared_at: '2026-10-20',
  by: 'the auditor',
};

/** A vendor whose audit is past its review day. */
const OVERDUE = 'tamar-peptide-works';

const project = copyProject(resolve('.'));
const dist = join(project.folder, 'dist');
beforeAll(() => {
  cpSync('data', join(project.folder, 'data'), { recursive: true });
  // Without a release, a changed record needs no history.
  rmSync(join(project.folder, 'data/snapshots'), { recursive: true });
  const path = join(project.folder, 'data/vendors', `${VENDOR}.json`);
  const vendor = readJson(path) as { right_of_reply: object };
  const reply = { contacted_at: '2026-09-01', means: 'Email', answer_by: '2026-09-15', answered_at: '2026-09-02' };
  writeFileSync(
    path,
    JSON.stringify({
      ...vendor,
      right_of_reply: { ...reply, text: REPLY },
      corrections: [
        { raised_at: '2026-10-01', at: '2026-10-05', raised_by: 'vendor', text: REPLY, outcome: 'rejected' },
      ],
      history: [],
    }),
  );
  const verified = join(project.folder, 'data/vendors', `${VERIFIED}.json`);
  const { certificates, ...rest } = readJson(verified) as { certificates: { verification: object }[] };
  const [first, ...others] = certificates;
  const held = { ...first, verification: { ...first?.verification, look_up: null, copy: COPY } };
  writeFileSync(verified, JSON.stringify({ ...rest, certificates: [held, ...others], history: [] }));
  const overdue = join(project.folder, 'data/vendors', `${OVERDUE}.json`);
  writeFileSync(
    overdue,
    JSON.stringify({
      ...(readJson(overdue) as object),
      audited_at: '2026-07-20',
      next_review_at: '2026-09-01',
      history: [],
    }),
  );
  measuredRun('npm', ['run', '--silent', 'build'], project.folder);
}, 300_000);
afterAll(() => project.remove());

const published = (pattern: string) =>
  globSync(pattern, { cwd: dist }).filter((name) => readFileSync(join(dist, name), 'utf8').includes('evil.example'));
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

test('an answer that would do harm stands on the pages of its vendor, and of the corrections', () => {
  expect(published('**/*.html')).toEqual(expect.arrayContaining([`vendors/${VENDOR}/index.html`]));
  expect(published('**/*.md').length).toBeGreaterThan(0);
});

test('and is text there, whole, and nothing else', () => {
  for (const name of published('**/*.html')) {
    const page = parse(readFileSync(join(dist, name), 'utf8'));
    expect(plain(page.textContent), name).toContain(plain(REPLY));
    expect(page.querySelectorAll('[onerror], [href*="evil.example"], [src="x"]'), name).toEqual([]);
    const scripts = page.querySelectorAll('script');
    expect(scripts.filter(({ text }) => text.trim() === 'alert(1)')).toEqual([]);
    // Structured data that repeats it is whole as well.
    for (const script of scripts.filter((each) => each.getAttribute('type')?.includes('json')))
      expect(() => JSON.parse(script.textContent) as unknown).not.toThrow();
  }
});

test('the reply keeps its paragraphs and lines, on the page and in its twin', () => {
  const quotation = parse(readFileSync(join(dist, 'vendors', VENDOR, 'index.html'), 'utf8')).querySelector(
    'blockquote',
  );
  expect(quotation?.querySelectorAll('p').map((each) => each.querySelectorAll('br').length)).toEqual([1, 0]);
  const twin = readFileSync(join(dist, 'vendors', VENDOR, 'index.md'), 'utf8');
  expect(twin).toMatch(/^> .* {2}\n> \\# Not a heading of ours\n> ?\n> \\\[a link/m);
});

test('in the Markdown twins it is no markup either', () => {
  for (const name of published('**/*.md')) {
    const text = readFileSync(join(dist, name), 'utf8');
    expect(text, name).not.toMatch(/(?<!\\)<(?:\/(?:p|main|script)>|script>|img src=x|https)/);
    expect(text, name).not.toMatch(/^# Not a heading/m);
    expect(text, name).not.toMatch(/(?<!\\)\]\(https:\/\/evil/);
  }
});

test('a certificate held against the laboratory’s copy says so on the page of its vendor', () => {
  const page = parse(readFileSync(join(dist, 'vendors', VERIFIED, 'index.html'), 'utf8'));
  const said = page.querySelectorAll('dt').find(({ text }) => text === 'Laboratory’s copy')?.nextElementSibling;
  expect(plain(said?.textContent ?? '')).toMatch(/^The same report, 20 October 2026 \(where it is shown\)$/);
  expect(said?.querySelector('a')?.getAttribute('href')).toBe(COPY.url);
});

test('an audit past its review day says so on its page, its badge and the list, which counts it', () => {
  const read = (...names: string[]) => readFileSync(join(dist, ...names), 'utf8');
  const page = parse(read('vendors', OVERDUE, 'index.html'));
  const verdict = page.querySelector('section.verdict');
  expect(verdict?.classNames).toBe('verdict open');
  expect(plain(verdict?.textContent ?? '')).toMatch(/^Audit out of date\s*It was due for review by 1 September 2026; /);
  expect(read('embed/badges', `${OVERDUE}.svg`)).toContain('Audit out of date');
  const list = parse(read('vendors/index.html'));
  const row = list.querySelectorAll('#vendors tbody tr').find(({ text }) => text.includes('Tamar'));
  expect(row?.querySelectorAll('td')[0]?.querySelector('.mark')?.classNames).toBe('mark open');
  expect(plain(row?.textContent ?? '')).toContain('audit out of date');
  expect(plain(list.querySelector('.lead')?.textContent ?? '')).toMatch(/1 audit was past the review date; /);
  const { headline } = JSON.parse(read('data/vendors.json')) as { headline: { overdue: number; method: string } };
  expect(headline.overdue).toBe(1);
  expect(plain(read('index.html').replace(/<[^>]*>/g, ''))).toContain('; 1 audit was past the review date.');
});
