import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BUDGETS } from '../../budgets.ts';
import { pngChunk, withPngChunks } from '../../testing/png.ts';
import { readPngChunks } from './png-chunks.ts';

const png = readFileSync('fixtures/certificates/stale.png');
const zero = Buffer.alloc(1);
const international = (keyword: string, packed: number, data: Uint8Array) =>
  pngChunk('iTXt', Buffer.concat([Buffer.from(keyword), zero, Buffer.from([packed, 0]), zero, zero, data]));

test('finds where the picture ends', () => {
  expect(readPngChunks(png)).toEqual({ texts: [], credentials: null, frames: 1, end: png.length });
  expect(readPngChunks(Buffer.concat([png, Buffer.from('more')])).end).toBe(png.length);
  expect(readPngChunks(png.subarray(0, png.length - 20)).end).toBeNull();
});

test('reads plain, packed and international texts', () => {
  const { texts } = readPngChunks(
    withPngChunks(
      png,
      pngChunk('tEXt', Buffer.from('Software\0Grün 1.0', 'latin1')),
      pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync('a packed comment')])),
      international('Title', 0, Buffer.from('Größe')),
      international('parameters', 1, deflateSync('Steps: 20')),
    ),
  );
  expect(texts.map(({ where, text }) => [where, text])).toEqual([
    ['Software', 'Grün 1.0'],
    ['Comment', 'a packed comment'],
    ['Title', 'Größe'],
    ['parameters', 'Steps: 20'],
  ]);
});

test('unwraps a profile that was kept as hexadecimal text', () => {
  const hex = Buffer.from('<x:xmpmeta/>').toString('hex');
  const { texts } = readPngChunks(
    withPngChunks(
      png,
      pngChunk('tEXt', `Raw profile type xmp\0\nxmp\n      12\n${hex.slice(0, 10)}\n${hex.slice(10)}\n`),
    ),
  );
  expect(texts).toEqual([{ where: 'Raw profile type xmp', text: '<x:xmpmeta/>' }]);
});

test('a text that unpacks to more than the budget is left alone, quickly', () => {
  const bomb = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(60_000_000))]));
  const started = performance.now();
  expect(readPngChunks(withPngChunks(png, bomb)).texts).toEqual([]);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('keeps no more texts and bytes of text than the budget', () => {
  const many = Array.from({ length: BUDGETS.containerTexts + 10 }, () =>
    pngChunk('tEXt', `Comment\0${'x'.repeat(50_000)}`),
  );
  const { texts } = readPngChunks(withPngChunks(png, ...many));
  expect(texts.length).toBeLessThanOrEqual(BUDGETS.containerTexts);
  expect(texts.reduce((sum, { text }) => sum + text.length, 0)).toBe(BUDGETS.containerTextBytes);
});

test('damaged texts and lengths read as none', () => {
  const broken = [
    pngChunk('zTXt', 'Comment\0\0not packed'),
    pngChunk('tEXt', 'no keyword'),
    pngChunk('iTXt', 'Title\0'),
    pngChunk('tEXt', ''),
  ];
  expect(readPngChunks(withPngChunks(png, ...broken))).toMatchObject({ texts: [], end: expect.any(Number) });
  const long = withPngChunks(png, pngChunk('tEXt', 'Comment\0text'));
  long.writeUInt32BE(0xffffffff, 33);
  expect(readPngChunks(long)).toMatchObject({ texts: [], end: null });
});

test('finds Content Credentials', () => {
  expect(readPngChunks(readFileSync('fixtures/containers/generated.png')).credentials?.toString('latin1', 4, 8)).toBe(
    'jumb',
  );
});

test('counts the frames of an animation, to which the picture belongs that other programs show', () => {
  const control = (sequence: number) => pngChunk('fcTL', Buffer.from([0, 0, 0, sequence, ...Array(22).fill(0)]));
  const end = png.length - 12;
  const behind = (...chunks: Buffer[]) => Buffer.concat([png.subarray(0, end), ...chunks, png.subarray(end)]);
  expect(readPngChunks(withPngChunks(png, control(0))).frames).toBe(1);
  expect(readPngChunks(withPngChunks(behind(control(1)), control(0))).frames).toBe(2);
  // Browsers never show the picture that stands before the first frame; all others do.
  expect(readPngChunks(behind(control(0))).frames).toBe(2);
});
