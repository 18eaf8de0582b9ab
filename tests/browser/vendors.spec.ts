import type { Page } from '@playwright/test';
import { loadData } from '../../data/index.ts';
import { accessibilityNodes, expect, test } from './site.ts';

const { vendors } = loadData();
const rows = (page: Page) => page.locator('#vendors tbody tr:visible');
const names = (page: Page) => page.locator('#vendors tbody tr:visible a').allTextContents();

test.beforeEach(async ({ page }) => {
  await page.goto('/vendors/');
});

test('each filter leaves the rows it names, and the number is told', async ({ page }) => {
  const told = page.getByRole('status');
  const verified = vendors.filter(({ verdict }) => verdict === 'verified');
  await page.getByLabel('Verdict').selectOption('verified');
  expect((await names(page)).sort()).toEqual(verified.map(({ name }) => name).sort());
  await expect(told).toHaveText(`${verified.length} of ${vendors.length} vendors`);

  await page.getByLabel('Name or web address').fill('no such vendor');
  await expect(rows(page)).toHaveCount(0);
  await expect(told).toHaveText(
    `0 of ${vendors.length} vendors. One that is not listed has not been audited, which says nothing about it.`,
  );

  await page.getByLabel('Verdict').selectOption('');
  await page.getByLabel('Name or web address').fill(vendors[0]!.domain.toUpperCase());
  expect(await names(page)).toEqual([vendors[0]!.name]);

  await page.getByLabel('Name or web address').fill('');
  await expect(told).toHaveText(`${vendors.length} vendors`);
  const type = vendors[0]!.coa_type;
  await page.getByLabel('Certificates').selectOption(type);
  expect((await names(page)).sort()).toEqual(
    vendors
      .filter(({ coa_type }) => coa_type === type)
      .map(({ name }) => name)
      .sort(),
  );

  await page.getByLabel('Certificates').selectOption('');
  const laboratory = vendors
    .flatMap(({ certificates }) => certificates)
    .find((certificate) => certificate.laboratory !== null)!.laboratory!;
  await page.getByLabel('Laboratory').selectOption(laboratory);
  expect((await names(page)).sort()).toEqual(
    vendors
      .filter(({ certificates }) => certificates.some((certificate) => certificate.laboratory === laboratory))
      .map(({ name }) => name)
      .sort(),
  );
});

test('a heading sorts, once more turns it round, and says which', async ({ page }) => {
  const before = await names(page);
  const heading = page.getByRole('columnheader', { name: 'Vendor' });
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await heading.getByRole('button').press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  expect(await names(page)).toEqual(before.toReversed());
  await heading.getByRole('button').press('Enter');
  expect(await names(page)).toEqual(before);

  await page.getByRole('columnheader', { name: 'Audited' }).getByRole('button').click();
  await expect(heading).not.toHaveAttribute('aria-sort');
  const days = await page
    .locator('#vendors tbody time')
    .evaluateAll((all) => all.map((day) => day.getAttribute('datetime')!));
  expect(days).toEqual(days.toSorted());
});

test('on the way back the table shows what the fields say', async ({ page }) => {
  await page.getByLabel('Verdict').selectOption('verified');
  const shown = await names(page);
  await page.getByRole('link', { name: shown[0]! }).click();
  await expect(page.locator('h1')).toHaveText(shown[0]!);
  await page.goBack();
  await expect(page.getByLabel('Verdict')).toHaveValue('verified');
  expect(await names(page)).toEqual(shown);
});

test('filters live in the address: what is shown can be linked to', async ({ page }) => {
  await page.getByLabel('Verdict').selectOption('verified');
  await page.getByLabel('Name or web address').fill('e');
  const shown = await names(page);
  await expect.poll(() => new URL(page.url()).search).toBe('?text=e&verdict=verified');
  const address = page.url();
  await page.goto('/vendors/');
  expect(await names(page)).not.toEqual(shown);
  await page.goto(address);
  expect(await names(page)).toEqual(shown);
  await expect(page.getByLabel('Verdict')).toHaveValue('verified');
  await page.getByLabel('Verdict').selectOption('');
  await page.getByLabel('Name or web address').fill('');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  for (const filter of await page.locator('#filters').locator('select').all()) {
    const value = (await filter.locator('option').last().getAttribute('value')) ?? '';
    await filter.selectOption(value);
    await expect
      .poll(() => new URL(page.url()).search)
      .toBe(`?${new URLSearchParams({ [(await filter.getAttribute('name'))!]: value })}`);
    await filter.selectOption('');
  }
});

test('rows that are out of view are there for screen readers and for find in page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 200 });
  await page.reload();
  // As with more than a hundred vendors.
  await page.locator('#vendors').evaluate((table) => table.classList.add('long'));
  const nodes = await accessibilityNodes(page, '#vendors tbody tr:last-child');
  const roles = nodes.map(({ role }) => String(role?.value));
  expect(roles[0]).toBe('row');
  expect(roles.filter((role) => role === 'rowheader')).toHaveLength(1);
  expect(roles.filter((role) => role === 'cell')).toHaveLength(4);

  const name = await page.locator('#vendors tbody tr').last().locator('a').textContent();
  expect(await page.evaluate((text) => (window as unknown as { find(text: string): boolean }).find(text), name!)).toBe(
    true,
  );
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('on paper it is a table with all its columns', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  expect(
    await page
      .locator('#vendors tbody tr')
      .last()
      .evaluate((row) => [getComputedStyle(row).display, getComputedStyle(row).contentVisibility]),
  ).toEqual(['table-row', 'visible']);
  await expect(page.getByRole('columnheader', { name: 'Audited' })).toBeVisible();
  await expect(page.locator('#filters')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('what the certificates are stands below the verdict, and can be sorted by', async ({ page }) => {
    const cells = rows(page).first().locator('td');
    const [verdict, certificates] = [(await cells.nth(0).boundingBox())!, (await cells.nth(1).boundingBox())!];
    expect(certificates.x).toBe(verdict.x);
    expect(certificates.y).toBeGreaterThanOrEqual(verdict.y + verdict.height);
    for (const button of await page.locator('#vendors thead button:visible').all())
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(24);
    await page.getByRole('columnheader', { name: 'Certificates' }).getByRole('button').tap();
    const types = await page.locator('#vendors tbody td:nth-child(3)').allTextContents();
    expect(types).toEqual(types.toSorted((left, right) => left.localeCompare(right, 'en-GB')));
  });
});
