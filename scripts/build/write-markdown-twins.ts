/** Writes beside each built page its Markdown twin, index.md; run after each build. */
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, workerData } from 'node:worker_threads';
import { pageMarkdown } from './markdown/page-markdown.ts';

/** Pages from which a further thread saves more time than it takes to start. */
const PAGES_A_THREAD = 500;

/** Under this name a thread of ours finds its pages. */
const SHARE = 'pages of Markdown twins';

function writeTwins(pages: readonly string[]): void {
  for (const page of pages)
    writeFileSync(path.join(path.dirname(page), 'index.md'), pageMarkdown(readFileSync(page, 'utf8')));
}

/**
 * @param folder with the built site.
 * @throws Error when a page cannot be converted.
 */
export async function writeMarkdownTwins(folder: string): Promise<void> {
  const all = globSync('**/index.html', { cwd: folder }).map((file) => path.join(folder, file));
  const threads = Math.min(availableParallelism(), Math.ceil(all.length / PAGES_A_THREAD));
  const shares = Array.from({ length: threads }, (_, i) => all.filter((_page, at) => at % threads === i));
  const others = shares
    .slice(1)
    .map((pages) => once(new Worker(new URL(import.meta.url), { workerData: { [SHARE]: pages } }), 'exit'));
  writeTwins(shares[0] ?? []);
  // A thread that threw has emitted "error" before, which rejects.
  await Promise.all(others);
}

const share = (workerData as Record<string, string[]> | null)?.[SHARE];
if (share) writeTwins(share);
else if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writeMarkdownTwins('dist');
