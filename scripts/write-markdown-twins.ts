/** Writes beside each built page its Markdown twin, index.md; run after each build. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageMarkdown } from './markdown/page-markdown.ts';

/** @param folder with the built site. */
export function writeMarkdownTwins(folder: string): void {
  for (const file of globSync('**/index.html', { cwd: folder })) {
    const page = path.join(folder, file);
    writeFileSync(path.join(path.dirname(page), 'index.md'), pageMarkdown(readFileSync(page, 'utf8')));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeMarkdownTwins('dist');
