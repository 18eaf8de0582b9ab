import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What people read about the repository in it. */
const pages = globSync(['*.md', '{bench,data,docs,fixtures,scripts,src,tests}/**/*.md'])
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

const RELATIVE_LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
/** A path from the root of the project, in code marks and without a placeholder. */
const PATH = /`((?:bench|data|docs|fixtures|netlify|public|scripts|src|tests)\/[\w./[\]-]*)`/g;
const COMMAND = /npm run (?:--silent )?([a-z][\w:-]*)/g;

const found = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, match]) => match ?? '');

test('the pages are found', () => {
  expect(pages).toContain('README.md');
  expect(pages).toContain('docs/decisions/README.md');
});

test.each(pages)('%s links to files that are there', (file) => {
  const missing = found(file, RELATIVE_LINK).filter((link) => !existsSync(path.join(path.dirname(file), link)));
  expect(missing).toEqual([]);
});

test.each(pages)('%s names paths that are there', (file) => {
  expect(found(file, PATH).filter((named) => !existsSync(named))).toEqual([]);
});

test.each(pages)('%s names commands that are there', (file) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(found(file, COMMAND).filter((command) => !(command in scripts))).toEqual([]);
});

test('README.md has at most 150 lines', () => {
  expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});

test('the index of decisions has the title, date and status of each, by number', () => {
  const rows = globSync('docs/decisions/[0-9]*.md')
    .sort()
    .map((file) => {
      const head = /^# (\d+)\. (.+)\n\n- Date: (.+)\n- Status: (.+)\n/.exec(readFileSync(file, 'utf8'));
      if (head === null) throw new Error(`${file}: expected number, title, date and status at its head.`);
      const [, number, title, date, status] = head;
      return `| ${number} | [${title}](${path.basename(file)}) | ${date} | ${status} |`;
    });
  const index = readFileSync('docs/decisions/README.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line));
  const faults = [
    ...rows.filter((row) => !index.includes(row)).map((row) => `Add this row to docs/decisions/README.md: ${row}`),
    ...index.filter((row) => !rows.includes(row)).map((row) => `No decision has this row at its head: ${row}`),
  ];
  expect(faults, faults.join('\n')).toEqual([]);
  expect(index, 'The rows stand by number.').toEqual(rows);
});

test('the answer in the README is that of its sample', () => {
  const [, text = ''] = /```json\n(\{\n {2}"verdict"[^`]*)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
  const shown = JSON.parse(text) as Record<string, unknown>;
  const answer = JSON.parse(readFileSync('src/samples/borrowed.json', 'utf8')) as Record<string, unknown>;
  for (const field of ['verdict', 'confidence', 'lab_named', 'client_field'])
    expect(shown[field], field).toEqual(answer[field]);
});
