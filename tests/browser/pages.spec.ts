import { loadData } from '../../data/index.ts';
import { PAGE_TYPES } from '../support/page-types.ts';
import { PIXEL } from '../support/pictures.ts';
import { accessibilityNodes, axeViolations, expect, layoutShift, test } from './site.ts';

for (const [name, path] of Object.entries(PAGE_TYPES)) {
  test.describe(`${name} page`, () => {
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 360],
    ] as const) {
      test(`${colorScheme}, ${width} px: no violation of WCAG 2.2 AA that axe can find, nothing moves, nothing overflows`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        expect(await axeViolations(page)).toEqual([]);
        expect(await layoutShift(page)).toBe(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }

    test('reads at 320 px without scrolling sideways (WCAG 1.4.10) and with letters at 200 % (1.4.4)', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
    });

    test('the first stop of the keyboard leads past the navigation', async ({ page }) => {
      await page.goto(path);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('#main')).toBeFocused();
    });

    test('on paper the navigation is gone and the text is black', async ({ page }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
    });
  });
}

test.describe('with the spacing of WCAG 1.4.12', () => {
  test.use({ bypassCSP: true, viewport: { width: 320, height: 640 } });
  test('no vendor’s page, no release and not the method scroll sideways at 320 px', async ({ page }) => {
    const paths = [
      ...loadData().vendors.map(({ id }) => `/vendors/${id}/`),
      PAGE_TYPES.release!,
      PAGE_TYPES.methodology!,
    ];
    for (const path of paths) {
      await page.goto(path);
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await width(), path).toBeLessThanOrEqual(320);
      await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      });
      expect(await width(), `${path} spaced`).toBeLessThanOrEqual(320);
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const [name, path] of Object.entries(PAGE_TYPES)) {
    test(`${name} page shows its content and no dead control`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      // The form of the check page works without script; its parts that do not are away.
      const dead =
        path === '/check/'
          ? '#camera-input, #kept :is(input, button), #result button'
          : // Words are explained by the browser itself.
            'button:not([popovertarget]), input, select';
      await expect(page.locator('main').locator(dead).filter({ visible: true })).toHaveCount(0);
    });
  }

  test('a plain form checks a certificate and answers with a page', async ({ page }) => {
    await page.goto('/check/');
    await page.getByLabel('Picture of the certificate').setInputFiles('fixtures/certificates/borrowed.jpg');
    await page.getByLabel(/Which shop/).fill('fenlandreagents.example');
    await page.getByRole('button', { name: 'Check this certificate' }).click();
    await expect(page.locator('h1')).toHaveText('Made out to somebody else', { timeout: 120_000 });
    await expect(page.getByText('The file: borrowed.jpg.')).toBeVisible();
    await expect(page.getByText('not to Fenland Reagents').first()).toBeVisible();
    await page.getByRole('link', { name: 'Check another certificate' }).click();
    await page.getByRole('button', { name: 'Check this certificate' }).click();
    await expect(page.getByText('Choose a picture of a certificate.')).toBeVisible();
  });
});

test('the pages that a form without script gets have no violation that axe can find', async ({ page }) => {
  for (const [buffer, heading] of [
    [Buffer.from(PIXEL, 'base64'), 'Unclear'],
    [Buffer.from('no picture'), 'This type is not supported'],
  ] as const) {
    const answer = await page.request.post('/api/check-coa', {
      headers: { Accept: 'text/html' },
      multipart: { image: { name: 'dot.png', mimeType: 'image/png', buffer } },
    });
    // Put into a page with script, which axe needs.
    await page.setContent(await answer.text());
    await expect(page.locator('h1')).toHaveText(heading);
    expect(await axeViolations(page)).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('the links that the documentation lists are 32 pixels high', async ({ page }) => {
    await page.goto('/docs/');
    const heights = await page
      .locator('.links a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(15);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(32);
  });

  test('the documentation folds its tables, which fit when they are opened and stand open on paper', async ({
    page,
  }) => {
    await page.goto('/docs/');
    const answer = page.getByRole('table', { name: 'Answer' });
    const size = () =>
      page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight] as const);
    await expect(answer).toHaveCount(0);
    expect((await size())[1]).toBeLessThan(22 * 740);
    // What an error calls its type is in view at once.
    await page.goto('/docs/#problem-invalid-fields');
    await expect(page.locator('#problem-invalid-fields')).toBeInViewport();
    await page.emulateMedia({ media: 'print' });
    await expect(answer.first()).toBeVisible();
    await expect(page.locator('#changes ~ details dl')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = true;
    });
    expect(await answer.count()).toBeGreaterThan(8);
    expect((await size())[0]).toBeLessThanOrEqual(360);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('the words in a chart are no smaller than 11 px', async ({ page }) => {
    await page.goto('/findings/');
    const sizes = await page
      .locator('.chart > svg text')
      .evaluateAll((all) =>
        all.map((text) => parseFloat(getComputedStyle(text).fontSize) * (text as SVGTextElement).getScreenCTM()!.a),
      );
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
  });

  test('the notice says that the vendors are invented, and stands above no answer, laboratory or compound', async ({
    page,
  }) => {
    for (const path of [PAGE_TYPES.home, PAGE_TYPES.vendor]) {
      await page.goto(path!);
      await expect(page.getByRole('note')).toHaveText(/Demonstration\. .*The vendors here are invented\.$/);
      await expect(page.getByText('The vendors here are invented.')).toBeVisible();
    }
    for (const path of [PAGE_TYPES.check, PAGE_TYPES.laboratories, PAGE_TYPES.laboratory, PAGE_TYPES.compound]) {
      await page.goto(path!);
      await expect(page.getByText('Demonstration.', { exact: true }), path).toBeHidden();
    }
  });

  test('no word of a chart is cut off at its edge', async ({ page }) => {
    for (const path of [PAGE_TYPES.home, PAGE_TYPES.findings, PAGE_TYPES.vendor]) {
      await page.goto(path!);
      const cut = await page.locator('.chart > svg').evaluateAll((drawings) =>
        drawings.flatMap((drawing) => {
          const edge = drawing.getBoundingClientRect();
          return [...drawing.querySelectorAll('text')]
            .filter((text) => {
              const { left, right } = text.getBoundingClientRect();
              return left < edge.left - 0.5 || right > edge.right + 0.5;
            })
            .map((text) => text.textContent);
        }),
      );
      expect(cut, path).toEqual([]);
    }
  });

  test('no table of masses has to be scrolled sideways, and no formula breaks', async ({ page }) => {
    await page.goto(PAGE_TYPES.compound!);
    const table = page.getByRole('table').first();
    expect((await table.boundingBox())!.width).toBeLessThanOrEqual(360 - 2 * 16);
    const formula = table.locator('code').first();
    expect(await formula.evaluate((code) => code.getClientRects().length)).toBe(1);
  });

  test('the methodology folds its long table of checks, and a link to a check unfolds it', async ({ page }) => {
    await page.goto('/methodology/');
    const check = page.locator('#purity-impossible');
    const summary = page.getByText(/^All \d+ checks/);
    await expect(check).toBeHidden();
    const folded = await page.evaluate(() => document.documentElement.scrollHeight);
    await page
      .getByText(/^One of \d+ checks fails/)
      .first()
      .click();
    await page.locator('a[href="#purity-impossible"]').first().click();
    await expect(check).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(folded + 5000);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/methodology/');
    await expect(summary).toBeHidden();
    await expect(check).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(check).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(check).toBeVisible();
  });

  test('a wide table becomes entries with named figures, and stays a table for screen readers', async ({ page }) => {
    // A link to a check unfolds them all.
    await page.goto('/methodology/#purity-impossible');
    const checks = '.measured:has(#purity-impossible)';
    const table = page.locator(checks);
    const first = (await table.locator('tbody th').first().boundingBox())!;
    const figure = (await table.locator('tbody td').first().boundingBox())!;
    expect(figure.y).toBeGreaterThanOrEqual(first.y + first.height);
    const nodes = await accessibilityNodes(page, `${checks} tbody tr`);
    const roles = nodes.map(({ role }) => String(role?.value));
    expect(roles.filter((role) => ['row', 'rowheader', 'cell'].includes(role))).toEqual([
      'row',
      'rowheader',
      'cell',
      'cell',
      'cell',
    ]);
    expect(nodes.some(({ name }) => String(name?.value).startsWith('Failed on clean: '))).toBe(true);
  });
});

for (const width of [320, 360, 768, 1280])
  test(`at ${width} px no date takes two lines`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const broken: string[] = [];
    for (const path of Object.values(PAGE_TYPES)) {
      await page.goto(path);
      const found = await page.evaluate(() =>
        Array.from(document.querySelectorAll('time, .nowrap'), (element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
          return lines.size > 1 ? (element.textContent ?? '') : '';
        }).filter(Boolean),
      );
      broken.push(...found.map((text) => `${path}: ${text}`));
    }
    expect(broken).toEqual([]);
  });

test('letters at 200 % leave words their room beside a picture or a chart', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/', '/findings/', '/check/', '/check/#sample-fabricated']) {
    await page.goto('about:blank');
    await page.goto(path);
    if (path.includes('#')) await expect(page.locator('#result')).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const narrow = await page.locator('main p:visible, main :is(h1, h2, h3):visible').evaluateAll((all) =>
      all.flatMap((block) => {
        const { width } = block.getBoundingClientRect();
        // As many as thirty letters of the text.
        return width < 300 && block.scrollHeight > 4 * 32 ? [`${Math.round(width)} px: ${block.textContent}`] : [];
      }),
    );
    expect(narrow, path).toEqual([]);
  }
});

test('the first page leads with the check and an answer, then comes the audit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const check = page.getByRole('main').getByRole('link', { name: 'Check a certificate' });
  await expect(check).toBeInViewport({ ratio: 1 });
  const tops = await Promise.all(
    [check, page.locator('.example'), page.locator('#audit-title')].map(async (part) => (await part.boundingBox())!.y),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await page.getByRole('link', { name: 'An answer on a made-up certificate: open it' }).click();
  await expect(page.locator('#result [data-verdict="fabricated"]')).toBeVisible();
});

test('a vendor page folds hashes and routine changes', async ({ page }) => {
  await page.goto(PAGE_TYPES['vendor']!);
  const hash = page.getByText(/^[0-9a-f]{64}$/).first();
  await expect(hash).toBeHidden();
  await page.getByText('Numbers, dates and the file').first().click();
  await expect(hash).toBeVisible();
  await expect(page.getByText(/^Every change to the record/)).toBeVisible();
});

test('on a wide page two certificates of a vendor stand side by side', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(PAGE_TYPES.vendor!);
  const [first, second] = await page.locator('article.certificate').all();
  const [left, right] = [(await first!.boundingBox())!, (await second!.boundingBox())!];
  expect(right.x).toBeGreaterThanOrEqual(left.x + left.width);
  expect(right.y).toBe(left.y);
});

test('on a wide page a chart stands beside its words', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/findings/');
  const figures = await page.locator('.chart').evaluateAll((all) =>
    all.map((figure) => {
      const rect = (selector: string) => figure.querySelector(selector)!.getBoundingClientRect().toJSON() as DOMRect;
      return { title: rect('.title'), drawing: rect(':scope > svg'), note: rect(':scope > p') };
    }),
  );
  expect(figures.length).toBeGreaterThan(0);
  for (const { title, drawing, note } of figures) {
    expect(drawing.left).toBeGreaterThan(title.right);
    expect(drawing.left).toBeGreaterThan(note.right);
    expect(Math.abs(drawing.top - title.top)).toBeLessThan(12);
  }
});

test('on paper the vendors table keeps its dates whole, and buttons are black on white', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/vendors/');
  const heights = await page
    .locator('#vendors time')
    .evaluateAll((all) => all.map((day) => day.getClientRects().length));
  expect(new Set(heights)).toEqual(new Set([1]));
  await page.goto('/');
  const button = page.locator('.button').first();
  await expect(button).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(button).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('what is folded on the screen is open on paper', async ({ page }) => {
  await page.goto('/methodology/');
  const folded = page.locator('.steps details li').first();
  await expect(folded).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(folded).toBeVisible();
});

test('no line of a chart that stands alone runs over its edge', async ({ page }) => {
  for (const chart of [
    'charts/headline',
    'charts/stars-against-verdict',
    'charts/type-by-verdict',
    'charts/age-of-newest-certificate',
    'charts/changes-by-snapshot',
  ]) {
    await page.goto(`/embed/${chart}.svg`);
    const over = await page.evaluate(() => {
      const edge = document.documentElement.getBoundingClientRect();
      return [...document.querySelectorAll('text')]
        .filter(
          (text) =>
            text.getBoundingClientRect().right > edge.right + 0.5 ||
            text.getBoundingClientRect().left < edge.left - 0.5,
        )
        .map((text) => text.textContent);
    });
    expect(over, chart).toEqual([]);
  }
});
