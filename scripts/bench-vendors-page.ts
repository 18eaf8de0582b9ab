/**
 * Weight and speed of the vendors page with many vendors: `npm run bench:vendors-page -- 1000`. Builds a copy of the
 * project with synthetic vendors, opens the page in Chromium, types into the search and sorts, and takes the time from
 * the event to the next frame on which its effect is painted; the median of 20.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { measuredRun } from './bench/measured-run.ts';
import { copyProject } from './bench/project-copy.ts';
import { writeSyntheticData } from './synthetic/write-data.ts';

const count = Number(process.argv[2] ?? 1000);
if (!Number.isInteger(count) || count < 1) {
  console.error('Expected a number of vendors, such as: npm run bench:vendors-page -- 1000');
  process.exit(2);
}

const root = join(import.meta.dirname, '..');
const project = copyProject(root);
const port = 18_777;
let server: ReturnType<typeof spawn> | undefined;
try {
  writeSyntheticData(count, join(project.folder, 'data'), join(root, 'data'));
  measuredRun('npm', ['run', '--silent', 'build'], project.folder);
  const dist = join(project.folder, 'dist');
  const html = readFileSync(join(dist, 'vendors/index.html'), 'utf8');
  const parts = [...new Set([...html.matchAll(/(?:href|src)="\/((?:_astro\/[^"]+|favicon\.svg))"/g)].map(([, part]) => part!))];
  const weights = { html: gzipSync(html).length, all: gzipSync(html).length + parts.reduce((sum, part) => sum + gzipSync(readFileSync(join(dist, part))).length, 0) };

  server = spawn(process.execPath, ['scripts/serve.ts'], { cwd: project.folder, env: { ...process.env, PORT: String(port), BLOBS_FOLDER: join(project.folder, '.blobs') }, stdio: 'ignore' });
  await untilServed(`http://localhost:${port}/vendors/`);
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}/vendors/`);
  const times = await page.evaluate(async () => {
    const median = (all: number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1]!;
    const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const search = document.querySelector<HTMLInputElement>('#filter-text')!;
    const laboratory = document.querySelector<HTMLSelectElement>('#filter-laboratory')!;
    const sort = document.querySelectorAll<HTMLButtonElement>('#vendors thead button')[4]!;
    const timed = async (act: () => void): Promise<{ script: number; painted: number }> => {
      await nextFrame();
      const start = performance.now();
      act();
      const script = performance.now() - start;
      document.body.getBoundingClientRect();
      await nextFrame();
      return { script, painted: performance.now() - start };
    };
    const type = (text: string) => () => {
      search.value = text;
      search.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const results: Record<string, { script: number; painted: number }[]> = { search: [], laboratory: [], sort: [] };
    for (let i = 0; i < 20; i++) {
      results['search']!.push(await timed(type(['pep', 'a', '', 'zzz'][i % 4]!)));
      type('')();
      results['laboratory']!.push(await timed(() => {
        laboratory.selectedIndex = i % laboratory.options.length;
        laboratory.dispatchEvent(new Event('input', { bubbles: true }));
      }));
      results['sort']!.push(await timed(() => sort.click()));
    }
    return Object.fromEntries(Object.entries(results).map(([name, all]) => [name, { 'script ms': Math.round(median(all.map(({ script }) => script)) * 10) / 10, 'painted ms': Math.round(median(all.map(({ painted }) => painted)) * 10) / 10 }]));
  });
  await browser.close();
  console.log(`${count} vendors: vendors page ${weights.html} bytes gzip, ${weights.all} with everything it loads.`);
  console.table(times);
} finally {
  server?.kill();
  project.remove();
}

async function untilServed(address: string): Promise<void> {
  for (let i = 0; i < 100; i++) {
    if (await fetch(address).then(({ ok }) => ok, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Expected ${address} to be served.`);
}
