import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { drawPage } from '../../../tests/support/drawn-page.ts';
import { CheckError } from '../errors.ts';
import { decodePicture } from './decode-picture.ts';
import { greyOf } from './grey.ts';
import { preparePage } from './prepare-page.ts';
import { createTextReader } from './read-text.ts';

const LINES = [[60, 40, 'Certificate of Analysis'], [60, 140, 'Client: Humber Molecular'], [60, 240, 'Purity: 99.35 %']] as const;
const drawn = await drawPage(LINES, { width: 700, height: 340 });
const page = greyOf(drawn.picture);
const reader = createTextReader();
afterAll(() => reader.close());

test('reads words with boxes and confidence', async () => {
  const words = await reader.read(page);
  expect(words.map(({ text }) => text).join(' ')).toContain('Client: Humber Molecular');
  for (const { confidence, left, top, right, bottom } of words) {
    expect(confidence).toBeGreaterThanOrEqual(0);
    expect(confidence).toBeLessThanOrEqual(1);
    expect(right).toBeGreaterThan(left);
    expect(bottom).toBeGreaterThan(top);
  }
  const [x, y, width, height] = drawn.boxes[1]!;
  const molecular = words.find(({ text }) => text === 'Molecular')!;
  expect(molecular.right).toBeLessThanOrEqual(x + width + 4);
  expect(molecular.left).toBeGreaterThan(x + width / 2);
  expect(molecular.top).toBeGreaterThanOrEqual(y - 4);
  expect(molecular.bottom).toBeLessThanOrEqual(y + height + 4);
});

test('reads one line, and only the characters asked for', async () => {
  const line = greyOf((await drawPage([[20, 20, '99.35']], { width: 200, height: 80 })).picture);
  expect((await reader.read(line, { segmentation: 'line', characters: '0123456789.' })).map(({ text }) => text).join('')).toBe('99.35');
  // The next reading is free of that bound again.
  expect((await reader.read(page)).map(({ text }) => text)).toContain('Humber');
});

test('queues: several at once come back each with its own words', async () => {
  const pages = await Promise.all(['Alpha', 'Bravo', 'Charlie'].map(async (text) => greyOf((await drawPage([[30, 30, text]], { width: 260, height: 100 })).picture)));
  const read = await Promise.all(pages.map((grey) => reader.read(grey)));
  expect(read.map((words) => words.map(({ text }) => text).join(' '))).toEqual(['Alpha', 'Bravo', 'Charlie']);
});

test('an empty page has no words', async () => {
  expect(await reader.read({ width: 300, height: 200, data: new Uint8Array(60_000).fill(255) })).toEqual([]);
});

describe('after a failure', () => {
  test('a picture that cannot be read is a reader that is unavailable, and the next one is read', async () => {
    const error = await reader.read({ width: 0, height: 0, data: new Uint8Array(0) }).then(() => null, (thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CheckError);
    expect(error).toMatchObject({ kind: 'reader-unavailable', message: expect.stringContaining('Try again') });
    expect((await reader.read(page)).length).toBeGreaterThan(5);
  });

  test('a closed reader starts again when it is asked', async () => {
    await reader.close();
    await reader.warm();
    expect((await reader.read(page)).length).toBeGreaterThan(5);
  });

  test('closing one that never started does nothing', async () => {
    await expect(createTextReader().close()).resolves.toBeUndefined();
  });
});

test('reads a certificate', async () => {
  const { page: prepared } = preparePage(await decodePicture(readFileSync('fixtures/certificates/stale.png')));
  const words = await reader.read(prepared);
  const text = words.map((word) => word.text).join(' ');
  for (const printed of ['Partnerlab', 'Vale', 'LL-37', '86511', '4490.62']) expect(text).toContain(printed);
});
