import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type { CheckReportWithEvidence } from '../../../src/coa/report/report.ts';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../../chromium.ts';

/** What the check page lets itself do, as far as the checker is concerned. */
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self' blob:";
const PAGE = '<!doctype html><meta charset="utf-8"><title>Check</title><script type="module" src="/run.js"></script>';
const SCRIPT = `
import { checkOnDevice, startCore } from './src/scripts/device/core.ts';
globalThis.startCore = () => startCore();
globalThis.check = async (base64, type, vendor) => {
  const blob = await (await fetch('/file')).blob();
  const start = performance.now();
  const answer = await checkOnDevice({ blob: new Blob([blob], { type }), page: null, vendor }, () => {}, () => {}, new AbortController().signal);
  return { answer, milliseconds: performance.now() - start };
};
`;

/** An answer of the check in the browser, and how long it took. */
export interface DeviceAnswer {
  answer: { kind: 'report'; report: CheckReportWithEvidence } | { kind: 'failure'; message: string };
  milliseconds: number;
}

/** The checker in a browser, as the check page runs it. */
export interface DeviceBrowser {
  page: Page;
  browser: Browser;
  check(file: Uint8Array, type: string, vendor: string | null): Promise<DeviceAnswer>;
  close(): Promise<void>;
}

/** Opens a bare page with the built checker (`npm run build`) in Chromium; CHROMIUM names another. */
export async function openDeviceBrowser(dist = 'dist'): Promise<DeviceBrowser> {
  const bundled = await build({
    stdin: { contents: SCRIPT, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
  });
  const script = bundled.outputFiles[0]?.text ?? '';
  let file: Uint8Array = new Uint8Array(0);
  const server = createServer(({ url = '/' }, answer) => {
    if (url === '/')
      answer.setHeader('Content-Security-Policy', POLICY).setHeader('Content-Type', 'text/html').end(PAGE);
    else if (url === '/run.js') answer.setHeader('Content-Type', 'text/javascript').end(script);
    else if (url === '/file') answer.end(file);
    else if (url.startsWith('/check/device')) answer.end(readFileSync(path.join(dist, url)));
    else answer.writeHead(404).end();
  });
  await listen(server);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction('"startCore" in globalThis');
  return {
    page,
    browser,
    async check(bytes, type, vendor) {
      file = bytes;
      return page.evaluate(
        ([type, vendor]) =>
          (globalThis as unknown as { check: (...of: unknown[]) => Promise<DeviceAnswer> }).check(null, type, vendor),
        [type, vendor ?? ''],
      );
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => void server.listen(0, 'localhost', resolve));
}
