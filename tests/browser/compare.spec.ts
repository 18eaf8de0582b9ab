import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { answerWith, choose, openSample, reportOf, result, start } from './check-page.ts';
import { axeViolations, expect, test } from './site.ts';

// The whole way of a comparison, by two real checks: an altered page, then the laboratory's own copy of it.

const comparisonOf = (page: Page) => page.getByRole('region', { name: 'Compared with the copy' });
const picture = (file: string) => `data:image/png;base64,${readFileSync(file).toString('base64')}`;

/** Has the altered page checked. */
async function checkEdited(page: Page): Promise<void> {
  await page.goto('/check/');
  await choose(page, 'fixtures/pages/edited.png');
  await start(page).click();
  await expect(result(page)).toBeVisible({ timeout: 120_000 });
}

test('an altered page held against the untouched one shows what was changed; the same file proves nothing', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.goto('/check/');
  await choose(page, 'fixtures/pages/edited.png');
  await start(page).click();
  await expect(result(page)).toBeVisible({ timeout: 120_000 });
  const drop = page.getByLabel('Then add the laboratory’s copy here');
  const comparison = page.getByRole('region', { name: 'Compared with the copy' });
  await expect(page.locator('#compare-hint')).toContainText('counts as one of your 30 checks a day');

  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/check-coa')) sent++;
  });
  await drop.setInputFiles('fixtures/pages/edited.png');
  await expect(comparison).toContainText('Comparing it with itself proves nothing');
  await expect(page.locator('#compare-said')).toContainText('Nothing was sent');
  expect(sent).toBe(0);

  await drop.setInputFiles('fixtures/pages/untouched.png');
  await expect(comparison).toContainText('The same report, with 1 field changed', { timeout: 120_000 });
  expect(sent).toBe(1);
  await expect(page.locator('#compare-said')).toContainText('28 of 30 checks left today');
  await expect(comparison).not.toContainText('not every word of the page');
  const row = comparison.locator('.compared').first().getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Purity');
  await expect(row.getByRole('img', { name: 'Purity, as it stands on the certificate' })).toBeVisible();
  await expect(row.getByRole('img', { name: 'Purity, as it stands on the copy' })).toBeVisible();
  await expect(comparison.locator('.good')).toHaveCount(0);
  await comparison.getByText(/\d+ more fields/).click();
  await expect(comparison).toContainText('the same on both');
  expect(await axeViolations(page)).toEqual([]);
  // Fields that differ come first; then both pages, side by side.
  const tops = await Promise.all(
    ['.compared', '.both', 'details'].map(async (part) => (await comparison.locator(part).first().boundingBox())!.y),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  const [whole, beside] = await comparison
    .locator('.both img')
    .evaluateAll((both) => both.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(beside!.left).toBeGreaterThan(whole!.right);
  await expect(comparison.locator('.overlay')).toBeHidden();

  const cropTops = () =>
    row.locator('canvas').evaluateAll((both) => both.map((one) => one.getBoundingClientRect().top));
  const [left, right] = await cropTops();
  expect(left).toBe(right);
  await page.setViewportSize({ width: 360, height: 740 });
  const [above, below] = await cropTops();
  expect(below).toBeGreaterThan(above!);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  // On a phone one lies over the other: the same print in the same place, and the slider says how much of each is seen.
  await expect(comparison.locator('.both')).toBeHidden();
  const overlay = comparison.locator('.overlay');
  const slider = overlay.getByRole('slider', { name: /^Left of the line the certificate/ });
  const [under, over] = await overlay
    .locator('img')
    .evaluateAll((both) => both.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  for (const side of ['left', 'top', 'right', 'bottom'] as const)
    expect(Math.abs(under![side] - over![side])).toBeLessThan(1.5);
  const shown = () => overlay.locator('.over').evaluate((window) => getComputedStyle(window).clipPath);
  const half = await shown();
  await slider.focus();
  await page.keyboard.press('End');
  const all = await shown();
  expect(all).not.toBe(half);
  await page.keyboard.press('Home');
  expect(await shown()).not.toBe(all);
  await overlay.locator('.sheet').click({ position: { x: 80, y: 60 } });
  expect(Number(await slider.inputValue())).toBeCloseTo((100 * 80) / under!.width, -1);
  expect(await axeViolations(page)).toEqual([]);

  // Another answer begins without the comparison of the last.
  await page.locator('#again').click();
  await choose(page, 'fixtures/pages/untouched.png');
  await start(page).click();
  await expect(result(page)).toBeVisible({ timeout: 120_000 });
  await expect(comparison).toBeHidden();
});

test('of a page with signs of fabrication a copy that is the same is not green, and is said to carry them too', async ({
  page,
}) => {
  await page.goto('/check/');
  await openSample(page, 'fabricated');
  await expect(page.locator('#compare-drop')).toBeVisible();
  await answerWith(page, reportOf('fabricated'));
  const buffer = await sharp('fixtures/certificates/fab-chem.jpg').jpeg({ quality: 90 }).toBuffer();
  await page.locator('#compare-file').setInputFiles({ name: 'again.jpg', mimeType: 'image/jpeg', buffer });
  await expect(comparisonOf(page)).toContainText('What speaks against the certificate is also on the copy.');
  await expect(comparisonOf(page).locator('.verdict')).toHaveClass(/open/);
});

test('a screenshot of the laboratory’s look-up page is a copy: the page is found on it, and what was changed', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  // A page of a laboratory that shows a report, smaller than it is, with its own head and buttons around it.
  const register = await context.newPage();
  await register.setViewportSize({ width: 1400, height: 1500 });
  await register.setContent(`<body style="margin: 0; font-family: sans-serif; background: #eef">
    <header style="background: #135; color: #fff; padding: 20px 40px; font-size: 22px">Report register</header>
    <main style="padding: 24px 180px"><p>Your search found one report.</p>
      <img src="${picture('fixtures/pages/untouched.png')}" style="width: 940px; box-shadow: 0 2px 12px #0006">
      <p><button>Download</button> <button>New search</button></p></main></body>`);
  const screenshot = await register.screenshot();
  await register.close();

  await checkEdited(page);
  await page
    .locator('#compare-file')
    .setInputFiles({ name: 'screenshot.png', mimeType: 'image/png', buffer: screenshot });
  await expect(comparisonOf(page)).toContainText('The same report, with 1 field changed', { timeout: 120_000 });
  const row = comparisonOf(page).locator('.compared').first().getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Purity');
  await expect(row.getByRole('img', { name: 'Purity, as it stands on the copy' })).toBeVisible();
});

test('of a copy of several pages the one with the same report is found and compared', async ({ page, context }) => {
  test.setTimeout(300_000);
  // What a scanner or a laboratory makes of several reports: pictures of pages with their text behind them.
  const printer = await context.newPage();
  const behind = 'Report HA-260128-338, key 0J12BQBB, CJC-1295 without DAC, batch RA31791.';
  await printer.setContent(`<style>@page { margin: 0; size: A4 } body { margin: 0 } section { break-after: page; position: relative; height: 296mm; overflow: hidden }
      img { width: 100% } p { position: absolute; top: 0; color: transparent; font-size: 4px }</style>
    <section><img src="${picture('fixtures/certificates/genuine-png.png')}"><p>Certificate of analysis of another sample.</p></section>
    <section>Dear customer, please find the reports enclosed.</section>
    <section><img src="${picture('fixtures/pages/untouched.png')}"><p>${behind}</p></section>`);
  const pdf = await printer.pdf({ preferCSSPageSize: true });
  await printer.close();

  await checkEdited(page);
  let sent = '';
  page.on('request', (request) => {
    if (request.url().includes('/api/check-coa')) sent += (request.postData() ?? '').slice(0, 60);
  });
  await page.locator('#compare-file').setInputFiles({ name: 'reports.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(comparisonOf(page)).toContainText('The same report, with 1 field changed', { timeout: 120_000 });
  expect(sent).toContain(';page=3;base64,');
  await expect(page.locator('#compare-said')).toContainText('Page 3 of the 3 of the copy was compared');
  await expect(comparisonOf(page).locator('.compared').first().getByRole('listitem')).toHaveCount(1);
});
