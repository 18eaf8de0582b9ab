import type { Page } from '@playwright/test';
import { loadData } from '../../data/index.ts';
import { axeViolations, expect, holdScripts, test } from './site.ts';

const { vendors, laboratories, compounds } = loadData();
const field = (page: Page) => page.getByRole('searchbox', { name: 'Vendor, laboratory or compound' });
const results = (page: Page) => page.getByRole('list', { name: 'Results' });
const told = (page: Page) => page.locator('#search-count');

test('one search finds vendors, laboratories and compounds, tells how many, and the address carries it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { name: 'Compounds' })).toBeVisible();
  for (const [query, kind, name] of [
    [vendors[0]!.domain.toUpperCase(), 'Vendor', vendors[0]!.name],
    [laboratories[0]!.name.slice(0, 6), 'Laboratory', laboratories[0]!.name],
    [
      compounds.find(({ cas }) => cas.length > 0)!.cas[0]!,
      'Compound',
      compounds.find(({ cas }) => cas.length > 0)!.name,
    ],
  ] as const) {
    await field(page).fill(query);
    const item = results(page).getByRole('listitem').filter({ hasText: name }).first();
    await expect(item).toContainText(kind);
    await expect(told(page)).toHaveText(/^\d+ results?$/);
    expect(new URL(page.url()).searchParams.get('q')).toBe(query);
  }
  await expect(page.getByRole('heading', { name: 'Compounds' })).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);
  await field(page).fill('');
  await expect(page.getByRole('heading', { name: 'Compounds' })).toBeVisible();
  await expect(told(page)).toBeEmpty();
  expect(new URL(page.url()).search).toBe('');
});

test('what was typed before the script came is searched for', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/search/', { waitUntil: 'commit' });
  await field(page).fill('semax');
  release();
  await expect(results(page).getByRole('link').first()).toHaveText('Semax');
  await expect(field(page)).toHaveValue('semax');
  expect(new URL(page.url()).searchParams.get('q')).toBe('semax');
});

test('by keyboard: Enter keeps the page, Tab goes to the first result, back comes with what was typed', async ({
  page,
}) => {
  const { name } = compounds[0]!;
  await page.goto('/search/');
  await field(page).focus();
  await page.keyboard.type(name);
  await expect(results(page).getByRole('link').first()).toHaveText(name);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(name);
  // The button comes between them.
  for (let stop = 0; stop < 2; stop++) await page.keyboard.press('Tab');
  await expect(results(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText(name);
  await page.goBack();
  await expect(field(page)).toHaveValue(name);
  await expect(results(page).getByRole('link').first()).toHaveText(name);
});

test('an address that asks is answered; nothing found says what that means; a slip of one letter is offered', async ({
  page,
}) => {
  await page.goto(`/search/?q=${encodeURIComponent(vendors[0]!.name)}`);
  await expect(results(page).getByRole('link').first()).toHaveText(vendors[0]!.name);
  await page.goto(`/search/?q=${encodeURIComponent(`https://www.${vendors[0]!.domain}/shop`)}`);
  await expect(results(page).getByRole('link')).toHaveText([vendors[0]!.name]);
  await page.goto('/search/?q=%3Cimg%20src%3Dx%3E');
  await expect(told(page)).toHaveText(/^Nothing found for “<img src=x>”\. .*says nothing about it\.$/);
  await expect(results(page)).toBeHidden();
  await field(page).fill('semaglutyde');
  await expect(told(page)).toContainText('Did you mean');
  await expect(results(page).getByRole('link')).toHaveText(['Semaglutide']);
});

test('where the index cannot be had, everything is still listed', async ({ page, context }) => {
  await page.goto('/search/');
  await context.setOffline(true);
  await field(page).fill('semax');
  await expect(told(page)).toContainText('could not be loaded');
  await expect(page.getByRole('link', { name: 'Semax', exact: true })).toBeVisible();
  await context.setOffline(false);
  await field(page).fill('semax ');
  await expect(results(page).getByRole('link').first()).toHaveText('Semax');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('everything there is stands on the page, and the page says that it cannot search', async ({ page }) => {
    await page.goto('/search/');
    await expect(page.getByText('Without scripts this page cannot search')).toBeVisible();
    const links = page.locator('#search-all').getByRole('link');
    await expect(links).toHaveCount(vendors.length + laboratories.length + compounds.length);
    await expect(field(page)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  test('the head takes at most 120 px, and every section is in view without scrolling sideways', async ({ page }) => {
    await page.goto('/search/');
    expect((await page.locator('header.top').boundingBox())!.height).toBeLessThanOrEqual(120);
    const nav = page.getByRole('navigation', { name: 'Main' });
    expect(await nav.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    for (const link of await nav.getByRole('link').all()) {
      const box = (await link.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(360);
      expect(box.height).toBeGreaterThanOrEqual(24);
    }
  });
});
