/**
 * Sends pages one after the other to the bundle of the check as it is deployed, in a process of its own, and prints what that holds and
 * held at the most: `npm run bench:bundle-memory`. For Linux, which says so of a process.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestBlobs } from '../../../tests/support/blobs.ts';
import { bundleFunctions, bundleOf, Lambda, unpack } from '../../../tests/support/bundles.ts';
import { table } from '../../evaluate/statistics.ts';
import { pagesToCheck, readMemoryOptions } from './pages-to-check.ts';

const { checks, photograph } = readMemoryOptions('bench:bundle-memory', { fewest: 1, usual: 20 });
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
};
const temporary = mkdtempSync(path.join(tmpdir(), 'bundle-memory-'));
const files = pagesToCheck(photograph, temporary);
const bundles = await bundleFunctions();
const folder = await unpack(bundleOf(bundles, 'check-coa'));
const blobs = await startTestBlobs();
const lambda = await Lambda.start(folder);

/** Megabytes that the process holds, or held at the most, as the kernel counts them. */
function megabytes(of: 'VmRSS' | 'VmHWM'): string {
  const status = readFileSync(`/proc/${lambda.pid}/status`, 'utf8');
  const kibibytes = Number(new RegExp(`${of}:\\s+(\\d+)`).exec(status)?.[1]);
  return ((kibibytes * 1024) / 1e6).toFixed(0);
}

const rows = [['checks', 'answer', 'seconds', 'resident MB', 'peak MB']];
for (let i = 0; i < checks; i++) {
  const file = files[i % files.length]!;
  const type = MEDIA_TYPES[path.extname(file)] ?? 'image/jpeg';
  const started = performance.now();
  const { status } = await lambda.call('POST', '/api/check-coa', {
    body: { image: `data:${type};base64,${readFileSync(file).toString('base64')}` },
    // Each from another address: one may ask thirty times a day.
    headers: { 'x-nf-client-connection-ip': `192.0.2.${(i % 250) + 1}` },
    blobs,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  rows.push([String(i + 1), String(status), seconds, megabytes('VmRSS'), megabytes('VmHWM')]);
}
console.log(table(rows));
await lambda.stop();
await blobs.stop();
for (const made of [temporary, folder, path.dirname(bundles[0]?.path ?? '')])
  rmSync(made, { recursive: true, force: true });
