/**
 * Takes the README's picture of an answer from the built site: `npm run build && npm run picture`. It checks one of the
 * project's own made-up certificates on the check page, and shows the answer as far as the page beside it reaches. It
 * needs Chromium (see `scripts/certificates/print/browser.ts`).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../../chromium.ts';
import { readCommandLine } from '../../command-line.ts';
import { needs } from '../../needs.ts';
import { startServer } from '../../serve/local/start-server.ts';

const USAGE = `npm run build && npm run picture

  Takes the README's picture of an answer, docs/answer.webp, from the built site in Chromium.`;
readCommandLine(USAGE, {}, { positionals: false });
needs('dist/index.html', 'npm run build');

const CERTIFICATE = 'fixtures/certificates/fab-pixel.png';
const PICTURE = 'docs/answer.webp';
/** Space around the answer, in CSS pixels. */
const MARGIN = 20;
/** Pixels of the picture to one CSS pixel: letters stay sharp on dense screens. */
const SCALE = 1.25;

const blobsFolder = mkdtempSync(path.join(tmpdir(), 'blobs-'));
const server = await startServer({ port: 0, blobsFolder, root: process.cwd() });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS });
try {
  const context = await browser.newContext({
    // So tall that nothing scrolls: the page sticks to the window's edge where something does.
    viewport: { width: 1100, height: 4000 },
    deviceScaleFactor: SCALE,
    locale: 'en-GB',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await page.goto(`${server.url}/check/`);
  await page.getByLabel('Picture of the certificate').setInputFiles(CERTIFICATE);
  await page.getByRole('button', { name: 'Check this certificate' }).click();
  await page.locator('#sheet img').waitFor({ timeout: 60_000 });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const clip = await page.locator('#result').evaluate((result, margin) => {
    const { top, left, right } = result.getBoundingClientRect();
    const { bottom } = (result.querySelector('#sheet') ?? result).getBoundingClientRect();
    return { x: left - margin, y: top + scrollY, width: right - left + 2 * margin, height: bottom - top + margin };
  }, MARGIN);
  await sharp(await page.screenshot({ clip, fullPage: true, animations: 'disabled' }))
    .webp({ quality: 80 })
    .toFile(PICTURE);
  console.log(`${PICTURE} is written.`);
} finally {
  await browser.close();
  await server.close();
  rmSync(blobsFolder, { recursive: true, force: true });
}
