/**
 * Takes the README's picture of an answer from the built site: `npm run build && npm run picture`. It checks one of the
 * project's own made-up certificates on the check page, then puts the verdict above the findings that lie beside the
 * page; the advice between them and the findings below are left out. It needs Chromium (see `scripts/certificates/print/browser.ts`).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../certificates/print/browser.ts';
import { startServer } from '../serve/local/start-server.ts';

const CERTIFICATE = 'fixtures/certificates/fab-pixel.png';
const PICTURE = 'docs/answer.webp';
/** Space around and between the parts, in CSS pixels. */
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

  const verdict = await page.locator('#result .verdict:visible').screenshot({ animations: 'disabled' });
  const height = await page.locator('#result .findings').evaluate((findings) => {
    const sheet = (findings.querySelector('#sheet') ?? findings).getBoundingClientRect();
    const isCut = (element: Element): boolean => element.getBoundingClientRect().bottom > sheet.bottom;
    for (const item of findings.querySelectorAll<HTMLElement>('li')) if (isCut(item)) item.style.visibility = 'hidden';
    for (const block of findings.querySelectorAll<HTMLElement>('[data-block]')) {
      const first = block.querySelector('li');
      if (first !== null && isCut(first)) block.style.visibility = 'hidden';
    }
    return sheet.bottom - findings.getBoundingClientRect().top;
  });
  const findings = await page.locator('#result .findings').screenshot({ animations: 'disabled' });
  const pixels = (css: number): number => Math.round(css * SCALE);
  const { width, height: verdictHeight } = await sharp(verdict).metadata();
  const beside = await sharp(findings)
    .extract({ left: 0, top: 0, width, height: pixels(height) })
    .toBuffer();
  await sharp({
    create: {
      width: width + 2 * pixels(MARGIN),
      height: verdictHeight + pixels(height) + 3 * pixels(MARGIN),
      channels: 3,
      background: await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
    },
  })
    .composite([
      { input: verdict, left: pixels(MARGIN), top: pixels(MARGIN) },
      { input: beside, left: pixels(MARGIN), top: verdictHeight + 2 * pixels(MARGIN) },
    ])
    .webp({ quality: 80 })
    .toFile(PICTURE);
  console.log(`${PICTURE} is written.`);
} finally {
  await browser.close();
  await server.close();
  rmSync(blobsFolder, { recursive: true, force: true });
}
