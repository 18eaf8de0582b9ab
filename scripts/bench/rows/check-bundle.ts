import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { startTestBlobs } from '../../../tests/support/blobs.ts';
import { bundleFunctions, bundleOf, Lambda, unpack } from '../../../tests/support/bundles.ts';
import { certificate } from '../../../tests/support/pictures.ts';
import { quantile } from '../../evaluate/statistics.ts';
import { type MeasuredRow, type Measurement, REPETITIONS } from '../row.ts';

const PAGE = 'genuine-jpeg.jpg';
const WARM_CHECKS = 3;
const CHECKS = 100;
/** What people send, over and over; another address for every few, since each may check only so many a day. */
const PAGES = [
  'genuine-jpeg.jpg',
  'fab-pixel.png',
  'genuine-phone.jpg',
  'reallab.webp',
  'stale.png',
  'genuine-qr.png',
  'not-certificate.jpg',
];
const CHECKS_PER_ADDRESS = 20;

type Ask = (lambda: Lambda, file: string) => Promise<void>;

/**
 * The function as it is deployed: its bundle unpacked into an empty folder and run in a process of its own, with a Blobs
 * server. The first check is timed from the start of the process to the answer.
 */
export const checkBundle: Measurement = async () => {
  const bundles = await bundleFunctions();
  const bundle = bundleOf(bundles, 'check-coa');
  const folder = await unpack(bundle);
  const blobs = await startTestBlobs();
  let asked = 0;
  const ask: Ask = async (lambda, file) => {
    const { image } = certificate(file);
    const address = `198.51.100.${1 + Math.floor(asked++ / CHECKS_PER_ADDRESS)}`;
    const answer = await lambda.call('POST', '/api/check-coa', {
      body: { image },
      blobs,
      headers: { 'x-nf-client-connection-ip': address },
    });
    if (answer.status !== 200) throw new Error(`Expected a report; found ${answer.status} ${answer.body}`);
  };
  try {
    return [
      await timeFirstCheck(folder, ask),
      {
        id: 'check-bundle',
        what: 'check-coa, zipped',
        unit: 'MB',
        ours: [statSync(bundle.path).size / 1e6],
        goal: { of: 'figure', most: 15 },
      },
      ...(await measureMemory(folder, ask)),
    ];
  } finally {
    await blobs.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(path.dirname(bundle.path), { recursive: true, force: true });
  }
};

async function timeFirstCheck(folder: string, ask: Ask): Promise<MeasuredRow> {
  const first: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < REPETITIONS; round++) {
    const start = performance.now();
    const lambda = await Lambda.start(folder);
    await ask(lambda, PAGE);
    first.push(performance.now() - start);
    const later: number[] = [];
    // The second check still warms the compiler.
    for (let i = 0; i <= WARM_CHECKS; i++) {
      const from = performance.now();
      await ask(lambda, PAGE);
      if (i > 0) later.push(performance.now() - from);
    }
    warm.push(quantile(later, 0.5));
    await lambda.stop();
  }
  return {
    id: 'first-check',
    what: 'first check of a fresh process, its start included',
    unit: 'ms',
    ours: first,
    opponent: { name: 'our own warm check in the same process', figures: warm },
    goal: { of: 'ratio', most: 1.7 },
  };
}

/** Memory after many checks and its growth in the second half of them; no rows where the system does not tell. */
async function measureMemory(folder: string, ask: Ask): Promise<MeasuredRow[]> {
  const lambda = await Lambda.start(folder);
  let half = 0;
  for (let i = 1; i <= CHECKS; i++) {
    await ask(lambda, PAGES[i % PAGES.length]!);
    if (i === CHECKS / 2) half = residentMB(lambda.pid);
  }
  const whole = residentMB(lambda.pid);
  await lambda.stop();
  if (whole === 0) return [];
  return [
    {
      id: 'memory',
      what: `resident memory after ${CHECKS} checks`,
      unit: 'MB',
      ours: [whole],
      goal: { of: 'figure', most: 450 },
    },
    {
      id: 'memory-growth',
      what: `growth from the ${CHECKS / 2}th check to the ${CHECKS}th`,
      unit: 'MB',
      ours: [whole],
      opponent: { name: `our own memory after ${CHECKS / 2} checks`, figures: [half] },
    },
  ];
}

/** Resident memory of a process; 0 where the system has no /proc. */
function residentMB(pid: number): number {
  try {
    return (Number(/VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024) / 1e6;
  } catch {
    return 0;
  }
}
