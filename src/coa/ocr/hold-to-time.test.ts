import { expect, test } from 'vitest';
import { BUDGETS } from '../budgets.ts';
import { holdToTime } from './hold-to-time.ts';
import type { ReadOptions, TextReader } from './text-reader.ts';

const PICTURE = { width: 1, height: 1, data: new Uint8Array(1) };

function asked(left: number) {
  const options: (ReadOptions | undefined)[] = [];
  const codes: (number | undefined)[] = [];
  const reader: TextReader = {
    read: async (_picture, given) => {
      options.push(given);
      return { words: [], cutShort: false };
    },
    readCodes: async (_picture, milliseconds) => {
      codes.push(milliseconds);
      return [];
    },
    warm: async () => undefined,
    close: async () => undefined,
  };
  return { options, codes, held: holdToTime(reader, () => left) };
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

test('so does looking for codes', async () => {
  const { codes, held } = asked(3_000);
  await held.readCodes(PICTURE);
  await held.readCodes(PICTURE, 50);
  expect(codes).toEqual([3_000, 50]);
  const { codes: unhurried, held: free } = asked(BUDGETS.codesMilliseconds + 1);
  await free.readCodes(PICTURE);
  expect(unhurried).toEqual([BUDGETS.codesMilliseconds]);
});

test('once the time is over nothing is read', async () => {
  const { options, codes, held } = asked(0);
  expect(await held.read(PICTURE)).toEqual({ words: [], cutShort: true });
  await expect(held.readCodes(PICTURE)).rejects.toMatchObject({ kind: 'reader-unavailable' });
  expect([...options, ...codes]).toEqual([]);
});
