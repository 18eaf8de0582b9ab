import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { drawPage } from '../../../tests/support/drawn-page.ts';
import { decodePicture } from '../image/decode/decode-picture.ts';
import { greyOf } from '../image/grey.ts';
import { preparePage } from '../image/prepare/prepare-page.ts';
import { createTextReader } from './read-text.ts';

const LINES = [
  'Certificate of Analysis',
  'Client: Humber Molecular',
  'Sample: Semaglutide',
  'Purity: 99.35 %',
  'Batch: LOT35822',
  'Issued 14 October 2026',
];
const drawn = await drawPage(
  LINES.map((text, row) => [60, 40 + row * 110, text] as const),
  { width: 700, height: 720 },
);
const page = greyOf(drawn.picture);
const one = createTextReader();
const two = createTextReader(2);
afterAll(async () => void (await Promise.all([one.close(), two.close()])));

test.each([
  ['one worker', one],
  ['two workers, side by side', two],
] as const)('%s: words with confidence, and boxes where they stand on the page', async (_, reader) => {
  const { words, cutShort } = await reader.read(page);
  expect(cutShort).toBe(false);
  const text = words.map((word) => word.text).join(' ');
  for (const line of LINES) expect(text).toContain(line);
  for (const { confidence } of words) {
    expect(confidence).toBeGreaterThanOrEqual(0);
    expect(confidence).toBeLessThanOrEqual(1);
  }
  for (const [index, last] of [
    [1, 'Molecular'],
    [5, '2026'],
  ] as const) {
    const [x, y, width, height] = drawn.boxes[index]!;
    const word = words.find((candidate) => candidate.text === last)!;
    expect(word.left).toBeGreaterThan(x + width / 2);
    expect(word.right).toBeLessThanOrEqual(x + width + 4);
    expect(word.top).toBeGreaterThanOrEqual(y - 4);
    expect(word.bottom).toBeLessThanOrEqual(y + height + 4);
  }
});

test('an empty page has no words', async () => {
  for (const reader of [one, two])
    expect(await reader.read({ width: 300, height: 800, data: new Uint8Array(240_000).fill(255) })).toEqual({
      words: [],
      cutShort: false,
    });
});

test('reads a certificate', async () => {
  const { page: prepared } = preparePage(await decodePicture(readFileSync('fixtures/certificates/stale.png')));
  const text = (await two.read(prepared)).words.map((word) => word.text).join(' ');
  for (const printed of ['Partnerlab', 'Vale', 'LL-37', '86511', '4490.62']) expect(text).toContain(printed);
});

test('what waits for a reader until its time is over comes back unread, and codes are not looked for', async () => {
  const line = greyOf((await drawPage([[20, 20, LINES[0]!]], { width: 400, height: 80 })).picture);
  await one.read(line, { segmentation: 'line' });
  // Reading a whole page takes longer than these have, and reading them does not.
  const { page: prepared } = preparePage(await decodePicture(readFileSync('fixtures/certificates/stale.png')));
  const [read, waiting, codes] = await Promise.allSettled([
    one.read(prepared),
    one.read(line, { segmentation: 'line', milliseconds: 100 }),
    one.readCodes(line, 100),
  ]);
  expect(read).toMatchObject({ value: { cutShort: false } });
  expect(waiting).toEqual({ status: 'fulfilled', value: { words: [], cutShort: true } });
  expect(codes).toMatchObject({ status: 'rejected', reason: { kind: 'reader-unavailable' } });
});

test.each([
  ['one worker', one],
  ['two workers', two],
] as const)(
  '%s: when time runs out, the words read by then come back, from the top; the next page is read whole',
  async (_, reader) => {
    const { page: prepared } = preparePage(await decodePicture(readFileSync('fixtures/certificates/stale.png')));
    const started = performance.now();
    const whole = await reader.read(prepared);
    let milliseconds = (performance.now() - started) / 2;
    let cut = whole;
    // How fast the machine is changes from moment to moment: more time when nothing was read, less when all was.
    for (let attempt = 0; attempt < 12 && (!cut.cutShort || cut.words.length === 0); attempt++) {
      cut = await reader.read(prepared, { segmentation: 'sparse', milliseconds });
      milliseconds *= cut.cutShort ? 1.25 : 0.7;
    }
    expect(cut.cutShort).toBe(true);
    expect(cut.words.length).toBeLessThan(whole.words.length);
    expect(cut.words.length).toBeGreaterThan(0);
    for (const word of cut.words) expect(whole.words).toContainEqual(word);
    expect(await reader.read(prepared)).toEqual(whole);
  },
);
