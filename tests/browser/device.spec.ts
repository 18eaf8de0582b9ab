import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { lookup } from 'mime-types';
import sharp from 'sharp';
import { tasksOfPages } from '../../scripts/bench/device/page-tasks.ts';
import type { CheckReportWithEvidence } from '../../src/coa/report/report.ts';
import { DEVICE_MEGABYTES, type DeviceManifest, MANIFEST, OFFLINE_WORKER } from '../../src/scripts/device/manifest.ts';
import { alert, answerWith, choose, reportOf, result, start, vendorField } from './check-page.ts';
import { axeViolations, expect, test } from './site.ts';

const GENUINE = 'fixtures/certificates/genuine-png.png';
const PDF = 'fixtures/pdf/letter-then-report.pdf';

const device = (page: Page) => page.getByRole('region', { name: /On this device|Check on this device instead/ });
const chooseDevice = (page: Page) => page.getByRole('button', { name: 'Check on this device' });

/** Waits until certificates are checked on the device: what is hidden has its words as well. */
const isOn = (page: Page) => expect(page.locator('#device-on')).toBeVisible({ timeout: 120_000 });

/** Loads the checker into the page, as a reader does. */
async function openOnDevice(page: Page): Promise<void> {
  await page.goto('/check/');
  await chooseDevice(page).click();
  await isOn(page);
}

/** Requests of the page from now on, those aside that its own store on the device answers. */
function requestsFromNow(page: Page): () => Promise<string[]> {
  const seen: Request[] = [];
  page.context().on('request', (request) => seen.push(request));
  return async () => {
    const asked = await Promise.all(
      seen
        .filter((request) => !/^(blob|data):/.test(request.url()))
        .map(async (request) => ((await request.response())?.fromServiceWorker() ? '' : request.url())),
    );
    return asked.filter((url) => url !== '');
  };
}

test.describe('the checker in the page', () => {
  test.describe.configure({ timeout: 300_000 });

  test('nothing of it is loaded before it is chosen; then it weighs what is said, and comes once', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/check/');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((address) => /^\/check\/(device|offline)|device-part|check-folder/.test(address))).toEqual([]);
    await chooseDevice(page).click();
    await isOn(page);
    const parts = asked.filter((address) => /^\/check\/device\/.*\.gz$/.test(address));
    const { files } = JSON.parse(readFileSync(`dist${MANIFEST}`, 'utf8')) as DeviceManifest;
    expect(parts.sort()).toEqual(files.map(({ path }) => path).sort());
    const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
    expect(megabytes).toBeLessThan(18);
    expect(Math.abs(megabytes - DEVICE_MEGABYTES)).toBeLessThan(1);

    asked.length = 0;
    await page.reload();
    await choose(page, GENUINE);
    await start(page).click();
    await expect(result(page)).toContainText('Thameside', { timeout: 120_000 });
    expect(asked.filter((address) => address.endsWith('.gz'))).toEqual([]);
  });

  test('a check sends nothing and asks for nothing, an answer with a PDF included', async ({ page, context }) => {
    await openOnDevice(page);
    const requests = requestsFromNow(page);
    await choose(page, GENUINE);
    await vendorField(page).fill('thamesidepeptide.example');
    await start(page).click();
    await expect(result(page)).toContainText('Thameside', { timeout: 120_000 });
    await page.getByRole('button', { name: 'Check another' }).click();
    await choose(page, PDF);
    await start(page).click();
    await expect(page.locator('#marked')).toBeVisible({ timeout: 120_000 });
    expect(await requests()).toEqual([]);
    // No count of checks was kept either: the service was never asked.
    expect(await page.evaluate(() => localStorage.getItem('coa-check:limit'))).toBeNull();
    await context.close();
  });

  test('the answer is the one that the service gives', async ({ page, request }) => {
    await openOnDevice(page);
    // Of fab-chem.jpg the recogniser of scene text reads two dates that Tesseract alone does not.
    for (const file of ['borrowed.jpg', 'reallab.webp', 'fab-chem.jpg']
      .map((name) => `fixtures/certificates/${name}`)
      .concat(PDF)) {
      await choose(page, file);
      await start(page).click();
      await expect(result(page)).toBeVisible({ timeout: 120_000 });
      const here = await page.evaluate(
        () => (JSON.parse(localStorage.getItem('coa-check:answers') ?? '[]') as { report: object }[])[0]?.report,
      );
      const type = { jpg: 'image/jpeg', webp: 'image/webp', pdf: 'application/pdf' }[file.replace(/^.*\./, '')];
      const answer = await request.post('/api/check-coa?evidence=1', {
        data: { image: `data:${type};base64,${readFileSync(file).toString('base64')}` },
      });
      expect(untimed(here as CheckReportWithEvidence), file).toEqual(
        untimed((await answer.json()) as CheckReportWithEvidence),
      );
      await page.getByRole('button', { name: 'Check another' }).click();
    }
  });

  test('works without a network after one visit, and is removed by its button', async ({ page, context }) => {
    await openOnDevice(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.reload();
    await choose(page, GENUINE);
    await start(page).click();
    await expect(result(page)).toContainText('Thameside', { timeout: 120_000 });
    await page.getByRole('button', { name: 'Check another' }).click();
    await page.getByRole('button', { name: 'Remove the checker' }).click();
    await expect(device(page)).toContainText('The checker has been removed from this device.');
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(workers).toBe(0);
    // Without the network nothing is left to open.
    await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await context.setOffline(false);
    await page.reload();
    await expect(chooseDevice(page)).toBeVisible();
  });

  test('a newer checker is loaded when the page is opened, what did not change is not, and the old one goes', async ({
    page,
  }) => {
    await openOnDevice(page);
    const keptParts = () =>
      page.evaluate(async () => {
        const keys = await (await caches.open('coa-check-device')).keys();
        return keys.map(({ url }) => new URL(url).pathname).sort();
      });
    const before = await keptParts();
    const manifest = JSON.parse(readFileSync(`dist${MANIFEST}`, 'utf8')) as DeviceManifest;
    const data = manifest.files.find(({ name }) => name === 'data')!;
    const old = data.path;
    const newer = gzipSync(gunzipSync(readFileSync(`dist${old}`)), { level: 1 });
    Object.assign(data, {
      path: '/check/device/data.newer.gz',
      bytes: newer.length,
      sha256: createHash('sha256').update(newer).digest('hex'),
    });
    await page.route(`**${MANIFEST}`, (route) => route.fulfill({ json: manifest }));
    await page.route('**/data.newer.gz', (route) => route.fulfill({ body: newer }));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    await expect.poll(keptParts).toEqual(before.map((address) => (address === old ? data.path : address)).sort());
    expect(asked.filter((address) => address.endsWith('.gz'))).toEqual([data.path]);
    await choose(page, GENUINE);
    await start(page).click();
    await expect(result(page)).toContainText('Thameside', { timeout: 120_000 });
  });

  test('loading is told in quarters, and whoever cancels it is told so and keeps the place', async ({ page }) => {
    await page.goto('/check/');
    await page.evaluate(() => {
      const told = document.getElementById('told')!;
      const all: string[] = [];
      new MutationObserver(() => all.push(told.textContent)).observe(told, { childList: true });
      Object.assign(window, { told: all });
    });
    const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told.filter(Boolean));
    let isHeld = true;
    await page.route('**/check/device/*.gz', async (route) => {
      while (isHeld) await new Promise((done) => setTimeout(done, 50));
      await route.continue().catch(() => {});
    });
    await chooseDevice(page).press('Enter');
    const cancel = device(page).getByRole('button', { name: 'Cancel' });
    await expect(cancel).toBeFocused();
    await cancel.press('Enter');
    await expect(chooseDevice(page)).toBeFocused();
    await expect(page.locator('#device-said')).toHaveText('Loading was cancelled.');
    expect(await told()).toEqual(['Loading was cancelled.']);
    isHeld = false;
    await chooseDevice(page).click();
    await isOn(page);
    const said = await told();
    expect(said.length).toBeLessThan(10);
    expect(said).toContain('Everything is here; the checker is starting.');
  });

  test('cancelling ends a check, and the page stays free while the next one starts anew and runs', async ({
    page,
    browser,
  }) => {
    await openOnDevice(page);
    await choose(page, GENUINE);
    await start(page).click();
    await expect(page.locator('#progress')).toBeVisible();
    await page.waitForTimeout(400);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.locator('#progress')).toBeHidden();
    // A check that had run to its end would show its result.
    await expect(result(page)).toBeHidden();

    await browser.startTracing(page, { categories: ['toplevel'] });
    await start(page).click();
    await expect(result(page)).toContainText('Thameside', { timeout: 120_000 });
    const tasks = tasksOfPages(await browser.stopTracing());
    expect(tasks.length).toBeGreaterThan(50);
    // A check in the page's own thread would take it for seconds; `npm run bench:device` measures the longest task.
    expect(Math.max(...tasks)).toBeLessThanOrEqual(200);
  });

  test('a file that cannot be checked is told in words, and the next one is', async ({ page }) => {
    await openOnDevice(page);
    await choose(page, { name: 'broken.tiff', mimeType: 'image/tiff', buffer: Buffer.from('II*\0nothing at all') });
    await start(page).click();
    await expect(alert(page)).toContainText(/damaged|read|decoded/);
    await choose(page, GENUINE);
    await start(page).click();
    await expect(result(page)).toContainText('Thameside', { timeout: 120_000 });
  });

  test('a newer page is shown at once where there is a network, and kept for when there is none', async ({
    browser,
  }) => {
    const site = await siteOfVersions();
    const context = await browser.newContext();
    const page = await context.newPage();
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(`${site.url}/check/`);
    await chooseDevice(page).click();
    await isOn(page);
    const kept = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('page')));
    const before = await kept();

    site.publish('A newer page');
    await page.reload();
    await expect(heading).toHaveText('A newer page');
    await expect.poll(kept).not.toEqual(before);
    await expect.poll(async () => (await kept()).length).toBe(1);
    await context.setOffline(true);
    await page.reload();
    await expect(heading).toHaveText('A newer page');
    await context.close();
    await site.close();
  });

  test('a folder is checked file by file, with a table that is saved as CSV', async ({ page }, { outputDir }) => {
    const folder = `${outputDir}/certificates`;
    mkdirSync(`${folder}/older`, { recursive: true });
    copyFileSync(GENUINE, `${folder}/a.png`);
    copyFileSync('fixtures/certificates/stale.png', `${folder}/older/b.png`);
    writeFileSync(`${folder}/notes.txt`, 'no picture');
    await openOnDevice(page);
    const requests = requestsFromNow(page);
    await dropFolder(page, folder);
    const table = page.getByRole('region', { name: 'Answers for the folder' });
    await expect(device(page)).toContainText('3 of 3 files done', { timeout: 120_000 });
    await expect(table.getByRole('row')).toHaveCount(4);
    await expect(table).toContainText('Thameside Peptide Co');
    const rows = await savedRows(page);
    expect(rows.map(({ file, client_field }) => [file, client_field])).toEqual([
      ['a.png', 'Thameside Peptide Co'],
      ['notes.txt', ''],
      ['b.png', expect.stringMatching(/\w/)],
    ]);
    expect(rows[1]?.['problem']).toMatch(/\w/);
    // The part of the page that checks a folder comes with the first one, from the page's own store.
    expect(await requests()).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('where files of a folder contradict one another, words above the table and the CSV say so', async ({ page }, {
    outputDir,
  }) => {
    const folder = `${outputDir}/certificates`;
    mkdirSync(folder, { recursive: true });
    copyFileSync(GENUINE, `${folder}/a.png`);
    copyFileSync('fixtures/certificates/stale.png', `${folder}/c.png`);
    await writeUnderAnotherProduct(`${folder}/b.png`);
    await openOnDevice(page);
    const requests = requestsFromNow(page);
    await dropFolder(page, folder);
    await expect(device(page)).toContainText('3 of 3 files done. Some contradict one another.', { timeout: 120_000 });
    const sentence =
      /2 pages of Partnerlab share the report number “R-86155”.* but name different products: a\.png “GHK-Cu 10 mg”, b\.png “Semax 10 mg”/;
    await expect(page.locator('#folder-contradictions li')).toHaveText([sentence]);
    expect(await requests()).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    const rows = await savedRows(page);
    expect(rows.map(({ contradictions }) => contradictions)).toEqual([
      expect.stringMatching(sentence),
      expect.stringMatching(sentence),
      '',
    ]);

    await page.setViewportSize({ width: 360, height: 740 });
    const table = page.getByRole('region', { name: 'Answers for the folder' });
    expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expect(table.getByRole('row').filter({ hasText: 'a.png' })).toContainText('Thameside Peptide Co');
  });

  test('a part that is not as published is thrown away', async ({ page }) => {
    await page.route('**/check/device/data.*.gz', async (route) => {
      const answer = await route.fetch();
      const body = await answer.body();
      body[100]! ^= 1;
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/check/');
    await chooseDevice(page).click();
    await expect(device(page)).toContainText('did not arrive as it was published', { timeout: 120_000 });
    await page.unroute('**/check/device/data.*.gz');
    await chooseDevice(page).click();
    await isOn(page);
  });
});

test.describe('a device that cannot', () => {
  test.describe.configure({ timeout: 300_000 });

  const service = (page: Page) => page.getByRole('button', { name: 'Use the service instead, which sends the file' });

  // What a browser lacks is taken from one that has it.
  for (const [lack, script] of [
    ['relaxed SIMD', 'WebAssembly.validate = () => false'],
    ['WebAssembly', 'delete globalThis.WebAssembly'],
    ['DecompressionStream', 'delete globalThis.DecompressionStream'],
  ] as const)
    test(`a browser without ${lack} is told so, loads nothing, and has the service`, async ({ page }) => {
      await page.addInitScript(script);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/check/');
      await chooseDevice(page).click();
      await expect(device(page)).toContainText('This browser lacks what the checker needs');
      await expect(page.locator('#device-on')).toBeHidden();
      expect(asked.filter((address) => address.startsWith('/check/device'))).toEqual([]);
      await answerWith(page, reportOf('borrowed'));
      await choose(page, 'fixtures/certificates/borrowed.jpg');
      await start(page).click();
      await expect(result(page).locator('[data-verdict="borrowed"]')).toBeVisible();
      await expect(page.locator('#sheet img')).toBeVisible();
    });

  test('one that chose the device and lost the means is told, and has the service', async ({ page }) => {
    await openOnDevice(page);
    await page.addInitScript('WebAssembly.validate = () => false');
    await page.reload();
    await expect(device(page)).toContainText('This browser lacks what the checker needs');
    await expect(page.locator('#remaining')).toBeVisible();
    await answerWith(page, reportOf('borrowed'));
    await choose(page, 'fixtures/certificates/borrowed.jpg');
    await start(page).click();
    await expect(result(page).locator('[data-verdict="borrowed"]')).toBeVisible();
  });

  // Each as a device that is short of memory: parts of the checker are published with it built in.
  for (const [what, part, script] of [
    [
      'has no memory for the pixels',
      'core.worker',
      `globalThis.Uint8Array = new Proxy(Uint8Array, { construct(target, [first, ...rest], made) {
        if (first > 500_000) throw new RangeError('Array buffer allocation failed');
        return Reflect.construct(target, [first, ...rest], made);
      } });`,
    ],
    [
      'has no memory for reading',
      'reader.worker',
      `WebAssembly.Memory.prototype.grow = () => { throw new RangeError('WebAssembly.Memory.grow(): Unable to grow instance memory'); };`,
    ],
    [
      'ends the worker',
      'core.worker',
      `addEventListener('message', ({ data }) => {
        if (data.file) setTimeout(() => { throw new Error('Out of memory'); }, 100);
      });`,
    ],
  ] as const)
    test(`where the browser ${what}, words say so and the service is offered`, async ({ page }) => {
      await publishWith(page, part, script);
      await openOnDevice(page);
      await choose(page, GENUINE);
      await start(page).click();
      await expect(alert(page)).toContainText('could not finish the check, most likely because it ran out of memory', {
        timeout: 120_000,
      });
      await expect(page.locator('#progress')).toBeHidden();
      expect(await axeViolations(page)).toEqual([]);
      await answerWith(page, reportOf('borrowed'));
      await service(page).click();
      await expect(result(page).locator('[data-verdict="borrowed"]')).toBeVisible();
      await expect(page.locator('#about-file')).toContainText('genuine-png.png');
    });

  test('where the checker cannot be started, words say so and the service stays', async ({ page }) => {
    await publishWith(page, 'core.worker', `throw new Error('Out of memory');`);
    await page.goto('/check/');
    await chooseDevice(page).click();
    await expect(device(page)).toContainText('could not be started, most likely because it ran out of memory', {
      timeout: 120_000,
    });
    await expect(chooseDevice(page)).toBeEnabled();
    await expect(page.locator('#remaining')).toBeVisible();
  });

  test('a page that the browser took away during a check says so when it is back, and offers the service', async ({
    page,
  }) => {
    await openOnDevice(page);
    await choose(page, GENUINE);
    // A browser that is short of memory ends a page without telling it.
    await page.evaluate(() => {
      Storage.prototype.removeItem = () => undefined;
    });
    await start(page).click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('coa-check:unfinished'))).toBe('yes');
    await page.reload();
    await expect(alert(page)).toContainText('closed this page before the check on this device was done');
    await service(page).click();
    await expect(page.getByLabel('Picture of the certificate')).toBeFocused();
    await expect(page.locator('#device-off')).toBeVisible();
    await page.reload();
    await expect(alert(page)).toBeHidden();
  });

  test('whoever leaves the page during a check is told nothing', async ({ page }) => {
    await openOnDevice(page);
    await choose(page, GENUINE);
    await start(page).click();
    await expect(page.locator('#progress')).toBeVisible();
    await page.reload();
    await isOn(page);
    await expect(alert(page)).toBeHidden();
  });

  test('a page that sleeps in the background is answered as if it had not slept', async ({ page }) => {
    await openOnDevice(page);
    await choose(page, GENUINE);
    const checks = await checksFromNow(page);
    await start(page).click();
    await expect(page.locator('#progress')).toBeVisible();
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    // Longer than what counts as sleep.
    await new Promise((resolve) => setTimeout(resolve, 22_000));
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await expect(result(page)).toContainText('Thameside', { timeout: 120_000 });
    // Once more, awake, where the worker slept with its page: not every Chromium has it sleep.
    expect([1, 2]).toContain(await checks());
  });

  test('one that is put to sleep again and again ends in words and the offer of the service', async ({ page }) => {
    await openOnDevice(page);
    await choose(page, GENUINE);
    // The page's clock jumps at each look, as it does when the page wakes up.
    await page.evaluate(() => {
      const now = performance.now.bind(performance);
      let looks = 0;
      performance.now = () => now() + 25_000 * looks++;
    });
    await start(page).click();
    await expect(alert(page)).toContainText('put this page to sleep', { timeout: 120_000 });
    await expect(service(page)).toBeVisible();
  });
});

/** Counts the checks that the page has its worker do from now on. */
async function checksFromNow(page: Page): Promise<() => Promise<number>> {
  const counted = await page.evaluateHandle(() => {
    const counted = { checks: 0 };
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { file?: Blob }, ...rest: unknown[]) {
      if (message.file) counted.checks++;
      return (postMessage as (...of: unknown[]) => void).call(this, message, ...rest);
    };
    return counted;
  });
  return () => counted.evaluate(({ checks }) => checks);
}

/** Publishes the checker with a script of ours at the head of one of its modules, its manifest included. */
async function publishWith(page: Page, part: string, script: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(`dist${MANIFEST}`, 'utf8')) as DeviceManifest;
  const file = manifest.files.find(({ name }) => name === part)!;
  const packed = gzipSync(Buffer.concat([Buffer.from(`${script}\n`), gunzipSync(readFileSync(`dist${file.path}`))]));
  Object.assign(file, { bytes: packed.length, sha256: createHash('sha256').update(packed).digest('hex') });
  await page.route(`**${MANIFEST}`, (route) => route.fulfill({ json: manifest }));
  await page.route(`**${file.path}`, (route) => route.fulfill({ body: packed }));
}

/** The built site, of which a newer check page can be published. */
async function siteOfVersions() {
  let title = 'Check a certificate';
  const server = createServer((request, answer) => {
    // Netlify's build adds its deploy to the addresses of assets.
    const url = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = `dist${url.endsWith('/') ? `${url}index.html` : url}`;
    if (!existsSync(file)) return answer.writeHead(404).end();
    answer.setHeader('Content-Type', lookup(file) || 'application/octet-stream');
    if (url === '/check/')
      return answer.end(readFileSync(file, 'utf8').replace('Check a certificate</h1>', `${title}</h1>`));
    if (url === OFFLINE_WORKER)
      return answer.end(readFileSync(file, 'utf8').replace(/version:"/, `version:"${title.length}`));
    return answer.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish(newer: string) {
      title = newer;
    },
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

/** Writes the genuine page with another product typed over its own. */
async function writeUnderAnotherProduct(file: string): Promise<void> {
  const { fields, page } = reportOf('genuine-independent').evidence;
  const places = fields.filter(({ field }) => field === 'sample' || field === 'identified').map(({ box }) => box!);
  const typed = places.map(
    ([x, y, width, height], index) =>
      `<rect x="${x - 2}" y="${y - 4}" width="${width + 4}" height="${height + 8}" fill="#fff"/>
      <text x="${x}" y="${y + height - 3}" font-family="monospace" font-size="${height}">${index === 0 ? 'Semax 10 mg' : 'Semax'}</text>`,
  );
  const layer = `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}" height="${page.height}">${typed.join('')}</svg>`;
  await sharp(GENUINE)
    .composite([{ input: Buffer.from(layer) }])
    .png()
    .toFile(file);
}

/** Saves the answers for a folder, and reads them again. */
async function savedRows(page: Page): Promise<Record<string, string>[]> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the answers as CSV' }).click();
  return parse(readFileSync(await (await saving).path(), 'utf8'), { columns: true });
}

/** Drops a folder on the page, as from a file manager. */
async function dropFolder(page: Page, folder: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path.resolve(folder)], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 200, y: 200, data });
}

function untimed(report: CheckReportWithEvidence): unknown {
  const { timings: _, ...evidence } = report.evidence;
  return { ...report, evidence };
}
