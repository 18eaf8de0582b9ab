import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readJpegSegments } from './jpeg-segments.ts';

const jpeg = readFileSync('fixtures/certificates/borrowed.jpg');
const segment = (marker: number, text: string) =>
  Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text)]);
const withSegment = (file: Buffer, added: Buffer) => Buffer.concat([file.subarray(0, 2), added, file.subarray(2)]);

test('finds where the picture ends, behind coded data that holds markers of its own', async () => {
  const progressive = await sharp(jpeg).jpeg({ progressive: true }).toBuffer();
  for (const file of [jpeg, progressive]) {
    expect(readJpegSegments(file).end).toBe(file.length);
    expect(readJpegSegments(Buffer.concat([file, Buffer.from([0xff, 0xd9, 1, 2])])).end).toBe(file.length);
    expect(readJpegSegments(file.subarray(0, file.length - 2)).end).toBeNull();
  }
});

test('reads comments', () => {
  expect(readJpegSegments(withSegment(jpeg, segment(0xfe, 'Created with GIMP\0'))).texts).toEqual([
    { where: 'JPEG comment', text: 'Created with GIMP' },
  ]);
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
