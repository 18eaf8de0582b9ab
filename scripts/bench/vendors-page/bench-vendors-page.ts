/**
 * Weight and speed of the vendors page with many vendors: `npm run bench:vendors-page`. Builds a copy of the
 * project with synthetic vendors, opens the page in Chromium as wide as a desk's screen and as a phone's, filters and
 * sorts, and takes the time from the event to the frame on which its effect is painted; each 24 times, from rest.
 * Fails where the page weighs more or a filter takes longer than promised.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../../chromium.ts';
import { readCommandLine, refuse } from '../../command-line.ts';
import { writeSyntheticData } from '../../synthetic/write-data.ts';
import { measuredRun } from '../build/measured-run.ts';
import { copyProject } from '../build/project-copy.ts';
import { pageWeight } from './page-weight.ts';
import { timeVendorsTable } from './time-vendors-table.ts';

const REPETITIONS = 24;
/** What the page promises: gzip of it and all that it loads, and the median time until a filter is painted. */
const MAX_BYTES = 150_000;
const MAX_MS = 50;

const USAGE = `npm run bench:vendors-page -- [COUNT]

  COUNT  synthetic vendors; 1000 when left out`;
const [given = '1000'] = readCommandLine(USAGE, {}, { positionals: true }).positionals;
const count = Number(given);
if (!Number.isInteger(count) || count < 1) refuse(USAGE);

const root = join(import.meta.dirname, '../../..');
const project = copyProject(root);
const port = 18_777;
let server: ReturnType<typeof spawn> | undefined;
try {
  writeSyntheticData(count, join(project.folder, 'data'), join(root, 'data'));
  measuredRun('npm', ['run', '--silent', 'build'], project.folder);
  const weight = pageWeight(join(project.folder, 'dist'), 'vendors/index.html');
  console.log(`${count} vendors: the vendors page and all it loads, gzip: ${weight} bytes (at most ${MAX_BYTES}).`);
  let kept = weight <= MAX_BYTES;

  server = spawn(process.execPath, ['scripts/serve/serve.ts'], {
    cwd: project.folder,
    env: { ...process.env, PORT: String(port), BLOBS_FOLDER: join(project.folder, '.blobs') },
    stdio: 'ignore',
  });
  await untilServed(`http://localhost:${port}/vendors/`);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS });
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    const page = await browser.newPage({ viewport });
    await page.goto(`http://localhost:${port}/vendors/`);
    const times = await timeVendorsTable(page, REPETITIONS);
    await page.close();
    console.log(
      `${viewport.width} px wide, ms from the event, median of ${REPETITIONS} (a filter painted within ${MAX_MS}):`,
    );
    console.table(times);
    kept &&= Object.entries(times).every(([name, { painted }]) => name.startsWith('sort') || painted <= MAX_MS);
  }
  await browser.close();
  if (!kept) process.exitCode = 1;
} finally {
  server?.kill();
  project.remove();
}

async function untilServed(address: string): Promise<void> {
  for (let i = 0; i < 100; i++) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Expected ${address} to be served.`);
}
