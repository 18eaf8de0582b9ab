import { defineConfig } from '@playwright/test';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from './scripts/chromium.ts';

/**
 * Tests in a real browser against the local server: `npm run test:browser`, after a build. The browser is the system's
 * Chromium; CHROMIUM names another.
 */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // Generous, since a machine may be several times slower than usual: a wait ends as soon as what it waits for is there.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env['CI'] !== undefined,
  // A test that passes only the second or third time is listed as flaky: a race to be mended, in the test or the page.
  retries: process.env['CI'] === undefined ? 0 : 2,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    launchOptions: {
      executablePath: CHROMIUM,
      // The accessibility tree as a screen reader gets it, what is out of view included.
      args: ['--force-renderer-accessibility', ...CHROMIUM_ARGUMENTS],
    },
  },
});
