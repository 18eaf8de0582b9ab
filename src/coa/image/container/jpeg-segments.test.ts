import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BUDGETS } from '../../budgets.ts';
import { endOfJpeg, readJpegSegments, readLuminanceSteps } from './jpeg-segments.ts';

const jpeg = readFileSync('fixtures/certificates/borrowed.jpg');
const segment = (marker: number, text: string) =>
  Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text)]);
const withSegment = (file: Buffer, added: Buffer) => Buffer.concat([file.subarray(0, 2), added, file.subarray(2)]);

test('finds where the picture ends, behind coded data that holds markers of its own', async () => {
  const progressive = await sharp(jpeg).jpeg({ progressive: true }).toBuffer();
  for (const file of [jpeg, progressive]) {
    expect(readJpegSegments(file).end).toBe(file.length);
    expect(endOfJpeg(file)).toBe(file.length);
    expect(readJpegSegments(Buffer.concat([file, Buffer.from([0xff, 0xd9, 1, 2])])).end).toBe(file.length);
    expect(readJpegSegments(file.subarray(0, file.length - 2)).end).toBeNull();
  }
});

test('reads comments', () => {
  expect(readJpegSegments(withSegment(jpeg, segment(0xfe, 'Created with GIMP\0'))).texts).toEqual([
    { where: 'JPEG comment', text: 'Created with GIMP' },
  ]);
});

test('comments of zeros with something behind take no time, and no more text than the budget', () => {
  const long = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(65_532), Buffer.from('A')]);
  const started = performance.now();
  const { texts } = readJpegSegments(withSegment(jpeg, Buffer.concat(Array.from({ length: 40 }, () => long))));
  expect(performance.now() - started).toBeLessThan(1_000);
  expect(texts.reduce((sum, { text }) => sum + text.length, 0)).toBe(BUDGETS.containerTextBytes);
});

test('finds Content Credentials', () => {
  expect(
    readJpegSegments(readFileSync('fixtures/containers/generated.jpg')).credentials?.toString('latin1', 4, 8),
  ).toBe('jumb');
});

test('a segment that runs past the end, or has no length, ends the walk', () => {
  expect(readJpegSegments(withSegment(jpeg, Buffer.from([0xff, 0xfe, 0, 1]))).end).toBeNull();
  expect(readJpegSegments(Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0])).end).toBeNull();
  expect(readJpegSegments(Buffer.from([0xff, 0xd8])).end).toBeNull();
});

test('reads the steps of brightness, not those of colour, whatever the coding', async () => {
  const options = { quality: 82, quantisationTable: 3 } as const;
  const steps = readLuminanceSteps(await sharp(jpeg).jpeg(options).toBuffer());
  expect(steps).toHaveLength(64);
  // mozjpeg's default begins with 16, ends its first row with 85 and the block with 418; 36 % of that at 82.
  expect([steps![0], steps![7], steps![63]]).toEqual([6, 31, 150]);
  expect(
    readLuminanceSteps(
      await sharp(jpeg)
        .jpeg({ ...options, progressive: true })
        .toBuffer(),
    ),
  ).toEqual(steps);
  expect(readLuminanceSteps(await sharp(jpeg).greyscale().jpeg(options).toBuffer())).toEqual(steps);
});

test('steps of sixteen bits are read; a table that is short, empty or of no known precision is none', () => {
  const start = jpeg.indexOf(Buffer.from([0xff, 0xdb]));
  const length = jpeg.readUInt16BE(start + 2);
  const withTable = (table: number[]): Buffer =>
    Buffer.concat([
      jpeg.subarray(0, start),
      Buffer.from([0xff, 0xdb, 0, table.length + 2, ...table]),
      jpeg.subarray(start + 2 + length),
    ]);
  const values = Array.from({ length: 64 }, (_, index) => index + 1);
  const wide = values.flatMap((value) => [1, value]);
  expect(readLuminanceSteps(withTable([0x10, ...wide]))!.slice(0, 3)).toEqual([257, 258, 262]);
  expect(readLuminanceSteps(withTable([0, ...values.slice(0, 40)]))).toBeNull();
  expect(readLuminanceSteps(withTable([0, ...values.map(() => 0)]))).toBeNull();
  expect(readLuminanceSteps(withTable([0x20, ...values]))).toBeNull();
});

test('a file without a scan says nothing of its steps', () => {
  expect(readLuminanceSteps(jpeg.subarray(0, 300))).toBeNull();
  expect(readLuminanceSteps(Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2]))).toBeNull();
});
