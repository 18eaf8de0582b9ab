/** Writes the headers of pages and of their Markdown twins into netlify.toml, between the marks: `npm run headers`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { loadData } from '../data/index.ts';
import { headerRulesToml, pageHeaders } from '../src/site/page-headers.ts';

const BETWEEN_MARKS = /(?<=^# Written by "npm run headers".*\n)[\s\S]*?(?=^# End of what is written\.$)/m;

/**
 * The file with the block as the builder builds it.
 *
 * @throws Error when the marks are gone.
 */
export function withPageHeaders(netlifyToml: string): string {
  if (!BETWEEN_MARKS.test(netlifyToml)) throw new Error('Expected the marks "# Written by "npm run headers"" and "# End of what is written." in netlify.toml.');
  return netlifyToml.replace(BETWEEN_MARKS, () => `\n${headerRulesToml(pageHeaders(loadData()))}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync('netlify.toml', withPageHeaders(readFileSync('netlify.toml', 'utf8')));
