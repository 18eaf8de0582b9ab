import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { Context } from '@netlify/functions';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import check from '../netlify/functions/check-coa/index.ts';
import { BUDGETS } from '../src/coa/budgets.ts';
import { startTestBlobs, type TestBlobs } from './support/blobs.ts';
import { certificate, PIXEL } from './support/pictures.ts';

/** The function as it is deployed; only its threads are meddled with. */
let blobs: TestBlobs;
/** Threads that are alive. */
const threads = new Set<Worker>();
let onThread: (thread: Worker) => void = () => {};
const watch = (thread: Worker): void => {
  threads.add(thread);
  thread.once('exit', () => threads.delete(thread));
  onThread(thread);
};
const patience: { readerSilenceMilliseconds: number } = BUDGETS;
const { readerSilenceMilliseconds } = patience;

beforeAll(async () => {
  blobs = await startTestBlobs();
  process.on('worker', watch);
  patience.readerSilenceMilliseconds = 1_500;
});
afterAll(async () => {
  patience.readerSilenceMilliseconds = readerSilenceMilliseconds;
  process.off('worker', watch);
  await blobs.stop();
});

const { image, vendor, label } = certificate('stale.png');
let asked = 0;
const ask = (body: object = { image, vendor }): Promise<Response> => {
  asked += 1;
  const context = {
    ip: `198.18.${asked >> 8}.${asked & 255}`,
    requestId: '',
    waitUntil: () => {},
  } as unknown as Context;
  return check(
    new Request('https://service.example/api/check-coa', { method: 'POST', body: JSON.stringify(body) }),
    context,
  );
};
const expectReport = async (answer: Response): Promise<void> => {
  expect(await answer.json()).toMatchObject({ verdict: label.verdict });
  expect(answer.status).toBe(200);
};
const expectUnavailable = async (answer: Response): Promise<void> => {
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('retry-after')]).toEqual([
    503,
    'application/problem+json',
    '30',
  ]);
  expect(await answer.json()).toMatchObject({ status: 503, detail: expect.stringContaining('Try again') });
};

describe('a reader’s thread that', () => {
  const endWhenAsked = (thread: Worker): void => {
    const post = thread.postMessage.bind(thread);
    thread.postMessage = (task: unknown) => {
      post(task);
      setTimeout(() => void thread.terminate(), 30);
    };
  };
  let begun = 0;
  // The threads of the instance are warm, as in a service that answers.
  beforeAll(async () => expectReport(await ask()));
  afterEach(async () => {
    onThread = () => {};
    await expectReport(await ask());
  });

  test.each<[string, (thread: Worker) => void]>([
    ['is killed in mid-check', endWhenAsked],
    ['died since, or does not start', (thread) => void thread.terminate()],
    [
      'hangs',
      (thread) => {
        thread.postMessage = () => {};
      },
    ],
  ])(
    '%s is replaced by a fresh one, once; one that fares no better is a 503 that says when to try again',
    async (_, meddle) => {
      begun = 0;
      onThread = () => {
        begun += 1;
      };
      meddle([...threads][0]!);
      await expectReport(await ask());
      expect(begun).toBe(1);

      onThread = (thread) => {
        begun += 1;
        meddle(thread);
      };
      for (const thread of threads) meddle(thread);
      await expectUnavailable(await ask());
      // Three pictures are begun, the codes and a strip for each reader, and tried twice; two tries meet the threads that are there.
      expect(begun).toBeLessThanOrEqual(1 + 3 * 2 - 2);
    },
  );
});

test('200 checks in a row leave no temporary file and no open handle', async () => {
  const before = process.env['TMPDIR'];
  const temporary = mkdtempSync(path.join(tmpdir(), 'checks-'));
  process.env['TMPDIR'] = temporary;
  const held = () => ({
    handles: process.getActiveResourcesInfo().length,
    descriptors: readdirSync('/proc/self/fd').length,
  });
  try {
    for (let i = 0; i < 40; i++) await ask({ image: PIXEL });
    const first = held();
    for (let i = 0; i < 160; i++) expect((await ask({ image: PIXEL })).status).toBe(200);
    const last = held();
    // Connections to the store come and go; what leaks grows with every check.
    expect(last.handles - first.handles).toBeLessThan(10);
    expect(last.descriptors - first.descriptors).toBeLessThan(10);
    expect(readdirSync(temporary)).toEqual([]);
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(temporary, { recursive: true });
  }
});
