import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { drawPage } from '../../../tests/support/drawn-page.ts';
import { CheckError } from '../errors.ts';
import { type Grey, greyOf } from '../image/grey.ts';
import type { Reading, ReadOptions } from './text-reader.ts';
import { createWorkerReader } from './worker-reader.ts';

const reader = createWorkerReader();
afterAll(() => reader.close());

const SPARSE: ReadOptions = { segmentation: 'sparse' };
const textOf = ({ words }: Reading) => words.map(({ text }) => text).join(' ');
const line = async (text: string) => greyOf((await drawPage([[30, 30, text]], { width: 420, height: 100 })).picture);
/** A picture of no pixels ends the worker's reading. */
const NOTHING: Grey = { width: 0, height: 0, data: new Uint8Array(0) };

test('reads one line, and only the characters asked for; the next reading is free of that bound', async () => {
  const number = await line('99.35');
  expect(textOf(await reader.read(number, { segmentation: 'line', characters: '0123456789.' }))).toBe('99.35');
  expect(textOf(await reader.read(await line('Humber Molecular'), SPARSE))).toBe('Humber Molecular');
});

test('either model reads; a model asked for later does not disturb the first', async () => {
  const page = await line('Humber Molecular');
  const read: string[] = [];
  for (const model of ['fast', 'best', 'fast'] as const)
    read.push(textOf(await reader.read(page, { ...SPARSE, model })));
  expect(read).toEqual(['Humber Molecular', 'Humber Molecular', 'Humber Molecular']);
});

test('the language data kept here is what its note says', () => {
  const packed = readFileSync(new URL('language/eng.fast.traineddata.gz', import.meta.url));
  const note = readFileSync(new URL('language/README.md', import.meta.url), 'utf8');
  expect(note).toContain(createHash('sha256').update(gunzipSync(packed)).digest('hex'));
});

test('queues: several at once come back each with its own words', async () => {
  const pages = await Promise.all(['Alpha', 'Bravo', 'Charlie'].map(line));
  expect((await Promise.all(pages.map((page) => reader.read(page, SPARSE)))).map(textOf)).toEqual([
    'Alpha',
    'Bravo',
    'Charlie',
  ]);
});

describe('after a failure', () => {
  test('a picture that cannot be read is a reader that is unavailable, and what waits behind it is read', async () => {
    const page = await line('Humber Molecular');
    const [failed, read] = await Promise.allSettled([reader.read(NOTHING, SPARSE), reader.read(page, SPARSE)]);
    expect(failed).toMatchObject({
      status: 'rejected',
      reason: { kind: 'reader-unavailable', message: expect.stringContaining('Try again') },
    });
    expect((failed as PromiseRejectedResult).reason).toBeInstanceOf(CheckError);
    expect(read).toMatchObject({ status: 'fulfilled' });
  });

  test('a closed reader is not available', async () => {
    const closed = createWorkerReader();
    await closed.close();
    await closed.warm();
    await expect(closed.read(await line('Humber Molecular'), SPARSE)).rejects.toMatchObject({
      kind: 'reader-unavailable',
    });
  });

  test('closing one that never started does nothing', async () => {
    await expect(createWorkerReader().close()).resolves.toBeUndefined();
  });
});

describe('a thread that', () => {
  const start = () => createWorkerReader({ readerStartMilliseconds: 15_000, readerSilenceMilliseconds: 1_500 });
  let faulty = start();
  let threads: Worker[] = [];
  /** What happens to each new thread, told by how many came before it. */
  let onThread: (thread: Worker, number: number) => void = () => {};
  const watch = (thread: Worker): void => onThread(thread, threads.push(thread));
  process.on('worker', watch);
  const began = async (onNext: typeof onThread): Promise<void> => {
    await faulty.close();
    faulty = start();
    threads = [];
    onThread = onNext;
  };
  const unavailable = { kind: 'reader-unavailable', message: expect.stringContaining('Try again') };
  afterEach(async () => {
    onThread = () => {};
    expect(textOf(await faulty.read(await line('Humber Molecular'), SPARSE)), 'the next picture is read').toBe(
      'Humber Molecular',
    );
  });
  afterAll(async () => {
    process.off('worker', watch);
    await faulty.close();
  });

  test('is killed while it reads is replaced, once', async () => {
    await began(() => {});
    await faulty.warm();
    const reading = faulty.read(await line('Humber Molecular'), SPARSE);
    await pause(5);
    await threads[0]!.terminate();
    expect(textOf(await reading)).toBe('Humber Molecular');
    expect(threads).toHaveLength(2);
  });

  test('is killed each time it reads makes the reader unavailable', async () => {
    await began((thread) => thread.on('message', () => void thread.terminate()));
    await expect(faulty.read(await line('Humber Molecular'), SPARSE)).rejects.toMatchObject(unavailable);
    expect(threads).toHaveLength(2);
  });

  test('dies at its start is replaced, once', async () => {
    await began((thread, number) => void (number === 1 && thread.terminate()));
    expect(textOf(await faulty.read(await line('Humber Molecular'), SPARSE))).toBe('Humber Molecular');
    expect(threads).toHaveLength(2);
  });

  test('never starts makes the reader unavailable', async () => {
    await began((thread) => void thread.terminate());
    await expect(faulty.read(await line('Humber Molecular'), SPARSE)).rejects.toMatchObject(unavailable);
    expect(threads).toHaveLength(2);
  });

  test('hangs is ended and replaced, once', async () => {
    await began((thread, number) => {
      if (number === 1) thread.postMessage = () => {};
    });
    expect(textOf(await faulty.read(await line('Humber Molecular'), SPARSE))).toBe('Humber Molecular');
    expect(threads).toHaveLength(2);
    expect(threads[0]!.threadId, 'it was ended').toBe(-1);
  });

  test('hangs each time makes the reader unavailable', async () => {
    await began((thread) => {
      thread.postMessage = () => {};
    });
    await expect(faulty.read(await line('Humber Molecular'), SPARSE)).rejects.toMatchObject(unavailable);
    expect(threads).toHaveLength(2);
  });
});
