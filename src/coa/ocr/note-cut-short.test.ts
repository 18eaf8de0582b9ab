import { expect, test } from 'vitest';
import { noteCutShort } from './note-cut-short.ts';
import { type Reading, type TextReader, UNREAD } from './text-reader.ts';

const PICTURE = { width: 1, height: 1, data: new Uint8Array(1) };

function readerOf(readings: Reading[]): TextReader {
  return {
    read: async () => readings.shift() ?? UNREAD,
    readCodes: async () => [],
    warm: async () => undefined,
    close: async () => undefined,
  };
}

test('notes a reading for which the time was over, and not one that found nothing', async () => {
  const found: Reading = { words: [], cutShort: false };
  const { reader, wasCutShort } = noteCutShort(readerOf([found]));
  expect(await reader.read(PICTURE)).toBe(found);
  expect(wasCutShort()).toBe(false);
  expect(await reader.read(PICTURE)).toBe(UNREAD);
  expect(wasCutShort()).toBe(true);
});

test('what was cut short stays noted', async () => {
  const { reader, wasCutShort } = noteCutShort(readerOf([UNREAD, { words: [], cutShort: false }]));
  await reader.read(PICTURE);
  await reader.read(PICTURE);
  expect(wasCutShort()).toBe(true);
});
