import { expect, test } from 'vitest';
import { pageMarkdown } from './page-markdown.ts';

const page = (main: string, { header = '', foot = '' } = {}) =>
  `<!doctype html><html><head><title>A page · Site</title><meta name="description" content="What &quot;it&quot; is."><link rel="canonical" href="https://site.example/a/"></head><body><header>${header}<nav>menu</nav></header><main>${main}</main><footer><nav>more</nav>${foot}</footer></body></html>`;

/** The main part alone. */
const mainOf = (html: string) => pageMarkdown(page(html)).split('\n---\n\n')[1]!.trim();

test('front matter says title, address and description; notice and foot go along, navigation does not', () => {
  const text = pageMarkdown(
    page('<h1>A page</h1><p>Text.</p>', {
      header: '<div class="demonstration"><p><strong>Demonstration.</strong> Invented.</p></div>',
      foot: '<p>Not medical advice.</p>',
    }),
  );
  expect(text).toBe(`---
title: "A page · Site"
url: https://site.example/a/
description: "What \\"it\\" is."
---

> **Demonstration.** Invented.

# A page

Text.

---

Not medical advice.
`);
});

test.each([
  [
    'links are absolute',
    '<p><a href="/b/">b</a>, <a href="c.json">c</a>, <a href="#d">d</a>, <a href="https://other.example/">o</a></p>',
    '[b](https://site.example/b/), [c](https://site.example/a/c.json), [d](https://site.example/a/#d), [o](https://other.example/)',
  ],
  [
    'definitions are a list',
    '<dl><dt>Batch</dt><dd><code>B-1</code></dd><dt>Key</dt><dd>one</dd><dd>two</dd></dl>',
    '- **Batch:** `B-1`\n- **Key:** one two',
  ],
  [
    'a term with a strong part is not made strong again',
    '<dl><dt><strong>400 No JSON</strong> <code>malformed-json</code></dt><dd>Not JSON.</dd></dl>',
    '- **400 No JSON** `malformed-json`: Not JSON.',
  ],
  [
    'pictures, controls and what is hidden are left out',
    '<p>Seen<svg><title>drawn</title></svg><span aria-hidden="true">/</span></p><form><input value="x"><button>Send</button></form><search hidden>Filter</search><p hidden>gone</p>',
    'Seen',
  ],
  [
    'a label goes with its control, and what a phone alone shows with the rest of its kind',
    '<p><label><input type="checkbox"> Keep it</label></p><p><span class="wide-only">Seen.</span><span class="phone-only">Short.</span></p>',
    'Seen.',
  ],
  [
    'parts of a link on lines of their own are told apart, a word within a line is not',
    '<a href="/b/"><span><span><svg></svg><span>Self-made</span></span><span>The <em>seller’s</em> own</span></span></a> <a href="/c/">one <span>two</span></a>',
    '[Self-made · The _seller’s_ own](https://site.example/b/) [one two](https://site.example/c/)',
  ],
  [
    'what is left out leaves one space, and code keeps its own',
    '<p>of them <span><span aria-hidden="true"></span> two</span></p><pre><code>a  b</code></pre>',
    'of them two\n\n```\na  b\n```',
  ],
  [
    'what is folded begins a line of its own',
    '<ol><li>Seen.<details><summary>One of two</summary><ul><li>a</li></ul></details></li></ol>',
    '1. Seen.  \nOne of two\n\n  - a',
  ],
  [
    'a quotation keeps its paragraphs and lines, and no line of it is a heading or a list',
    '<blockquote><p>Dear auditor,</p><p>we disagree.<br>\n# Ours<br>\n- always</p></blockquote>',
    '> Dear auditor,\n> \n> we disagree.  \n> \\# Ours  \n> \\- always',
  ],
  ['a number at the end of a sentence is no list', '<p>Version 2026-11-20. Code.</p>', 'Version 2026-11-20. Code.'],
  ['a paragraph that begins like a list is none', '<p>1. is a number</p>', '1\\. is a number'],
  ['marks of Markdown in the text stay text', '<p>a*b_c [d] `e`</p>', 'a\\*b\\_c \\[d\\] \\`e\\`'],
])('%s', (_name, html, expected) => {
  expect(mainOf(html)).toBe(expected);
});

test('a table keeps its caption, its code and its line breaks, and no spaces for looks', () => {
  const table =
    '<table><caption>Files</caption><thead><tr><th>Name</th><th>What it holds</th></tr></thead><tbody><tr><th><code>a</code><br>b</th><td>everything that was seen</td></tr></tbody></table>';
  expect(mainOf(table)).toBe(
    '**Files**\n\n| Name | What it holds |\n| --- | --- |\n| `a` · b | everything that was seen |',
  );
});

test('a cell that spans columns stands in each of them, so that those behind it keep their own', () => {
  expect(
    mainOf(
      '<table><thead><tr><th>Check</th><th>Clean</th><th>Altered</th><th>Real</th></tr></thead><tbody><tr><th>One</th><td colspan="2">not yet</td><td>0 of 9</td></tr></tbody></table>',
    ).replace(/ +/g, ' '),
  ).toBe('| Check | Clean | Altered | Real |\n| --- | --- | --- | --- |\n| One | not yet | not yet | 0 of 9 |');
});

test('blocks within a cell are told apart', () => {
  const cells = '<th>Reading.<p>One of many.</p></th><td><ul><li>a</li><li>b</li></ul>c<br><p>d</p></td>';
  const table = `<table><thead><tr><th>Check</th><th>Seen</th></tr></thead><tbody><tr>${cells}</tr></tbody></table>`;
  expect(mainOf(table).split('\n').at(-1)).toBe('| Reading. · One of many. | a · b · c · d |');
});

test('a page without its parts is refused', () => {
  expect(() => pageMarkdown('<p>no page</p>')).toThrow('canonical');
});

test('a long table, converted piece by piece, is one table with every row in its place', () => {
  const rows = Array.from({ length: 120 }, (_, i) => `<tr><td>row ${i}</td><td>$& ${i}</td></tr>`).join('');
  const lines = mainOf(
    `<p>Before.</p><table><thead><tr><th>Row</th><th>Value</th></tr></thead><tbody>${rows}</tbody></table><p>After.</p>`,
  ).split('\n');
  expect(lines.slice(0, 4)).toEqual(['Before.', '', '| Row | Value |', '| --- | --- |']);
  expect(lines.slice(4, 124)).toEqual(Array.from({ length: 120 }, (_, i) => `| row ${i} | $& ${i} |`));
  expect(lines.slice(124)).toEqual(['', 'After.']);
});

test('a long list, converted piece by piece, is one list with every entry in its place', () => {
  const entries = Array.from({ length: 120 }, (_, i) => `<li><a href="/v/${i}/">entry $& ${i}</a></li>`).join('');
  const lines = mainOf(`<p>Before.</p><ul>${entries}</ul><p>After.</p>`).split('\n');
  expect(lines.slice(0, 2)).toEqual(['Before.', '']);
  expect(lines.slice(2, 122)).toEqual(
    Array.from({ length: 120 }, (_, i) => `- [entry $& ${i}](https://site.example/v/${i}/)`),
  );
  expect(lines.slice(122)).toEqual(['', 'After.']);
});
