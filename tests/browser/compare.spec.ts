import { choose, result, start } from './check-page.ts';
import { axeViolations, expect, test } from './site.ts';

// The whole way of a comparison, by two real checks: an altered page, then the laboratory's own copy of it.

test('an altered page held against the untouched one shows what was changed; the same file proves nothing', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/check/');
  await choose(page, 'fixtures/pages/edited.png');
  await start(page).click();
  await expect(result(page)).toBeVisible({ timeout: 60_000 });
  const drop = page.getByLabel('Then drop the laboratory’s copy here');
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
  await expect(comparison).toContainText('The same report, with 1 field changed', { timeout: 60_000 });
  expect(sent).toBe(1);
  await expect(page.locator('#compare-said')).toContainText('28 of 30 checks left today');
  await expect(comparison).toContainText('not every word of the page');
  const row = comparison.locator('.compared').first().getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Purity');
  await expect(row.getByRole('img', { name: 'Purity, as it stands on the certificate' })).toBeVisible();
  await expect(row.getByRole('img', { name: 'Purity, as it stands on the copy' })).toBeVisible();
  await expect(comparison.locator('.good')).toHaveCount(0);
  await comparison.getByText(/\d+ more fields/).click();
  await expect(comparison).toContainText('the same on both');
  expect(await axeViolations(page)).toEqual([]);

  const tops = () => row.locator('canvas').evaluateAll((both) => both.map((one) => one.getBoundingClientRect().top));
  const [left, right] = await tops();
  expect(left).toBe(right);
  await page.setViewportSize({ width: 360, height: 740 });
  const [above, below] = await tops();
  expect(below).toBeGreaterThan(above!);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  // Another answer begins without the comparison of the last.
  await page.locator('#again').click();
  await choose(page, 'fixtures/pages/untouched.png');
  await start(page).click();
  await expect(result(page)).toBeVisible({ timeout: 60_000 });
  await expect(comparison).toBeHidden();
});
