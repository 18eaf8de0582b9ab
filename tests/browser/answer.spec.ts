import { SAMPLES } from '../../src/site/check/samples.ts';
import { answerWith, choose, named, openSample, reportOf, result, start, unasked } from './check-page.ts';
import { axeViolations, expect, test } from './site.ts';

// What an answer says and shows: points 1 to 4 and 6 to 8 of "an answer that a buyer understands".

test.beforeEach(async ({ page }) => {
  await page.goto('/check/');
});

test.describe('an answer belongs to its file', () => {
  test('a file chosen while a check runs waits, and gets an answer and a picture of its own', async ({ page }) => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const reports = [reportOf('borrowed'), reportOf('stale')];
    await page.route('**/api/check-coa**', async (route) => {
      const report = reports.shift();
      if (reports.length === 1) await held;
      await route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(report) });
    });
    await choose(page, named('first.jpg', 'fixtures/certificates/borrowed.jpg'));
    await start(page).click();
    await expect(page.getByRole('heading', { name: 'Checking' })).toBeVisible();
    await choose(page, named('second.png', 'fixtures/certificates/stale.png'));
    await expect(page.locator('#chosen li')).toHaveCount(2);
    release();
    await expect(result(page).locator('#about-file')).toContainText('first.jpg, checked on');
    await expect(result(page).locator('[data-verdict="borrowed"]')).toBeVisible();
    const first = reportOf('borrowed').evidence.page;
    const size = await page
      .locator('#sheet img')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight]));
    expect(size).toEqual([first.width, first.height]);
    // The second one's answer is there, and did not push the first away.
    await expect(page.locator('#kept-answers a')).toHaveCount(2);
    await expect(result(page).locator('#about-file')).toContainText('first.jpg');
  });

  test('a file chosen after an answer never stands above it', async ({ page }) => {
    await answerWith(page, reportOf('borrowed'));
    await choose(page, named('first.jpg', 'fixtures/certificates/borrowed.jpg'));
    await start(page).click();
    await expect(result(page)).toBeVisible();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'other.tiff', { type: 'image/tiff' }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }));
    });
    // What cannot be opened is refused; the answer stays away all the same once another file is taken.
    await choose(page, named('second.png', 'fixtures/certificates/stale.png'));
    await expect(page.locator('#chosen')).toContainText('second.png');
    await expect(result(page)).toBeHidden();
  });

  test('the answer names file, day and time, on paper too', async ({ page }) => {
    await answerWith(page, reportOf('stale'));
    await choose(page, named('mine.png', 'fixtures/certificates/stale.png'));
    await start(page).click();
    await expect(page.locator('#about-file')).toHaveText(
      // Nowhere a line may break within day and time.
      /^mine\.png, checked on \d+\u00a0\w+\u00a0\d{4}\u00a0at\u00a0\d\d:\d\d$/,
    );
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#about-file')).toBeVisible();
  });
});

test.describe('a recognised laboratory is no pass', () => {
  for (const verdict of ['genuine-independent', 'real-lab-not-partnerlab'])
    test(`${verdict}: neutral words and colour, how often altered pages get it, and one primary button`, async ({
      page,
    }) => {
      await openSample(page, verdict);
      const { lab_named } = reportOf(verdict);
      const block = page.locator(`[data-verdict="${verdict}"]`);
      await expect(block).toContainText(`Laboratory recognised: ${lab_named}. Not confirmed yet.`);
      const told = /In our tests, \d+ of \d+ altered pages passed as a laboratory’s report\./;
      await expect(block).toContainText(told);
      // One figure for one answer, and its page leads to where it is explained.
      const [figure] = told.exec((await block.textContent()) ?? '')!;
      await page.getByText('How sure this is, and why').click();
      await expect(page.locator('#how-sure')).toContainText(figure);
      expect((await page.locator('#how-sure').textContent())?.match(/\d+ of \d+/g)).toHaveLength(1);
      await expect(block.getByRole('link', { name: 'How this was measured' })).toHaveAttribute(
        'href',
        '/methodology/#altered-pages',
      );
      await expect(block).toHaveClass(/\bopen\b/);
      await expect(block).not.toHaveClass(/good/);
      expect(await block.locator('svg path').getAttribute('d')).not.toContain('5.5-6.3');
      const primary = result(page).locator('.button:not(.quiet):visible');
      await expect(primary).toHaveCount(1);
      await expect(primary).toHaveText(`Look it up at ${lab_named}`);
      await expect(primary).toHaveAttribute('href', /^https:/);
    });

  test('nothing about a picture is green', async ({ page }) => {
    for (const { verdict } of SAMPLES)
      await expect(page.locator(`[data-verdict="${verdict}"]`)).not.toHaveClass(/\bgood\b/);
  });
});

test('a page that there was no time for is not blamed, and is checked again at a press', async ({ page }) => {
  const whole = reportOf('real-lab-not-partnerlab');
  const untimely = reportOf('real-lab-not-partnerlab');
  untimely.verdict = 'unclear';
  untimely.evidence.because = ['comparison-cut-short'];
  untimely.what_to_do = 'Check the same file again in a few minutes: whatever read it was busy.';
  const check = untimely.evidence.checks.find(({ id }) => id === 'comparison-cut-short')!;
  const flag = 'There was no time to compare what we read with a second reading before the check had to end.';
  Object.assign(check, { outcome: 'fail', severity: 'doubt', flag });
  const reports = [untimely, whole];
  await page.route('**/api/check-coa**', (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(reports.shift()) }),
  );
  await choose(page, named('mine.png', 'fixtures/certificates/stale.png'));
  await start(page).click();
  await expect(result(page).locator('[data-verdict="unclear"]')).toContainText(
    'We did not get through this page in time.',
  );
  await expect(page.locator('#cause-said')).toHaveText(flag);
  await expect(page.locator('#batch')).toContainText('Compare the batch with your vial.');
  await page.getByRole('button', { name: 'Check it again' }).click();
  await expect(result(page).locator('[data-verdict="real-lab-not-partnerlab"]')).toBeVisible();
});

test.describe('the client and the batch', () => {
  test('a batch without a figure is said to be no number', async ({ page }) => {
    const report = reportOf('real-lab-not-partnerlab');
    const batch = report.evidence.fields.find(({ field }) => field === 'batch')!;
    Object.assign(batch, { text: 'Dark Blue Cap', value: 'Dark Blue Cap' });
    await answerWith(page, report);
    await choose(page, named('page.png', 'fixtures/certificates/reallab-png.png'));
    await start(page).click();
    await expect(page.locator('#batch')).toContainText('As its batch the page has no number, only “Dark Blue Cap”.');
  });

  test('without a vendor the reader is asked, and “No” changes the answer', async ({ page }) => {
    const report = unasked('real-lab-not-partnerlab');
    await answerWith(page, report);
    await choose(page, named('page.png', 'fixtures/certificates/reallab-png.png'));
    await start(page).click();
    const question = page.locator('#ask-client');
    await expect(question).toContainText(`It was made out to ${report.client_field}. Is that who you bought from?`);
    await expect(page.locator('#batch')).toContainText('Compare the batch with your vial. The page says YVNE-345683.');
    await question.getByRole('button', { name: 'No', exact: true }).click();
    await expect(result(page).locator('[data-verdict="borrowed"]')).toBeVisible();
    await expect(page.locator('#decided-by')).toContainText(`It was made out to “${report.client_field}”`);
    await expect(question.getByRole('button', { name: 'No', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(result(page).locator('[data-verdict="real-lab-not-partnerlab"]')).toBeVisible();
    await question.getByRole('button', { name: 'Not sure' }).click();
    await expect(question).toContainText('trade under a different name');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('with a vendor nothing is asked, its audit is linked, and “Check another” forgets it', async ({ page }) => {
    await answerWith(page, reportOf('borrowed'));
    await choose(page, named('page.jpg', 'fixtures/certificates/borrowed.jpg'));
    await page.getByLabel(/Which shop/).fill('https://www.fenlandreagents.example/shop');
    await start(page).click();
    await expect(page.locator('#ask-client')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Our audit of Fenland Reagents' })).toHaveAttribute(
      'href',
      '/vendors/fenland-reagents/',
    );
    await page.getByRole('button', { name: 'Check another' }).click();
    await expect(result(page)).toBeHidden();
    await expect(page.getByLabel(/Which shop/)).toHaveValue('');
    await expect(page.locator('#chosen li')).toHaveCount(0);
    await expect(page.getByLabel('Picture of the certificate')).toBeFocused();
  });
});

test.describe('doubtful readings', () => {
  test('one is marked, stands beside its place on the page, and cannot be copied', async ({ page }) => {
    await openSample(page, 'real-lab-not-partnerlab');
    await expect(page.getByRole('button', { name: 'Copy the Check code' })).toBeVisible();
    const report = reportOf('real-lab-not-partnerlab');
    const key = report.evidence.fields.find(({ field }) => field === 'key')!;
    const number = report.evidence.fields.find(({ field }) => field === 'report_number')!;
    Object.assign(key, { confidence: 0.4, readings: 1 });
    Object.assign(number, { confidence: 0.8, readings: 1 });
    report.evidence.codes = [];
    report.evidence.fields.push({ ...key, field: 'letterhead', text: '= ~ |lactam)' });
    await page.goto('/check/');
    await answerWith(page, report);
    await choose(page, named('page.png', 'fixtures/certificates/reallab-png.png'));
    await start(page).click();
    const doubtful = page.locator('#copies .doubtful').filter({ hasText: 'Check code:' });
    await expect(doubtful).toContainText('Type what you see on the page.');
    await expect(doubtful.getByRole('img', { name: 'Check code, as it stands on the page' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy the Check code' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Copy the Report no.' })).toHaveCount(0);
    await expect(result(page)).not.toContainText('lactam)');
  });

  test('a page that names no laboratory is not to be held against a laboratory’s copy', async ({ page }) => {
    await openSample(page, 'self-made');
    await expect(page.locator('#to-do')).toContainText('Ask the vendor for a report by an independent laboratory');
    await expect(page.locator('#compare-drop')).toBeHidden();
    await page.goto('/check/');
    await openSample(page, 'stale');
    await expect(page.locator('#compare-drop')).toBeVisible();
  });

  test('a picture that shows no certificate is to be taken again, not to be compared', async ({ page }) => {
    const report = reportOf('unclear');
    Object.assign(report.evidence.checks.find(({ id }) => id === 'page-not-a-certificate')!, {
      outcome: 'fail',
      severity: 'decisive',
    });
    await answerWith(page, report);
    await choose(page, named('page.jpg', 'fixtures/certificates/not-certificate.jpg'));
    await start(page).click();
    await expect(page.locator('#step .button')).toHaveText('Check another picture');
    await expect(page.locator('#compare-drop')).toBeHidden();
  });

  test('OCR noise is no laboratory and no client', async ({ page }) => {
    const report = unasked('unclear');
    report.lab_named = 'lactam) specificity';
    report.client_field = '| =';
    for (const reading of report.evidence.fields)
      if (reading.field === 'laboratory' || reading.field === 'client') reading.text = 'lactam) specificity';
    for (const check of report.evidence.checks) if (check.outcome === 'fail') check.outcome = 'not-applicable';
    await answerWith(page, report);
    await choose(page, named('page.jpg', 'fixtures/certificates/unknown-lab.jpg'));
    await start(page).click();
    await expect(page.locator('#cause-said')).toHaveText('We could not find a laboratory’s name.');
    await expect(result(page)).not.toContainText('lactam)');
    await expect(page.locator('#ask-client')).toBeHidden();
  });
});

test.describe('evidence', () => {
  test('a finding shows its place enlarged; it opens the page there, which can be made larger', async ({ page }) => {
    await openSample(page, 'fabricated');
    const crop = page.locator('#finding-1').getByRole('button', { name: 'Open the page at place 1' });
    const drawn = await crop.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return {
        dark: data.some((value, at) => at % 4 === 0 && value < 60),
        width: canvas.getBoundingClientRect().width,
      };
    });
    const { evidence } = reportOf('fabricated');
    const [, , width] = evidence.fields.find(({ field }) => field === 'mass_measured')!.box!;
    expect(drawn.dark).toBe(true);
    expect(drawn.width).toBeGreaterThan(2 * width);
    await crop.click();
    const viewer = page.getByRole('dialog', { name: 'The page that was checked' });
    await expect(viewer).toBeVisible();
    await expect
      .poll(() =>
        viewer.locator('rect.lit').evaluateAll((all) =>
          all.some((mark) => {
            const { top, left, bottom, right } = mark.getBoundingClientRect();
            return top > 50 && left > 0 && bottom < innerHeight && right < innerWidth;
          }),
        ),
      )
      .toBe(true);
    const before = (await viewer.locator('img').boundingBox())!.width;
    await viewer.getByRole('button', { name: 'Larger' }).click();
    expect((await viewer.locator('img').boundingBox())!.width).toBeGreaterThan(before);
    expect(await axeViolations(page)).toEqual([]);
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(viewer).toBeHidden();
    await expect(crop).toBeFocused();
  });

  test('numbers sit on the boxes, which lie where the picture shows the text', async ({ page }) => {
    await openSample(page, 'fabricated');
    const picture = (await page.locator('#sheet img').boundingBox())!;
    const { evidence } = reportOf('fabricated');
    const box = evidence.fields.find(({ field }) => field === 'mass_measured')!.box!;
    const scale = picture.width / evidence.page.width;
    const middle = [picture.x + (box[0] + box[2] / 2) * scale, picture.y + (box[1] + box[3] / 2) * scale] as const;
    const number = (await page.locator('#sheet .numbers a.against').filter({ hasText: /^1$/ }).boundingBox())!;
    expect(Math.abs(number.y + number.height / 2 - middle[1])).toBeLessThan(8);
    expect(Math.abs(number.x + number.width / 2 - middle[0])).toBeLessThan((box[2] * scale) / 2 + 30);
    expect(Math.min(number.width, number.height)).toBeGreaterThanOrEqual(24);
    const marks = await page
      .locator('#sheet rect.against')
      .evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().toJSON() as DOMRect));
    expect(
      marks.some(
        ({ left, right, top, bottom }) =>
          left < middle[0] && middle[0] < right && top < middle[1] && middle[1] < bottom,
      ),
    ).toBe(true);
    await page.locator('#sheet .numbers a.against').first().press('Enter');
    await expect(page.locator('#finding-1')).toBeFocused();
  });

  test('no number covers what is marked, and both places of a contradiction are shown', async ({ page }) => {
    const report = reportOf('fabricated');
    // A second finding at the same place: one number for both, wider than others.
    const finding = report.evidence.checks.find(({ id }) => id === 'mass-not-of-compound')!;
    report.evidence.checks.push({ ...finding, id: 'another', fields: ['purity'], flag: 'The same place once more.' });
    await answerWith(page, report);
    await choose(page, named('page.jpg', 'fixtures/certificates/fab-chem.jpg'));
    await start(page).click();
    await expect(page.locator('#finding-1 canvas')).toHaveCount(2);
    await expect(page.locator('#sheet .numbers a').filter({ hasText: '1, 2' })).toHaveCount(2);
    const covered = await page.locator('#sheet').evaluate((sheet) => {
      const rects = (selector: string) =>
        Array.from(sheet.querySelectorAll(selector), (one) => one.getBoundingClientRect());
      const marks = rects('rect');
      return rects('.numbers a.against').filter((number) =>
        marks.some(
          (mark) =>
            Math.min(mark.right, number.right) - Math.max(mark.left, number.left) > 2 &&
            Math.min(mark.bottom, number.bottom) - Math.max(mark.top, number.top) > 2,
        ),
      ).length;
    });
    expect(covered).toBe(0);
    await page.getByRole('button', { name: 'Open the other place 1' }).click();
    await expect(page.getByRole('dialog', { name: 'The page that was checked' })).toBeVisible();
  });

  test('a PDF is shown with its places, and another of its pages can be checked', async ({ page }) => {
    // Answered without the service: where it has little time, it judges the first page.
    const asked: string[] = [];
    await page.route('**/api/check-coa**', (route) => {
      const image = (route.request().postDataJSON() as { image: string }).image.slice(0, 45);
      asked.push(image);
      const report = reportOf('borrowed');
      const { evidence } = report;
      const number = image.includes(';page=1') ? 1 : 2;
      Object.assign(evidence.page, { width: 1190, height: 1684, format: 'pdf', number, pages: 3 });
      const whole = { place: 'whole', read: 'picture', what: '' } as const;
      evidence.other_pages = [
        { ...whole, page: 3, kind: 'letter', laboratory: '', product: '', number: '' },
        { ...whole, page: 3 - number, kind: 'certificate', laboratory: 'Tideway', product: 'BPC-157', number: 'T-77' },
      ];
      return route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(report) });
    });
    await choose(page, 'fixtures/pdf/letter-then-report.pdf');
    await start(page).click();
    await expect(page.locator('#about-file')).toContainText('letter-then-report.pdf, page 2 of 3', {
      timeout: 120_000,
    });
    await expect(page.locator('#sheet img')).toBeVisible();
    const dark = await page.locator('#sheet img').evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      return context
        .getImageData(0, 0, canvas.width, canvas.height)
        .data.some((value, at) => at % 4 === 0 && value < 60);
    });
    expect(dark).toBe(true);
    await expect(page.locator('#sheet rect').first()).toBeVisible();
    const pages = page.locator('#pages');
    await expect(pages).toContainText('Page 2 of 3 was checked.');
    await expect(pages.getByRole('button', { name: 'Check page 3: a letter' })).toBeHidden();
    await pages.getByText('1 more page of the file').click();
    await expect(pages.getByRole('button', { name: 'Check page 3: a letter' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const next = pages.getByRole('button', { name: 'Check page 1: Tideway, BPC-157, number T-77' });
    await expect(next).toHaveText('Check page 1');
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#about-file')).toContainText('page 1 of 3', { timeout: 120_000 });
    expect(asked[1]).toContain('application/pdf;page=1;base64,');
    // Kept without its file, an answer lists the pages and promises no button.
    await page.reload();
    await expect(pages).toContainText('choose the same file again');
    await expect(pages.getByRole('button')).toHaveCount(0);
  });
});

test.describe('two fingers', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('pull the page larger about the place between them, and smaller again', async ({ page }) => {
    await openSample(page, 'fabricated');
    await page.getByRole('button', { name: 'See the page' }).tap();
    const image = page.getByRole('dialog', { name: 'The page that was checked' }).locator('img');
    await expect(image).toBeVisible();
    const box = () => image.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: 180 - apart / 2, y: 300, id: 0 },
                { x: 180 + apart / 2, y: 300, id: 1 },
              ],
      });
    const pinch = async (from: number, to: number): Promise<void> => {
      await touch('touchStart', from);
      for (let step = 1; step <= 8; step++) await touch('touchMove', from + ((to - from) * step) / 8);
      await touch('touchEnd', to);
    };
    const before = await box();
    // What lies between the fingers, in shares of the page.
    const between = ({ left, top, width, height }: DOMRect) => [(180 - left) / width, (300 - top) / height];
    await pinch(80, 200);
    const larger = await box();
    expect(larger.width / before.width).toBeCloseTo(2.5, 0);
    expect(larger.width).toBeGreaterThan(2 * before.width);
    expect(between(larger)[0]).toBeCloseTo(between(before)[0]!, 1);
    expect(between(larger)[1]).toBeCloseTo(between(before)[1]!, 1);
    await pinch(200, 80);
    expect((await box()).width).toBeCloseTo(before.width, 0);
  });
});

test.describe('words of the trade', () => {
  test('one is explained where it stands, by key and by click, and Escape closes it', async ({ page }) => {
    const said = page.locator('#term-certificate');
    await expect(said).toBeHidden();
    const word = page.getByRole('button', { name: 'certificate of analysis', exact: true });
    await word.press('Enter');
    await expect(said).toBeVisible();
    await expect(said).toContainText('what it found in one sample');
    const [at, below] = [(await word.boundingBox())!, (await said.boundingBox())!];
    expect(below.y).toBeGreaterThanOrEqual(at.y + at.height - 1);
    expect(below.y - at.y).toBeLessThan(100);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(said).toBeHidden();
    await word.click();
    await expect(said).toBeVisible();
    await page.locator('h1').click();
    await expect(said).toBeHidden();
  });

  test('key, batch, purity and peaks are explained in the answer too', async ({ page }) => {
    await openSample(page, 'real-lab-not-partnerlab');
    for (const [within, name, text] of [
      ['#copies', 'Check code', 'opens that report'],
      ['#batch', 'batch', 'another batch was not tested'],
    ] as const) {
      await page.locator(within).getByRole('button', { name, exact: true }).click();
      await expect(page.locator('.term-said:popover-open')).toContainText(text);
      await page.keyboard.press('Escape');
    }
    await page.getByText('What was read, and what the file says').click();
    await page.locator('#fields').getByRole('button', { name: 'Purity', exact: true }).first().click();
    await expect(page.locator('.term-said:popover-open')).toContainText('main peak');
    // Within the window on a phone as well.
    await page.setViewportSize({ width: 360, height: 740 });
    const box = (await page.locator('.term-said:popover-open').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
  });
});

test.describe('order and length', () => {
  test('answer, what decided, what to do, open, then one folded line for what held', async ({ page }) => {
    await openSample(page, 'fabricated');
    await expect(page.locator('#held-title')).toBeVisible();
    const tops = await Promise.all(
      ['[data-verdict="fabricated"]', '#decided-by', '#to-do', '#cannot', '#held-title'].map(
        async (part) => (await page.locator(part).boundingBox())!.y,
      ),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await expect(page.locator('#held-title')).toHaveText(/^\d+ routine checks held$/);
    await expect(page.locator('#green-flags')).toBeHidden();
    await expect(page.locator('#finding-1 details p')).toBeHidden();
    await page.locator('#finding-1 summary').click();
    await expect(page.locator('#finding-1 details p')).toContainText(
      /^.*It failed on \d+ of \d+ sound test pages and \d+ of \d+ honest real ones/,
    );
  });

  for (const { verdict } of SAMPLES)
    test.describe(`${verdict} on a phone`, () => {
      test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
      test('answer and button are on the first screen, the whole on four, and axe is content', async ({ page }) => {
        await openSample(page, verdict);
        await expect(page.locator(`[data-verdict="${verdict}"]`)).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4 * 740);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        await expect(page.locator(`[data-verdict="${verdict}"]`)).toBeInViewport({ ratio: 1 });
        const primary = page.locator('#step .button').first();
        if ((await primary.count()) > 0) await expect(primary).toBeInViewport({ ratio: 1 });
        expect(await axeViolations(page)).toEqual([]);
      });
    });
});

test.describe('an altered page with two findings', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('takes four screens on a phone and two sheets of paper, with the question about the client', async ({
    page,
  }) => {
    const report = unasked('fabricated');
    const finding = report.evidence.checks.find(({ id }) => id === 'mass-not-of-compound')!;
    report.evidence.checks.push({
      ...finding,
      id: 'another',
      fields: ['purity'],
      flag: `${finding.flag} It is told once more.`,
    });
    await answerWith(page, report);
    await page.goto('/check/');
    await choose(page, named('page.jpg', 'fixtures/certificates/fab-chem.jpg'));
    await start(page).click();
    await expect(page.locator('#decided-by > li')).toHaveCount(1);
    await expect(page.locator('#red-flags > li')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'What else speaks against it, or is in doubt' })).toBeVisible();
    await expect(page.locator('#ask-client')).toBeVisible();
    expect((await result(page).boundingBox())!.height).toBeLessThanOrEqual(4 * 740);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });
});

test.describe('under a fingertip', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });
  test('what an answer has to press is 44 pixels high, words of the text aside', async ({ page }) => {
    await answerWith(page, unasked('real-lab-not-partnerlab'));
    await choose(page, named('page.jpg', 'fixtures/certificates/borrowed.jpg'));
    await start(page).click();
    await expect(page.locator('#ask-client')).toBeVisible();
    await page.getByText('Save, print or share this answer').click();
    const toPress = result(page).locator('summary, button:not(.term), .keep').filter({ visible: true });
    const heights = await toPress.evaluateAll((all) =>
      all.map((one) => {
        const { height } = (one.closest('label') ?? one).getBoundingClientRect();
        return { what: one.textContent || one.className, height };
      }),
    );
    expect(heights.length).toBeGreaterThan(10);
    expect(heights.filter(({ height }) => height < 44)).toEqual([]);
  });
});

test('unclear gives one cause and one next step, with a picture of it', async ({ page }) => {
  const report = reportOf('unclear');
  report.evidence.page.reading_confidence = 0.4;
  Object.assign(report.evidence.checks.find(({ id }) => id === 'too-little-read')!, {
    outcome: 'fail',
    severity: 'decisive',
  });
  await answerWith(page, report);
  await choose(page, named('page.jpg', 'fixtures/certificates/unknown-lab.jpg'));
  await start(page).click();
  await expect(page.locator('#cause-said')).toHaveText(
    'The picture is too blurred or too strongly compressed to read.',
  );
  await expect(page.locator('#cause-picture')).toContainText('Blurred here');
  await expect(page.locator('#cause-picture canvas')).toBeVisible();
  await expect(page.locator('#to-do')).toContainText('Take it again with a steady hand');
  await expect(page.locator('#step .button')).toHaveText('Check another picture');
  expect(await axeViolations(page)).toEqual([]);
});

for (const verdict of ['fabricated', 'borrowed', 'stale'])
  test(`${verdict}: the first finding that decided stands with its place above what to do`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSample(page, verdict);
    const { evidence } = reportOf(verdict);
    const decided = evidence.checks.find(({ id }) => id === evidence.because[0])!;
    const shown = page.getByRole('list', { name: 'What decided' });
    await expect(shown.locator('#finding-1 p').first()).toHaveText(decided.flag!);
    await expect(shown.locator('p').first()).toBeInViewport({ ratio: 1 });
    await expect(shown.locator('canvas').first()).toBeInViewport({ ratio: 1 });
    expect((await shown.boundingBox())!.y).toBeLessThan((await page.locator('#to-do').boundingBox())!.y);
    // Once, on the screen and on paper alike.
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      await expect(page.getByText(decided.flag!).filter({ visible: true })).toHaveCount(1);
      await expect(shown.locator('canvas').first()).toBeVisible();
    }
  });

test('signs seen in the pixels alone are told as such, and the vendor is asked so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const report = reportOf('fabricated');
  const decided = report.evidence.checks.find(({ id }) => id === 'mass-not-of-compound')!;
  report.evidence.checks = [
    { ...decided, id: 'field-unlike-its-page', fields: ['client'], flag: 'The client looks different from the rest.' },
    { ...decided, id: 'field-newer-than-its-page', fields: ['client'], flag: 'The client was added later.' },
    { ...decided, id: 'content-far-from-claim', severity: 'note', fields: ['content'], flag: 'It is overfilled.' },
  ];
  report.evidence.because = ['field-unlike-its-page', 'field-newer-than-its-page'];
  report.lab_named = 'Not on our list';
  await answerWith(page, report);
  await choose(page, named('page.jpg', 'fixtures/certificates/fab-chem.jpg'));
  await start(page).click();
  const block = page.locator('[data-verdict="fabricated"]');
  await expect(block).toContainText('A value on the page does not look like the rest of it');
  await expect(block).toContainText('We cannot tell who changed what, or why.');
  await expect(block).not.toContainText('contradicts');
  // What two checks say of one field is one item; what is only worth knowing has a heading of its own.
  await expect(page.locator('#decided-by > li')).toContainText('The client was added later.');
  await expect(page.locator('#red-flags')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Worth knowing' })).toBeVisible();
  await expect(page.locator('#notes > li')).toHaveText([/It is overfilled\./]);
  await page.getByRole('button', { name: 'Copy a question to the vendor' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('looks different from the rest of the page');
  await expect(page.getByRole('button', { name: 'Copy a question to the vendor' })).toBeVisible();
  // It can be read before it is sent.
  await page.getByText('Read the question first').click();
  await expect(page.getByLabel('Question to the vendor')).toHaveValue(copied);
  expect(await axeViolations(page)).toEqual([]);
});

test('where the browser does not let the page copy, what is to be copied stands there and is selected', async ({
  page,
}) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not here.', 'NotAllowedError'));
  });
  await openSample(page, 'stale');
  await page.getByRole('button', { name: 'Copy a question to the vendor' }).click();
  await expect(page.getByRole('button', { name: 'Selected: copy it by hand' })).toBeVisible();
  const text = page.getByLabel('Question to the vendor');
  await expect(text).toBeFocused();
  expect(
    await text.evaluate((field: HTMLTextAreaElement) => field.selectionEnd - field.selectionStart),
  ).toBeGreaterThan(80);
  await page.goBack();
  await openSample(page, 'real-lab-not-partnerlab');
  await expect(page.locator('#question')).toBeHidden();
  const item = page.locator('#copies li').first();
  await item.getByRole('button').click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await item.locator('code').textContent());
});

test('above the verdict it is said which half of the picture was checked, and what to do with the other', async ({
  page,
}) => {
  const report = reportOf('real-lab-not-partnerlab');
  report.evidence.other_pages.push({
    page: report.evidence.page.number,
    place: 'right half',
    read: 'picture',
    kind: 'certificate',
    laboratory: '',
    product: 'LL-37',
    number: '86511',
    what: '',
  });
  await answerWith(page, report, reportOf('stale'));
  await choose(page, 'fixtures/certificates/reallab.webp');
  await start(page).click();
  const scope = page.locator('#scope');
  await expect(scope).toContainText('Only the left half of the picture was checked.');
  await expect(scope).toContainText('The right half is another certificate (LL-37, number 86511)');
  const verdict = page.locator('[data-verdict]:visible');
  expect((await scope.boundingBox())!.y).toBeLessThan((await verdict.boundingBox())!.y);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check another', exact: true }).click();
  await choose(page, 'fixtures/certificates/stale.png');
  await start(page).click();
  await expect(page.locator('[data-verdict="stale"]')).toBeVisible();
  await expect(scope).toBeHidden();
});

test('where nothing was read of what the laboratory asks for no button leads to its look-up', async ({ page }) => {
  const report = reportOf('real-lab-not-partnerlab');
  report.evidence.fields = report.evidence.fields.filter(({ field }) => !['report_number', 'key'].includes(field));
  await answerWith(page, report);
  await choose(page, named('page.png', 'fixtures/certificates/reallab-png.png'));
  await start(page).click();
  await expect(page.locator('#to-do')).toContainText(
    'The laboratory looks its reports up by the Report no. and the Check code, which we did not read on this page.',
  );
  await expect(page.locator('#step [data-look-up]')).toHaveCount(0);
  await expect(page.locator('#copies')).toBeHidden();
});

test('where one part was not read it is said beside the other; of two numbers both are to be tried', async ({
  page,
}) => {
  const report = reportOf('real-lab-not-partnerlab');
  report.evidence.fields = report.evidence.fields.filter(({ field }) => field !== 'key');
  report.evidence.fields.find(({ field }) => field === 'report_number')!.also_printed = 'HA-260407-579';
  await answerWith(page, report);
  await choose(page, named('page.png', 'fixtures/certificates/reallab-png.png'));
  await start(page).click();
  await expect(page.locator('#copies')).toContainText('Check code: we did not read it.');
  await expect(page.locator('#copies')).toContainText('The page also prints “HA-260407-579”: try both.');
});
