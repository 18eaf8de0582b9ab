import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { SAMPLES } from '../../src/site/check/samples.ts';
import { startLocalSite } from '../support/local-site.ts';
import { PIXEL } from '../support/pictures.ts';
import { alert, answerWith, choose, named, openSample, reportOf, result, start, vendorField } from './check-page.ts';
import { axeViolations, expect, holdScripts, test } from './site.ts';

// From choosing a file to what becomes of its answer: points 5 and 9 to 12 of "an answer that a buyer understands".

const CERTIFICATE = 'fixtures/certificates/borrowed.jpg';
const DOT = { name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };

test.beforeEach(async ({ page }) => {
  await page.goto('/check/');
});

test('a picture is chosen, checked by the service and answered', async ({ page }) => {
  await choose(page, CERTIFICATE);
  await expect(page.getByAltText('The picture that you chose')).toBeVisible();
  await vendorField(page).fill('https://www.fenlandreagents.example/shop');
  await start(page).press('Enter');
  // The button is off for as long as the check runs: focus must not fall back to the top of the page.
  await expect(page.getByRole('heading', { name: 'Checking' })).toBeFocused();
  await expect(result(page).getByRole('heading', { name: 'Made out to somebody else', level: 3 })).toBeVisible({
    timeout: 120_000,
  });
  await expect(page.getByRole('status').filter({ hasText: 'Answer: Made out to somebody else' })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Result of the check' })).toBeFocused();
  await expect(page.locator('#decided-by')).toContainText('not to Fenland Reagents');
  await expect(page.locator('#finding-1 canvas')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy the Task Number' })).toBeVisible();
  await page.getByRole('button', { name: 'Check another' }).click();
  await expect(page.locator('#remaining')).toContainText(/\d+ of 30 checks left today/);
});

test('a picture without text gets one reason and one step: no list against it, no “How sure”', async ({ page }) => {
  const disc =
    '<svg width="800" height="800"><rect width="800" height="800" fill="#fff"/><circle cx="400" cy="400" r="250" fill="#f80"/></svg>';
  const buffer = await sharp(Buffer.from(disc)).png().toBuffer();
  await choose(page, { name: 'disc.png', mimeType: 'image/png', buffer });
  await start(page).click();
  const heading = 'We could not read a certificate in this picture';
  await expect(result(page).getByRole('heading', { name: heading })).toBeVisible({ timeout: 120_000 });
  await expect(page.locator('[data-verdict]:visible')).toHaveCount(1);
  await expect(page.locator('#cause-said')).toHaveText('Little or no text was found.');
  await expect(page.locator('#to-do')).toHaveText(
    'If this is a certificate, send a sharper picture of the whole page, straight and filling the frame.',
  );
  await expect(page.locator('#red-flags li')).toHaveCount(0);
  for (const away of ['#decided-by', '#red-flags', '#cannot', '#sure-block'])
    await expect(page.locator(away)).toBeHidden();
  await expect(result(page)).not.toContainText('words were read');
  expect(await axeViolations(page)).toEqual([]);
  // The next answer has its parts again.
  await page.getByRole('button', { name: 'Check another', exact: true }).click();
  await openSample(page, 'fabricated');
  for (const there of ['#decided-by', '#cannot', '#sure-block']) await expect(page.locator(there)).toBeVisible();
});

test('a picture that was chosen before the script came is taken', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/check/', { waitUntil: 'commit' });
  await choose(page, CERTIFICATE);
  release();
  await expect(page.getByAltText('The picture that you chose')).toBeVisible();
  await expect(start(page)).toBeVisible();
});

for (const { verdict } of SAMPLES) {
  test(`the sample ${verdict} is shown without a request to the API`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openSample(page, verdict);
    await expect(page.locator(`[data-verdict="${verdict}"]`)).toBeVisible();
    await expect(page.locator('[data-verdict]:visible')).toHaveCount(1);
    await expect(page.locator('#origin')).toContainText('sample');
    await expect(page).toHaveTitle(/^.+: [\w-]+\.\w+ · Check a certificate · COA Check$/);
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });
}

test('on the way back a sample is loaded once more, and once only', async ({ page }) => {
  await openSample(page, 'stale');
  await expect(page.locator('[data-verdict="stale"]')).toBeVisible();
  await page.goBack();
  await expect(result(page)).toBeHidden();
  await expect(page).toHaveTitle('Check a certificate · COA Check');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/check/samples/stale.json')) asked++;
  });
  await page.goForward();
  await expect(page.locator('[data-verdict="stale"]')).toBeVisible();
  expect(asked).toBe(1);
});

test('going back from the page of an answer closes it, and the form can be used', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openSample(page, 'fabricated');
  await page.getByRole('button', { name: 'See the page' }).click();
  await expect(page.locator('#viewer')).toBeVisible();
  await page.goBack();
  await expect(result(page)).toBeHidden();
  await expect(page.locator('#viewer')).not.toHaveAttribute('open');
  await vendorField(page).click({ timeout: 5000 });
  await expect(vendorField(page)).toBeFocused();
});

test.describe('a shared link', () => {
  test('says which certificate it is about, in no tone of a verdict, and the same file checks it again', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await answerWith(page, reportOf('borrowed'));
    await choose(page, CERTIFICATE);
    await start(page).click();
    await page.getByText('Save, print or share this answer').click();
    await page.getByRole('button', { name: 'Copy a link to this answer' }).click();
    await expect(page.getByText('The link is copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const other = await context.newPage();
    await other.goto(link);
    const claim = other.getByRole('region', { name: 'You followed a link about a certificate' });
    await expect(claim).toContainText('a certificate of Partnerlab for KPV 10 mg, number 78009');
    await expect(claim).toContainText('Anyone can write such a link.');
    await expect(claim).toContainText(/SHA-256 of the file: [0-9a-f]{64}/);
    await expect(claim).not.toContainText('Humber Molecular');
    await expect(other.locator('.verdict:visible')).toHaveCount(0);
    expect(await axeViolations(other)).toEqual([]);

    await answerWith(other, reportOf('borrowed'));
    await choose(other, CERTIFICATE);
    await start(other).click();
    await expect(other.locator('#claim-compared')).toContainText('This is the same file as the one the link is about');
    await expect(other.locator('#claim-compared')).toContainText('Its answer is the one that the link gave.');
  });

  test('another file is told from the one that a link is about', async ({ page }) => {
    await page.goto(`/check/#verdict=stale&day=2026-11-20&laboratory=partnerlab&sha256=${'ab'.repeat(32)}`);
    await page.reload();
    await answerWith(page, reportOf('borrowed'));
    await choose(page, CERTIFICATE);
    await start(page).click();
    await expect(page.locator('#claim-compared')).toContainText('This is not the file that the link is about');
  });
});

test.describe('before anything is sent', () => {
  let sent = 0;
  test.beforeEach(async ({ page }) => {
    sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/')) sent++;
    });
  });

  test('what the device can know is said at the field, and focus goes there', async ({ page }) => {
    const field = page.getByLabel('Picture of the certificate');
    await start(page).click();
    await expect(alert(page)).toHaveText('Choose a picture of a certificate.');
    await expect(field).toBeFocused();
    for (const [file, words] of [
      [
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
        'must be a picture: PNG, JPEG',
      ],
      [
        { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear reader') },
        'must be a picture: PNG, JPEG',
      ],
      [{ name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) }, 'is empty'],
      [
        {
          name: 'torn.png',
          mimeType: 'image/png',
          buffer: readFileSync('fixtures/certificates/stale.png').subarray(0, 300),
        },
        'damaged or incomplete',
      ],
      [
        {
          name: 'large.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(4_600_000, 32)]),
        },
        'must be smaller than 4.4 MB',
      ],
      [
        {
          name: 'photo.heic',
          mimeType: 'image/heic',
          buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'),
        },
        'cannot read HEIC photos',
      ],
    ] as const) {
      await choose(page, file);
      await expect(alert(page)).toContainText(words);
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('#chosen li')).toHaveCount(0);
    }
    expect(sent).toBe(0);
  });

  test('a shop that is no address is said at its field', async ({ page }) => {
    await choose(page, CERTIFICATE);
    await vendorField(page).fill('the shop on the corner');
    await start(page).click();
    await expect(alert(page)).toContainText('We have not audited a shop of this name. Enter its web address');
    await expect(vendorField(page)).toBeFocused();
    await expect(vendorField(page)).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('with a shop that is no address it can be checked without it', async ({ page }) => {
    const without = page.getByRole('button', { name: 'Check without the shop' });
    await expect(page.locator('#vendor-hint')).toContainText('or the name of a shop that we have audited');
    await expect(without).toBeHidden();
    const asked: string[] = [];
    await page.route('**/api/check-coa**', (route) => {
      asked.push(Object.keys(route.request().postDataJSON() as object).join());
      return route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(reportOf('stale')) });
    });
    await choose(page, CERTIFICATE);
    await vendorField(page).fill('the shop on the corner');
    await start(page).click();
    await without.click();
    await expect(result(page)).toBeVisible();
    await expect(vendorField(page)).toHaveValue('');
    await expect(without).toBeHidden();
    expect(asked).toEqual(['image']);
  });

  test('a blurred and a tiny picture are warned about, and may be sent all the same', async ({ page }) => {
    const blurred = await sharp(CERTIFICATE).blur(5).jpeg().toBuffer();
    await choose(page, { name: 'blurred.jpg', mimeType: 'image/jpeg', buffer: blurred });
    await expect(page.locator('#chosen .warning')).toContainText(/blurred/);
    const told = page.getByRole('status').filter({ hasText: /^blurred\.jpg is chosen\. .*blurred/ });
    await expect(told).toHaveCount(1);
    const tiny = await sharp(CERTIFICATE).resize(300).jpeg().toBuffer();
    await choose(page, { name: 'tiny.jpg', mimeType: 'image/jpeg', buffer: tiny });
    await expect(page.locator('#chosen .warning')).toContainText('This picture is small: 300 by');
    await expect(start(page)).toBeEnabled();
  });

  test('a large photograph is made smaller on the device, and a picture is turned', async ({ page }) => {
    const images: Buffer[] = [];
    await page.route('**/api/check-coa**', (route) => {
      const { image } = route.request().postDataJSON() as { image: string };
      images.push(Buffer.from(image.slice(image.indexOf(',') + 1), 'base64'));
      return route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(reportOf('stale')) });
    });
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
    await expect(page.locator('#picture-note')).toContainText('A smaller copy', { timeout: 120_000 });
    expect(images[0]!.length).toBeLessThanOrEqual(4_400_000);

    await page.getByRole('button', { name: 'Check another' }).click();
    const { width, height } = await sharp(CERTIFICATE).metadata();
    await choose(page, CERTIFICATE);
    await page.getByRole('button', { name: 'Turn borrowed.jpg to the right' }).click();
    await start(page).click();
    await expect(page.locator('#picture-note')).toContainText('turned on this device');
    expect(await sharp(images[1]).metadata()).toMatchObject({ width: height, height: width });
  });

  test('the turn button turns by a quarter each time, and four make a whole', async ({ page }) => {
    await choose(page, CERTIFICATE);
    const turn = page.getByRole('button', { name: 'Turn borrowed.jpg to the right' });
    const picture = page.locator('#chosen img');
    for (const turned of ['turned-1', 'turned-2', 'turned-3']) {
      await turn.press('Enter');
      await expect(picture).toHaveClass(new RegExp(turned));
      await expect(turn).toBeFocused();
    }
    await expect(page.getByRole('status').filter({ hasText: 'borrowed.jpg is turned by 270°.' })).toHaveCount(1);
    await turn.press('Enter');
    await expect(picture).not.toHaveClass(/turned-[123]/);
    expect(sent).toBe(0);
  });

  test('where the browser can read HEIC, the photo is converted here and sent as JPEG', async ({ page }) => {
    // Chromium has no decoder of HEIC, Safari has: a stand-in takes the place of that decoder, the rest is the page's own way.
    await page.addInitScript(() => {
      const decode = createImageBitmap;
      const draw = async (source: ImageBitmapSource): Promise<ImageBitmap> => {
        if (!(source instanceof Blob) || !(await source.slice(4, 12).text()).startsWith('ftypheic'))
          return decode(source);
        const canvas = new OffscreenCanvas(900, 1200);
        const context = canvas.getContext('2d')!;
        context.fillStyle = '#fff';
        context.fillRect(0, 0, 900, 1200);
        return canvas.transferToImageBitmap();
      };
      Object.assign(globalThis, { createImageBitmap: draw });
    });
    await page.reload();
    const images: string[] = [];
    await page.route('**/api/check-coa**', (route) => {
      images.push((route.request().postDataJSON() as { image: string }).image);
      return route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(reportOf('stale')) });
    });
    const buffer = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), Buffer.alloc(20_000)]);
    await choose(page, { name: 'photo.heic', mimeType: 'image/heic', buffer });
    await expect(page.locator('#chosen')).toContainText('photo.heic');
    await start(page).click();
    await expect(page.locator('#picture-note')).toContainText('converted to JPEG on this device');
    const [, type, base64] = /^data:([^;]+);base64,(.*)$/.exec(images[0]!)!;
    expect(type).toBe('image/jpeg');
    expect(await sharp(Buffer.from(base64!, 'base64')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 900,
      height: 1200,
    });
  });

  test('while a picture is sent its share is shown and told, and grows', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 300_000,
    });
    const noise = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 235, sigma: 4 },
      },
    })
      .png()
      .toBuffer();
    await choose(page, { name: 'noise.png', mimeType: 'image/png', buffer: noise });
    await start(page).click();
    const bar = page.getByRole('progressbar', { name: 'Share of the picture that was sent' });
    await expect(bar).toBeVisible();
    const shares: number[] = [];
    await expect
      .poll(
        async () => {
          const share = await bar.evaluate((one: HTMLProgressElement) => one.value);
          if (share > 0 && share < 1 && share !== shares.at(-1)) shares.push(share);
          return shares.length;
        },
        { intervals: [100], timeout: 60_000 },
      )
      .toBeGreaterThanOrEqual(2);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    await expect(page.locator('#upload-share')).toHaveText(/^ \d+ %$/);
    await page.getByRole('button', { name: 'Cancel' }).click();
  });
});

test('several files are checked one after another, each with its own answer, and one that fails does not hold up the next', async ({
  page,
}) => {
  const reports = [reportOf('borrowed'), null, reportOf('stale')];
  await page.route('**/api/check-coa**', (route) => {
    const report = reports.shift();
    const headers = { RateLimit: '"daily";r=20;t=4211' };
    return report
      ? route.fulfill({ status: 200, headers, contentType: 'application/json', body: JSON.stringify(report) })
      : route.fulfill({
          status: 422,
          headers,
          contentType: 'application/problem+json',
          body: '{"title":"Not readable"}',
        });
  });
  await choose(page, [
    named('one.jpg', CERTIFICATE),
    named('two.jpg', CERTIFICATE),
    named('three.png', 'fixtures/certificates/stale.png'),
  ]);
  await page.evaluate(() => {
    const told = document.getElementById('told')!;
    const all: string[] = [];
    new MutationObserver(() => all.push(told.textContent)).observe(told, { childList: true });
    Object.assign(window, { told: all });
  });
  await page.getByRole('button', { name: 'Check these 3 files' }).click();
  await expect(page.locator('#kept-answers a')).toHaveText(['three.png', 'one.jpg']);
  // Told are the files, not the parts of each; and what became of all of them.
  await expect
    .poll(() =>
      // What was chosen may be told a moment later.
      page.evaluate(() => (window as unknown as { told: string[] }).told.filter((text) => !text.includes('is chosen'))),
    )
    .toEqual(['1 of 3: one.jpg', '2 of 3: two.jpg', '3 of 3: three.png', '2 of 3 files are answered.']);
  await expect(page.locator('#about-file')).toContainText('one.jpg');
  await page.evaluate(
    (href) => {
      location.hash = href;
    },
    (await page.locator('#kept-answers a').first().getAttribute('href')) ?? '',
  );
  await expect(page.locator('#about-file')).toContainText('three.png');
  await expect(page.locator('[data-verdict="stale"]')).toBeVisible();
});

test('files that contradict one another are told beneath their list and in each answer, with the way to the next', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const other = reportOf('borrowed');
  for (const field of other.evidence.fields) if (field.field === 'sample') field.text = 'Semaglutide 5 mg';
  await answerWith(page, reportOf('borrowed'), other, reportOf('stale'));
  await choose(page, [
    named('one.jpg', CERTIFICATE),
    named('two.jpg', CERTIFICATE),
    named('three.png', 'fixtures/certificates/stale.png'),
  ]);
  expect(asked.filter((path) => /together|compounds/.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Check these 3 files' }).click();
  const sentence =
    /2 pages of Partnerlab share the report number “78009”.* but name different products: one\.jpg “KPV 10 mg”, two\.jpg “Semaglutide 5 mg”\. A report has one product/;
  const here = page.locator('#contradictions-here');
  await expect(here).toContainText(sentence);
  await expect(page.locator('#others')).toContainText('Answer 1 of 3.');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Next: two.jpg' }).click();
  await expect(page.locator('#about-file')).toContainText('two.jpg');
  await expect(here).toContainText(sentence);
  await page.getByRole('link', { name: 'Next: three.png' }).click();
  await expect(page.locator('#about-file')).toContainText('three.png');
  await expect(here).toBeHidden();
  await page.getByRole('link', { name: 'All files' }).click();
  await expect(page.locator('#contradictions')).toContainText(sentence);
  await expect(page.getByRole('link', { name: 'Show its answer' })).toHaveCount(3);
  expect(await axeViolations(page)).toEqual([]);
  // Files chosen next have nothing to do with them.
  await choose(page, named('four.jpg', CERTIFICATE));
  await expect(page.locator('#contradictions')).toBeHidden();
});

test('several files that agree are told nothing of, and one file alone loads nothing for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await answerWith(page, reportOf('borrowed'), reportOf('stale'));
  await choose(page, named('one.jpg', CERTIFICATE));
  await start(page).click();
  await expect(result(page)).toBeVisible();
  await expect(page.locator('#others')).toBeHidden();
  expect(asked.filter((path) => /together|compounds/.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Check another' }).click();
  await choose(page, [named('one.jpg', CERTIFICATE), named('two.jpg', CERTIFICATE)]);
  await start(page).click();
  await expect(page.locator('#others')).toContainText('Answer 1 of 2.');
  await expect(page.locator('#contradictions-here')).toBeHidden();
});

test.describe('refused or failed', () => {
  test('no connection', async ({ page, context }) => {
    // What sends is loaded once a file is chosen.
    const loaded = page.waitForResponse(/run-checks/);
    await choose(page, CERTIFICATE);
    // Whoever imports it waits for what it imports in turn.
    await page.evaluate((address) => import(address), (await loaded).url());
    await context.setOffline(true);
    await start(page).click();
    await expect(alert(page)).toContainText('could not be reached');
    // Nothing is wrong with the picture.
    await expect(page.getByLabel('Picture of the certificate')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(start(page)).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('the service is busy; the same file can be sent again', async ({ page }) => {
    await page.route('**/api/check-coa**', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({ title: 'Reading is not possible at the moment', detail: 'Try again in 30 seconds.' }),
      }),
    );
    await choose(page, CERTIFICATE);
    await start(page).click();
    await expect(alert(page)).toHaveText('Reading is not possible at the moment. Try again in 30 seconds.');
    await expect(start(page)).toBeFocused();
    await page.unroute('**/api/check-coa**');
    await answerWith(page, reportOf('borrowed'));
    await start(page).click();
    await expect(result(page)).toBeVisible();
  });

  test('a network that answers in the place of the service', async ({ page }) => {
    await page.route('**/api/check-coa**', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }),
    );
    await choose(page, CERTIFICATE);
    await start(page).click();
    await expect(alert(page)).toContainText('Check whether your network asks you to log in');
    await expect(page.getByRole('heading', { name: 'Checking' })).toBeHidden();
  });

  test('a sample that cannot be loaded', async ({ page, context }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await context.setOffline(true);
    await openSample(page, 'unclear');
    await expect(alert(page)).toHaveText('The sample could not be loaded. Check your connection and try again.');
    await expect(alert(page)).toBeInViewport();
    await expect(result(page)).toBeHidden();
  });

  test('the checks of the day are used up: when that ends, the button off, other ways named, after a reload too', async ({
    page,
  }) => {
    const site = await startLocalSite();
    try {
      for (let i = 0; i < 30; i++) await site.fetch('/api/check-coa', { method: 'POST', body: '{' });
      await page.route('**/api/check-coa**', async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: new URL(pathname + search, site.url).href }) });
      });
      await choose(page, DOT);
      await start(page).click();
      await expect(alert(page)).toContainText('has used its 30 checks');
      const told = /You can check again in about \d+ (hours?|minutes?), at \d\d:\d\d your time\./;
      await expect(page.locator('#remaining')).toHaveText(told);
      await expect(start(page)).toBeDisabled();
      await expect(page.getByLabel('Picture of the certificate')).not.toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('#other-ways')).toBeFocused();
      await expect(page.locator('#other-ways')).toContainText('look the report up at its laboratory');
      await page.reload();
      await expect(page.locator('#remaining')).toHaveText(told);
      await expect(start(page)).toBeDisabled();
    } finally {
      await site.stop();
      site.remove();
    }
  });

  test('a running check can be cancelled', async ({ page }) => {
    await page.route('**/api/check-coa**', () => {});
    await choose(page, CERTIFICATE);
    await start(page).click();
    await expect(page.locator('.stages .now')).toContainText(/Sending it|Reading the page/);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Checking' })).toBeHidden();
    await expect(start(page)).toBeFocused();
    await expect(alert(page)).toBeHidden();
    const said = page.getByRole('status').filter({ hasText: 'Cancelled. It may have counted as a check.' });
    await expect(said).toBeVisible();
    await choose(page, named('another.jpg', CERTIFICATE));
    await expect(said).toBeHidden();
  });

  test('time is told while a check takes long', async ({ page }) => {
    await page.clock.install();
    await page.route('**/api/check-coa**', () => {});
    await choose(page, CERTIFICATE);
    await start(page).click();
    await expect(page.locator('.stages .now')).toContainText(/Sending it|Reading the page/);
    await page.clock.runFor(12_000);
    await expect(page.locator('#elapsed')).toContainText('12 seconds so far');
  });
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
  await expect(page.locator('#chosen .name')).toContainText('dropped.png');
  await page.getByRole('button', { name: 'Remove dropped.png' }).click();
  await expect(page.locator('#preview')).toBeHidden();
  await page.evaluate((data) => document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data })), transfer);
  await expect(page.locator('#chosen .name')).toContainText('dropped.png');
});

test('the whole way by keyboard', async ({ page }) => {
  const picker = page.waitForEvent('filechooser');
  await page.getByLabel('Picture of the certificate').focus();
  await page.keyboard.press('Enter');
  await (await picker).setFiles(DOT);
  await expect(page.locator('#chosen li')).toHaveCount(1);
  await vendorField(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Result of the check' })).toBeFocused({ timeout: 120_000 });
  await expect(page.locator('[data-verdict="unread"]')).toBeVisible();
});

test.describe('answers on this device', () => {
  test('before the first, it is said at the button that they are kept, and nothing of them stands alone', async ({
    page,
  }) => {
    await expect(page.locator('#check-form')).toContainText(
      'Your last ten answers stay in this browser, on this device, until you forget them.',
    );
    await expect(page.getByLabel(/Keep the pictures/)).toBeHidden();
  });

  test('one survives reload and back; pictures are kept only when asked; all are forgotten at once', async ({
    page,
  }) => {
    await answerWith(page, reportOf('borrowed'), reportOf('fabricated'));
    await choose(page, CERTIFICATE);
    await start(page).click();
    await expect(page.locator('#sheet img')).toBeVisible();
    await page.reload();
    await expect(page.locator('[data-verdict="borrowed"]')).toBeVisible();
    await expect(page.locator('#no-picture')).toContainText('The picture was not kept.');
    await page.locator('#show-again-input').setInputFiles('fixtures/certificates/stale.png');
    await expect(page.locator('#show-again-said')).toContainText('not the file that was checked');
    await page.locator('#show-again-input').setInputFiles(CERTIFICATE);
    await expect(page.locator('#sheet img')).toBeVisible();

    await page.goBack();
    await expect(result(page)).toBeHidden();
    await expect(page.locator('#kept-answers a')).toHaveCount(1);
    // The picture that is on the page is kept with those that follow; the choice outlives the page.
    await page.getByLabel(/Keep the pictures on this device/).check();
    await page.reload();
    await page.locator('#kept-answers a').click();
    await expect(page.locator('#sheet img')).toBeVisible();
    await page.goBack();
    await choose(page, named('second.jpg', 'fixtures/certificates/fab-chem.jpg'));
    await start(page).click();
    await expect(page.locator('#sheet img')).toBeVisible();
    await page.reload();
    await expect(page.locator('#about-file')).toContainText('second.jpg');
    await expect(page.locator('#sheet img')).toBeVisible();

    await page.goto('/check/');
    await expect(page.locator('#kept-answers a')).toHaveText(['second.jpg', 'borrowed.jpg']);
    expect(await axeViolations(page)).toEqual([]);
    const keep = page.locator('#kept').getByLabel(/Keep the pictures/);
    await expect(keep).toBeChecked();
    await page.getByRole('button', { name: 'Forget them' }).click();
    // It is out of sight now, and must not act from there.
    await expect(keep).not.toBeChecked();
    await page.reload();
    await expect(page.locator('#kept')).toBeHidden();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });

  test('what one tab forgets is gone from another, and is not written back there', async ({ page, context }) => {
    await answerWith(page, reportOf('borrowed'));
    await choose(page, CERTIFICATE);
    await start(page).click();
    await expect(result(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(result(other)).toBeVisible();
    await page.goto('/check/');
    await page.getByRole('button', { name: 'Forget them' }).click();
    await expect(result(other)).toBeHidden();
    await other.goBack();
    await expect(result(other)).toBeHidden();
    expect(await other.evaluate(() => localStorage.getItem('coa-check:answers'))).toBeNull();
  });

  test('an answer offers to keep its picture; unticked, the pictures are forgotten and the answers stay', async ({
    page,
  }) => {
    await answerWith(page, reportOf('borrowed'));
    await choose(page, CERTIFICATE);
    await start(page).click();
    const keep = result(page).getByLabel(/Keep pictures on this device too/);
    await keep.check();
    await expect.poll(() => page.evaluate(() => caches.has('coa-check-pictures'))).toBe(true);
    // As after a visit to the laboratory in the same tab.
    await page.reload();
    await expect(page.locator('#sheet img')).toBeVisible();
    await expect(keep).toBeChecked();
    await keep.uncheck();
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await page.reload();
    await expect(page.locator('#no-picture')).toContainText('The picture was not kept.');
    await expect(keep).not.toBeChecked();
    // A sample is not kept.
    await page.goto('/check/');
    await openSample(page, 'stale');
    await expect(keep).toBeHidden();
  });

  test('what was forgotten does not come back on the way back, and the reader is told and not lost', async ({
    page,
  }) => {
    await answerWith(page, reportOf('borrowed'));
    await choose(page, CERTIFICATE);
    await start(page).click();
    await expect(page.locator('#sheet img')).toBeVisible();
    await page.getByRole('button', { name: 'Check another', exact: true }).click();
    await page.getByRole('button', { name: 'Forget them' }).click();
    await expect(page.getByRole('heading', { name: 'Try it on a sample' })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Your answers are forgotten.' })).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(/#answer=/);
    await expect(page.locator('#check-form')).toBeVisible();
    await expect(result(page)).toBeHidden();
    await expect(page.locator('#sheet img')).toHaveCount(0);
  });

  test('where the browser gives the site no store, a picture is checked all the same', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      }),
    );
    await page.reload();
    await answerWith(page, reportOf('borrowed'));
    await choose(page, CERTIFICATE);
    await start(page).click();
    await expect(page.locator('[data-verdict="borrowed"]')).toBeVisible();
    await page.goBack();
    await expect(page.locator('#kept')).toBeHidden();
  });

  test('a picture goes with its answer when that is no longer among the last ten', async ({ page }) => {
    await page.evaluate(async (report) => {
      const ids = Array.from({ length: 10 }, (_, index) => `a${index}`);
      const answers = ids.map((id) => ({ id, origin: 'check', name: id, at: '2026-11-22T15:48:00Z', report }));
      localStorage.setItem('coa-check:answers', JSON.stringify(answers));
      const cache = await caches.open('coa-check-pictures');
      for (const id of ids.slice(-2)) await cache.put(`/check/kept/${id}`, new Response('picture'));
    }, reportOf('stale'));
    await answerWith(page, reportOf('borrowed'));
    await choose(page, CERTIFICATE);
    await start(page).click();
    await expect(result(page)).toBeVisible();
    const kept = () =>
      page.evaluate(async () =>
        (await (await caches.open('coa-check-pictures')).keys()).map(({ url }) => new URL(url).pathname),
      );
    await expect.poll(kept).toEqual(['/check/kept/a8']);
  });

  test('an answer is saved as JSON', async ({ page }) => {
    await answerWith(page, reportOf('borrowed'));
    await choose(page, CERTIFICATE);
    await start(page).click();
    await page.getByText('Save, print or share this answer').click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as JSON' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('borrowed-check.json');
    expect(JSON.parse(readFileSync(await saved.path(), 'utf8'))).toMatchObject({
      name: 'borrowed.jpg',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      report: { verdict: 'borrowed' },
    });
  });

  for (const { verdict } of SAMPLES)
    test(`${verdict} is one or two pages on paper, with file, verdict and what to do`, async ({ page }) => {
      await openSample(page, verdict);
      await expect(page.locator(`[data-verdict="${verdict}"]`)).toBeVisible();
      const pdf = await page.pdf({ format: 'A4' });
      const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(pages).toBeGreaterThanOrEqual(1);
      expect(pages).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: 'print' });
      for (const part of ['#about-file', '#to-do', '#cannot', '#sheet img'])
        await expect(page.locator(part)).toBeVisible();
      // What to do with it stands there with its address, and no button does.
      await expect(page.locator('#step button:visible')).toHaveCount(0);
      if (verdict === 'fabricated') await expect(page.locator('#step a[data-look-up]')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Print, or save as PDF' })).toBeHidden();
      await expect(page.locator('#check-form')).toBeHidden();
    });
});

test('the shop is suggested by name, and its name stands for its address', async ({ page }) => {
  await vendorField(page).focus();
  await expect(page.locator('#vendor-names option[value="Fenland Reagents"]')).toHaveAttribute(
    'label',
    'fenlandreagents.example',
  );
  // The browser shows them when asked; on the page they take no place.
  await expect(page.locator('#vendor-names')).toBeHidden();
  let asked = '';
  await page.route('**/api/check-coa**', (route) => {
    asked = (route.request().postDataJSON() as { vendor: string }).vendor;
    return route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(reportOf('borrowed')) });
  });
  await choose(page, CERTIFICATE);
  await vendorField(page).fill('Fenland Reagents');
  await start(page).click();
  await expect(result(page)).toBeVisible();
  expect(asked).toBe('fenlandreagents.example');
});

test('pressed twice while the shops are loaded, files are checked one after another all the same', async ({ page }) => {
  let running = 0;
  const seen: number[] = [];
  await page.route('**/api/check-coa**', async (route) => {
    seen.push(++running);
    await new Promise((done) => setTimeout(done, 500));
    running--;
    const headers = { RateLimit: '"daily";r=20;t=4211' };
    return route.fulfill({
      status: 200,
      headers,
      contentType: 'application/json',
      body: JSON.stringify(reportOf('borrowed')),
    });
  });
  await page.route('**/check/vendors.json', async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    return route.continue();
  });
  await choose(page, [named('one.jpg', CERTIFICATE), named('two.jpg', CERTIFICATE)]);
  await vendorField(page).fill('Fenland Reagents');
  // Both at once: on a slow machine a second press of the mouse comes too late.
  await start(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.locator('#kept-answers a')).toHaveText(['two.jpg', 'one.jpg']);
  expect(seen).toEqual([1, 1]);
});

test('on a wide page the form stands in two columns, and what is going on right below it', async ({ page }) => {
  const drop = (await page.locator('#drop').boundingBox())!;
  const button = (await start(page).boundingBox())!;
  expect(button.x).toBeGreaterThan(drop.x + drop.width);
  expect(button.y + button.height).toBeLessThan(drop.y + drop.height);
  await page.route('**/api/check-coa**', () => undefined);
  await choose(page, CERTIFICATE);
  await start(page).click();
  await expect(page.locator('#progress')).toBeVisible();
  const progress = (await page.locator('#progress').boundingBox())!;
  const form = (await page.locator('#check-form').boundingBox())!;
  const device = (await page.locator('#device').boundingBox())!;
  expect(progress.y).toBeGreaterThan(form.y + form.height);
  expect(progress.y).toBeLessThan(device.y);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('the camera is offered, the head is low, targets are large, and the answer fits', async ({ page }) => {
    await expect(page.getByText('Take a photo', { exact: true })).toBeVisible();
    await expect(page.locator('#camera-input')).toHaveAttribute('capture', 'environment');
    expect((await page.locator('header.top').boundingBox())!.height).toBeLessThanOrEqual(120);
    await page.locator('[data-sample="fabricated"]').tap();
    await expect(result(page)).toBeVisible();
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
