import { AxeBuilder } from '@axe-core/playwright';
import { test as base, type Page } from '@playwright/test';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';

/**
 * A test with a site of its own for each worker (its count of checks too), and a page that fails the test when it logs an
 * error, breaks its own Content-Security-Policy, or asks another host for anything.
 */
export const test = base.extend<{ complaints: string[] }, { site: LocalSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from its first parameter
    async ({}, use) => {
      const site = await startLocalSite();
      await use(site);
      await site.stop();
      site.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  complaints: [
    async ({ page, site }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        // A refused check is an answer, and a lost connection part of a test; the browser logs both as errors.
        if (
          message.type() === 'error' &&
          !/Failed to load resource: (the server responded with a status of (4|503)|net::ERR_INTERNET_DISCONNECTED)/.test(
            message.text(),
          )
        )
          complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        if (!request.url().startsWith(site.url) && !/^(blob|data):/.test(request.url()))
          complaints.push(`asked ${request.url()}`);
      });
      await use(complaints);
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** Sum of all layout shifts since the page began to load, those after input included. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}

/** What axe finds wrong with the page as it stands, one line a rule. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** What the first element of a selector is to screen readers: its accessibility nodes, itself first. */
export async function accessibilityNodes(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  return (await session.send('Accessibility.queryAXTree', { nodeId })).nodes;
}

/** Holds every script of a page back, as a slow connection does, until what this returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.js(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
