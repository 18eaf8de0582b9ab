/**
 * Runs hostile requests against the function of the check, in a process of its own: node run-cases.ts SEED FROM TO. Each
 * request is told before and after, so that whoever listens knows which one was under way when this process ended.
 */
import type { Context } from '@netlify/functions';
import check from '../../netlify/functions/check-coa/index.ts';
import { startTestBlobs } from '../../tests/support/blobs.ts';
import { hostileCase } from './hostile-case.ts';
import { seedFiles } from './seed-files.ts';

const [seed = '', from = '0', to = '0'] = process.argv.slice(2);
const blobs = await startTestBlobs();
const files = await seedFiles();
const print = console.log;
/** What the functions log is not of interest here, its faults are. */
let faults: string[] = [];
console.log = (line: string) => {
  const fault = /"fault":"([^"]*)/.exec(line)?.[1];
  if (fault !== undefined) faults.push(fault);
};

for (let number = Number(from); number < Number(to); number++) {
  const { kind, method, path, headers, body } = hostileCase(seed, number, files);
  print(JSON.stringify({ number, kind }));
  faults = [];
  const started = performance.now();
  // An address for every twenty requests, so that the quota lets them through.
  const ip = `198.18.${(number / 5_120) & 255}.${(number / 20) & 255}`;
  const context = { ip, requestId: String(number), waitUntil: () => {} } as unknown as Context;
  let status = 0;
  try {
    const answer = await check(
      new Request(`https://service.example${path}`, {
        method,
        headers,
        body: body === null ? null : new Uint8Array(body),
      }),
      context,
    );
    const text = await answer.text();
    status = answer.status;
    if (!answer.headers.has('x-request-id')) faults.push('no request id');
    if (status >= 400 && method !== 'HEAD' && (JSON.parse(text) as { status: number }).status !== status)
      faults.push('no problem document');
  } catch (error) {
    faults.push(`threw ${String(error)}`);
  }
  print(
    JSON.stringify({
      number,
      kind,
      status,
      ms: Math.round(performance.now() - started),
      rss: process.memoryUsage().rss,
      ...(faults.length === 0 ? {} : { faults }),
    }),
  );
}
print(JSON.stringify({ peak: process.resourceUsage().maxRSS * 1024 }));
await blobs.stop();
process.exit();
