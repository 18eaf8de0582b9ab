import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { SAMPLES } from '../../src/site/check/samples.ts';
import { startLocalSite } from '../support/local-site.ts';
import { PIXEL } from '../support/pictures.ts';
import { axeViolations, expect, test } from './site.ts';

const CERTIFICATE = 'fixtures/certificates/borrowed.jpg';
const result = (page: Page) => page.getByRole('region', { name: 'Result of the check' });
const failure = (page: Page) => page.getByRole('alert');
const start = (page: Page) => page.getByRole('button', { name: 'Check this certificate' });
const choose = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel('Picture of the certificate').setInputFiles(file);

test.beforeEach(async ({ page }) => {
  await page.goto('/check/');
});

test('a picture is chosen, checked and answered, with numbers on the picture and in the lists', async ({ page }) => {
  await choose(page, CERTIFICATE);
  await expect(page.getByAltText('The picture that you chose')).toBeVisible();
  await page.getByLabel(/Which shop/).fill('https://www.fenlandreagents.example/shop');
  await start(page).click();
  await expect(page.getByRole('heading', { name: 'Checking' })).toBeVisible();

  await expect(result(page)).toContainText('Made out to somebody else', { timeout: 45_000 });
  await expect(page.getByRole('heading', { name: 'Result of the check' })).toBeFocused();
  await expect(result(page)).toContainText('How sure:');
  await expect(page.locator('#red-flags')).toContainText('not to Fenland Reagents');
  await expect(page.locator('#client-field')).toHaveText('Humber Molecular');
  await expect(page.locator('#remaining')).toContainText(/\d+ of 30 checks left today/);
  await expect(page.getByRole('link', { name: /How to verify a report from Partnerlab/ })).toHaveAttribute(
    'href',
    '/labs/partnerlab/',
  );
  await expect(page.getByRole('button', { name: 'Copy the report number' })).toBeVisible();

  expect(await axeViolations(page)).toEqual([]);
});

test('a number on the picture leads to its sentence, and the sentence back, by keyboard', async ({ page }) => {
  await page.getByRole('link', { name: /Signs consistent with fabrication/ }).click();
  await expect(result(page)).toBeVisible();
  await page.getByRole('link', { name: 'Show 1 on the picture' }).press('Enter');
  const label = page.locator('#labels a').filter({ hasText: /^1\b/ }).first();
  await expect(label).toBeFocused();
  await expect(page.locator('#sheet rect.lit')).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('#finding-1')).toBeFocused();
});

test('the boxes lie where the picture shows the text', async ({ page }) => {
  await page.getByRole('link', { name: /Signs consistent with fabrication/ }).click();
  const picture = (await page.locator('#sheet img').boundingBox())!;
  const { evidence } = JSON.parse(readFileSync('src/samples/fabricated.json', 'utf8')) as {
    evidence: { page: { width: number }; fields: { field: string; box: number[] }[] };
  };
  const [x, y, width, height] = evidence.fields.find(({ field }) => field === 'mass_measured')!.box as [
    number,
    number,
    number,
    number,
  ];
  const scale = picture.width / evidence.page.width;
  const marks = await page
    .locator('#sheet rect.against')
    .evaluateAll((rects) => rects.map((rect) => rect.getBoundingClientRect().toJSON() as DOMRect));
  const centre = [picture.x + (x + width / 2) * scale, picture.y + (y + height / 2) * scale] as const;
  expect(
    marks.some(
      (mark) => mark.left < centre[0] && centre[0] < mark.right && mark.top < centre[1] && centre[1] < mark.bottom,
    ),
  ).toBe(true);
});

for (const { verdict } of SAMPLES) {
  test(`the sample ${verdict} is shown without a request to the API`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.locator(`[data-answer="/check/samples/${verdict}.json"]`).click();
    await expect(page.locator(`[data-verdict="${verdict}"]`)).toBeVisible();
    await expect(page.locator('[data-verdict]:visible')).toHaveCount(1);
    await expect(page.locator('#origin')).toContainText('sample');
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });
}

test('a shared link shows the verdict and the checks, and nothing that was printed on the page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('link', { name: /Signs consistent with fabrication/ }).click();
  await page.getByRole('button', { name: 'Copy a link to this verdict' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.locator('[data-verdict="fabricated"]')).toBeVisible();
  await expect(other.locator('#origin')).toContainText('cannot confirm it');
  await expect(other.locator('#red-flags')).toContainText('The molecular mass belongs to the compound: does not hold.');
  await expect(result(other)).not.toContainText('Mendip Research Peptides');
  await expect(other.locator('#marked')).toBeHidden();
});

test.describe('errors say what to do', () => {
  test('nothing chosen', async ({ page }) => {
    await start(page).click();
    await expect(failure(page)).toHaveText('Choose a picture of a certificate.');
    await expect(page.getByLabel('Picture of the certificate')).toBeFocused();
  });

  test('another kind of file, and an empty one', async ({ page }) => {
    await choose(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await expect(failure(page)).toContainText('must be a picture: PNG, JPEG');
    await choose(page, { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) });
    await expect(failure(page)).toContainText('is empty');
  });

  test('no web address', async ({ page }) => {
    await choose(page, CERTIFICATE);
    await page.getByLabel(/Which shop/).fill('the shop on the corner');
    await start(page).click();
    await expect(failure(page)).toContainText('Enter the web address of the shop');
    await expect(page.getByLabel(/Which shop/)).toBeFocused();
    await expect(page.getByLabel(/Which shop/)).toHaveAttribute('aria-invalid', 'true');
  });

  test('a picture that cannot be decoded', async ({ page }) => {
    await choose(page, {
      name: 'torn.png',
      mimeType: 'image/png',
      buffer: readFileSync('fixtures/certificates/stale.png').subarray(0, 300),
    });
    await start(page).click();
    await expect(failure(page)).toContainText(/damaged|decoded|read/i);
    await expect(start(page)).toBeEnabled();
  });

  test('a file that says to be a picture and is none', async ({ page }) => {
    await choose(page, {
      name: 'letter.png',
      mimeType: 'image/png',
      buffer: Buffer.from('Dear reader, this is a letter.'),
    });
    await start(page).click();
    await expect(failure(page)).toContainText(/PNG, JPEG/);
  });

  test('a PDF over the limit cannot be made smaller here', async ({ page }) => {
    await choose(page, {
      name: 'large.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(4_600_000, 32)]),
    });
    await start(page).click();
    await expect(failure(page)).toContainText('must be smaller than 4.');
  });

  test('no connection', async ({ page, context }) => {
    await choose(page, CERTIFICATE);
    await context.setOffline(true);
    await start(page).click();
    await expect(failure(page)).toContainText('could not be reached');
  });

  test('the service is busy', async ({ page }) => {
    await page.route('**/api/check-coa**', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({ title: 'Reading is not possible at the moment', detail: 'Try again in 30 seconds.' }),
      }),
    );
    await choose(page, CERTIFICATE);
    await start(page).click();
    await expect(failure(page)).toHaveText('Reading is not possible at the moment. Try again in 30 seconds.');
    await expect(start(page)).toBeEnabled();
  });

  test('a network that answers in the place of the service', async ({ page }) => {
    await page.route('**/api/check-coa**', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }),
    );
    await choose(page, CERTIFICATE);
    await start(page).click();
    await expect(failure(page)).toContainText('Check whether your network asks you to log in');
    await expect(page.getByRole('heading', { name: 'Checking' })).toBeHidden();
  });

  test('a sample that cannot be loaded', async ({ page, context }) => {
    await context.setOffline(true);
    await page.getByRole('link', { name: /Signs consistent with fabrication/ }).click();
    await expect(failure(page)).toHaveText('The sample could not be loaded. Check your connection and try again.');
    await expect(result(page)).toBeHidden();
  });

  test('the checks of the day are used up', async ({ page }) => {
    const site = await startLocalSite();
    try {
      for (let i = 0; i < 30; i++) await site.fetch('/api/check-coa', { method: 'POST', body: '{' });
      await page.route('**/api/check-coa**', async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: new URL(pathname + search, site.url).href }) });
      });
      await choose(page, { name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
      await start(page).click();
      await expect(failure(page)).toContainText('has used its 30 checks');
      await expect(page.locator('#remaining')).toContainText('The count starts again at midnight UTC.');
    } finally {
      await site.stop();
      site.remove();
    }
  });
});

test('a running check can be cancelled', async ({ page }) => {
  await page.route('**/api/check-coa**', () => {});
  await choose(page, CERTIFICATE);
  await start(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Checking' })).toBeHidden();
  await expect(start(page)).toBeFocused();
  await expect(failure(page)).toBeHidden();
});

test('time is told while a check takes long', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/check-coa**', () => {});
  await choose(page, CERTIFICATE);
  await start(page).click();
  await expect(page.locator('.stages .now')).toHaveText(/Sending it|Reading the page/);
  await page.clock.runFor(12_000);
  await expect(page.locator('#elapsed')).toContainText('12 seconds so far');
});

test('a picture is dropped, and one is pasted', async ({ page }) => {
  const transfer = await page.evaluateHandle((base64) => {
    const made = new DataTransfer();
    made.items.add(
      new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], 'dropped.png', { type: 'image/png' }),
    );
    return made;
  }, PIXEL);
  await page.dispatchEvent('#drop', 'drop', { dataTransfer: transfer });
  await expect(page.locator('#preview-name')).toContainText('dropped.png');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('#preview')).toBeHidden();
  await page.evaluate((data) => document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data })), transfer);
  await expect(page.locator('#preview-name')).toContainText('dropped.png');
});

test('a picture over the limit is made smaller on the device, and the page says so', async ({ page }) => {
  // Faint noise: no file makes it small, and no reader takes it for letters.
  const noise = await sharp({
    create: {
      width: 2000,
      height: 2000,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 235, sigma: 4 },
    },
  })
    .png()
    .toBuffer();
  expect(noise.length).toBeGreaterThan(4_500_000);
  await choose(page, { name: 'large.png', mimeType: 'image/png', buffer: noise });
  await start(page).click();
  await expect(page.locator('#picture-note')).toContainText('A smaller copy', { timeout: 45_000 });
});

test('a PDF is checked; the places are told in words', async ({ page }) => {
  await choose(page, 'fixtures/pdf/genuine.pdf');
  await start(page).click();
  await expect(result(page)).toBeVisible({ timeout: 45_000 });
  await expect(page.locator('#marked')).toBeHidden();
  await expect(page.locator('.findings')).toContainText('of the page.');
});

test('the whole way by keyboard', async ({ page }) => {
  const picker = page.waitForEvent('filechooser');
  await page.getByLabel('Picture of the certificate').focus();
  await page.keyboard.press('Enter');
  await (await picker).setFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
  await page.getByLabel(/Which shop/).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Result of the check' })).toBeFocused({ timeout: 45_000 });
  await expect(page.locator('[data-verdict="unclear"]')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('the camera is offered, targets are large, and the answer fits', async ({ page }) => {
    await expect(page.getByText('Take a photo', { exact: true })).toBeVisible();
    await expect(page.locator('#camera-input')).toHaveAttribute('capture', 'environment');
    await page.getByRole('link', { name: /Signs consistent with fabrication/ }).tap();
    await expect(result(page)).toBeVisible();
    await expect(page.locator('#labels a').last()).toBeVisible();
    const sizes = await page.locator('#result a:visible, #result button:visible').evaluateAll((all) =>
      all.map((one) => ({
        text: one.textContent,
        inline: getComputedStyle(one).display === 'inline',
        ...(one.getBoundingClientRect().toJSON() as DOMRect),
      })),
    );
    for (const { text, inline, width, height } of sizes)
      if (!inline) expect(Math.min(width, height), `size of "${text}"`).toBeGreaterThanOrEqual(24);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await axeViolations(page)).toEqual([]);
  });
});

test('an answer on paper: everything is open, what only a screen can do is gone', async ({ page }) => {
  await page.getByRole('link', { name: /Signs consistent with fabrication/ }).click();
  await expect(result(page)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#checks')).toBeVisible();
  await expect(page.locator('#cannot')).toBeVisible();
  await expect(page.locator('#sheet img')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print this answer' })).toBeHidden();
  await expect(page.locator('#check-form')).toBeHidden();
  await expect(page.locator('#samples')).toBeHidden();
});
