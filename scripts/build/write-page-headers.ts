/** Writes the Link headers, and those of pages and their Markdown twins, into netlify.toml: `npm run headers`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { loadData } from '../../data/index.ts';
import { dataLinkHeader, linkHeader } from '../../src/site/headers/link-header.ts';
import { headerRulesToml, pageHeaders } from '../../src/site/headers/page-headers.ts';

const BETWEEN_MARKS = /(?<=^# Written by "npm run headers".*\n)[\s\S]*?(?=^# End of what is written\.$)/m;

/**
 * The file with every Link header, and the block between the marks, as they are built.
 *
 * @throws Error when the marks or the lines are gone.
 */
export function withPageHeaders(netlifyToml: string): string {
  const block = replaced(netlifyToml, BETWEEN_MARKS, `\n${headerRulesToml(pageHeaders(loadData()))}\n`);
  return replaced(replaced(block, linkLine('/*'), linkHeader()), linkLine('/data/*'), dataLinkHeader());
}

/** What stands between the quotes of the Link line of a rule, which is the first of its values. */
function linkLine(pattern: string): RegExp {
  return new RegExp(`(?<=for = "${pattern.replaceAll('*', '\\*')}"\\n  \\[headers\\.values\\]\\n    Link = ''')[^']*`);
}

function replaced(text: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(text)) throw new Error(`Expected ${pattern} in netlify.toml.`);
  return text.replace(pattern, () => replacement);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync('netlify.toml', withPageHeaders(readFileSync('netlify.toml', 'utf8')));
