/**
 * Writes the checker as the check page runs it on the reader's own device, the licences of what it is made of, and the
 * service worker that keeps that page.
 * Run after each build of the site.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NOTICES, OFFLINE_WORKER } from '../../../src/scripts/device/manifest.ts';
import { bundleOfflineWorker } from './bundle-device.ts';
import { deviceFiles } from './device-files.ts';
import { offlineFiles } from './offline-files.ts';

const DIST = 'dist';

const { files, pdfium, notices } = await deviceFiles();
for (const [address, bytes] of files) {
  mkdirSync(path.dirname(DIST + address), { recursive: true });
  writeFileSync(DIST + address, bytes);
}
writeFileSync(DIST + NOTICES, notices);
writeFileSync(DIST + OFFLINE_WORKER, await bundleOfflineWorker(offlineFiles(DIST, pdfium)));
