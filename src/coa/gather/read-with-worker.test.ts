import { afterAll, describe, expect, test } from 'vitest';
import { drawPage } from '../../../tests/support/drawn-page.ts';
import { CheckError } from '../errors.ts';
import { greyOf, type Grey } from './grey.ts';
import type { ReadOptions, Word } from './read-text.ts';
import { createWorkerReader } from './read-with-worker.ts';

const reader = createWorkerReader();
afterAll(() => reader.close());

const SPARSE: ReadOptions = { segmentation: 'sparse' };
const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');
const line = async (text: string) => greyOf((await drawPage([[30, 30, text]], { width: 420, height: 100 })).picture);
/** A picture of no pixels ends the worker's reading. */
const NOTHING: Grey = { width: 0, height: 0, data: new Uint8Array(0) };

test('reads one line, and only the characters asked for; the next reading is free of that bound', async () => {
  const number = await line('99.35');
  expect(textOf(await reader.read(number, { segmentation: 'line', characters: '0123456789.' }))).toBe('99.35');
  expect(textOf(await reader.read(await line('Humber Molecular'), SPARSE))).toBe('Humber Molecular');
});

test('queues: several at once come back each with its own words', async () => {
  const pages = await Promise.all(['Alpha', 'Bravo', 'Charlie'].map(line));
  expect((await Promise.all(pages.map((page) => reader.read(page, SPARSE)))).map(textOf)).toEqual(['Alpha', 'Bravo', 'Charlie']);
});

describe('after a failure', () => {
  test('a picture that cannot be read is a reader that is unavailable, and what waits behind it is read', async () => {
    const page = await line('Humber Molecular');
    const [failed, read] = await Promise.allSettled([reader.read(NOTHING, SPARSE), reader.read(page, SPARSE)]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { kind: 'reader-unavailable', message: expect.stringContaining('Try again') } });
    expect((failed as PromiseRejectedResult).reason).toBeInstanceOf(CheckError);
    expect(read).toMatchObject({ status: 'fulfilled' });
  });

  test('a closed reader starts again when it is asked', async () => {
    await reader.close();
    await reader.warm();
    expect(textOf(await reader.read(await line('Humber Molecular'), SPARSE))).toBe('Humber Molecular');
  });

  test('closing one that never started does nothing', async () => {
    await expect(createWorkerReader().close()).resolves.toBeUndefined();
  });
});
