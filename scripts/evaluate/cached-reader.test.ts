import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Grey } from '../../src/coa/image/grey.ts';
import type { FoundCode, Reading, TextReader } from '../../src/coa/ocr/text-reader.ts';
import { createCachedReader } from './cached-reader.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cached-reader-'));
});
afterEach(() => rm(folder, { recursive: true }));

const grey = (...data: number[]): Grey => ({ width: data.length, height: 1, data: Uint8Array.from(data) });
const WORD = { text: '99.31', confidence: 0.912345678901, left: 1, top: 2, right: 3, bottom: 4 };

function slowReader(cutShort = false) {
  const corner = { x: 1, y: 2 };
  const position = { topLeft: corner, topRight: corner, bottomLeft: corner, bottomRight: corner };
  return {
    read: vi.fn<TextReader['read']>(async (): Promise<Reading> => ({ words: [WORD], cutShort })),
    readCodes: vi.fn<TextReader['readCodes']>(
      async (): Promise<FoundCode[]> => [{ format: 'QRCode', text: 'https://lab.example/1', position }],
    ),
    warm: async () => {},
    close: vi.fn(async () => {}),
  };
}

test('a second run reads nothing again, not even the reader is started', async () => {
  const behind = slowReader();
  const first = createCachedReader(() => behind, folder);
  const read = await first.read(grey(1, 2, 3));
  const codes = await first.readCodes(grey(1, 2, 3));
  await first.close();
  expect(behind.close).toHaveBeenCalledOnce();

  const start = vi.fn(() => slowReader());
  const second = createCachedReader(start, folder);
  expect(await second.read(grey(1, 2, 3))).toEqual(read);
  expect(await second.readCodes(grey(1, 2, 3))).toEqual(codes);
  await second.close();
  expect(start).not.toHaveBeenCalled();
  expect(second.counts).toEqual({ hits: 2, misses: 0 });
});

test('an answer belongs to its pixels, its shape and its options, but not to the time that was left', async () => {
  const behind = slowReader();
  const reader = createCachedReader(() => behind, folder);
  await reader.read(grey(1, 2, 3, 4), { segmentation: 'line', milliseconds: 900 });
  await reader.read(grey(1, 2, 3, 4), { segmentation: 'line', milliseconds: 400 });
  expect(behind.read).toHaveBeenCalledTimes(1);
  await reader.read(grey(1, 2, 3, 5), { segmentation: 'line' });
  await reader.read({ ...grey(1, 2, 3, 4), width: 2, height: 2 }, { segmentation: 'line' });
  await reader.read(grey(1, 2, 3, 4), { segmentation: 'block' });
  await reader.read(grey(1, 2, 3, 4), { segmentation: 'line', characters: '0123' });
  await reader.read(grey(1, 2, 3, 4), { segmentation: 'line', model: 'fast' });
  await reader.read(grey(1, 2, 3, 4));
  expect(behind.read).toHaveBeenCalledTimes(7);
});

test('what ran out of time is read anew', async () => {
  const behind = slowReader(true);
  const reader = createCachedReader(() => behind, folder);
  await reader.read(grey(1));
  await reader.read(grey(1));
  expect(behind.read).toHaveBeenCalledTimes(2);
});
