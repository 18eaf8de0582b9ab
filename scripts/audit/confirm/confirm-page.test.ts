import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { writeFiles } from '../../build/write-files.ts';
import { chromiumIsInstalled } from '../../certificates/print/browser.ts';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../../chromium.ts';
import { shippedWorkspace } from '../test-workspace.ts';
import { fileText, readVendorFile, vendorPath } from '../workspace.ts';
import { COMPARED_FIELDS } from './compared-fields.ts';
import { serveConfirm } from './confirm-server.ts';

const VENDOR = 'thameside-peptide-co';

test.skipIf(!chromiumIsInstalled())(
  'the page says that nothing waits, although the command ends with the last certificate',
  async () => {
    const work = shippedWorkspace('2026-11-25');
    const file = readVendorFile(work, VENDOR);
    const [known] = file['certificates'] as object[];
    const reading = {
      file: 'stale.png',
      path: resolve('fixtures/certificates/stale.png'),
      checked_at: '2026-11-24',
      verdict: 'stale',
      confidence: 0.9,
      red_flags: [],
      fields: [],
    };
    // As the tool writes it: every field is there.
    const empty = { strength: null, content: null };
    const waiting = { ...empty, ...known, id: 'once-more', captured_at: '2026-11-24', reading };
    writeFiles([{ path: vendorPath(work, VENDOR), text: fileText({ ...file, unconfirmed_certificates: [waiting] }) }]);
    const server = await serveConfirm(work, VENDOR, 'AB');
    const ended = server.finished.then(() => server.close());
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS });
    try {
      const page = await browser.newPage();
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await page.goto(server.url);
      await page.getByText('once-more (1 waiting)').waitFor();
      for (const field of COMPARED_FIELDS) await page.locator(`#${field}:focus`).press('Enter');
      await page.getByText('Nothing waits.').waitFor({ timeout: 10_000 });
      await ended;
      expect(faults).toEqual([]);
    } finally {
      await browser.close();
      server.close();
      work.remove();
    }
  },
  60_000,
);
