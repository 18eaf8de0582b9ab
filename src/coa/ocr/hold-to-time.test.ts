import { expect, test } from 'vitest';
import { holdToTime } from './hold-to-time.ts';
import type { ReadOptions, TextReader } from './text-reader.ts';

const PICTURE = { width: 1, height: 1, data: new Uint8Array(1) };

function asked(left: number) {
  const options: (ReadOptions | undefined)[] = [];
  const reader: TextReader = {
    read: async (_picture, given) => {
      options.push(given);
      return { words: [], cutShort: false };
    },
    readCodes: async () => [],
    warm: async () => undefined,
    close: async () => undefined,
  };
  return { options, held: holdToTime(reader, () => left) };
}

test('reading gets the time that is left, and no more than it asks for', async () => {
  const { options, held } = asked(3_000);
  await held.read(PICTURE);
  await held.read(PICTURE, { segmentation: 'line', milliseconds: 50 });
  expect(options).toEqual([
    { segmentation: 'sparse', milliseconds: 3_000 },
    { segmentation: 'line', milliseconds: 50 },
  ]);
});

test('once the time is over nothing is read', async () => {
  const { options, held } = asked(0);
  expect(await held.read(PICTURE)).toEqual({ words: [], cutShort: true });
  await expect(held.readCodes(PICTURE)).rejects.toMatchObject({ kind: 'reader-unavailable' });
  expect(options).toEqual([]);
});
