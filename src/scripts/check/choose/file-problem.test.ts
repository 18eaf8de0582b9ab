import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { megabytes, problemWithFile, typeByContent } from './file-problem.ts';

const limits = {
  bytes: 4_400_000,
  types: ['image/png', 'image/jpeg', 'application/pdf', 'image/tiff'],
  names: 'PNG or JPEG',
};

test('a missing, empty or foreign file is refused in words', () => {
  expect(problemWithFile(undefined, limits)).toBe('Choose a picture of a certificate.');
  expect(problemWithFile({ type: 'image/png', size: 0 }, limits)).toMatch(/empty/);
  expect(problemWithFile({ type: 'text/html', size: 5 }, limits)).toMatch(/PNG or JPEG/);
});

test('a letter that calls itself a picture is refused before it is sent', () => {
  const head = new TextEncoder().encode('Dear reader, this is a letter.');
  expect(problemWithFile({ type: 'image/png', size: head.length }, limits, head)).toMatch(/PNG or JPEG/);
});

test('a picture under the name of another format passes by its content', () => {
  const head = readFileSync('fixtures/certificates/borrowed.jpg').subarray(0, 64);
  expect(problemWithFile({ type: 'image/png', size: 5000 }, limits, head)).toBeNull();
});

test('a PDF or TIFF over the limit is refused, as nothing here makes it smaller; a picture is made smaller later', () => {
  expect(problemWithFile({ type: 'application/pdf', size: 5_000_000 }, limits)).toMatch(/smaller than 4\.4 MB/);
  expect(problemWithFile({ type: 'image/tiff', size: 5_000_000 }, limits)).toMatch(/smaller than 4\.4 MB/);
  expect(problemWithFile({ type: 'image/jpeg', size: 9_000_000 }, limits)).toBeNull();
});

test('a file whose kind the device does not know is left to its content', () => {
  expect(problemWithFile({ type: '', size: 5 }, limits)).toBeNull();
});

test.each([
  ['fixtures/certificates/genuine-png.png', 'image/png'],
  ['fixtures/certificates/borrowed.jpg', 'image/jpeg'],
  ['fixtures/pdf/genuine.pdf', 'application/pdf'],
])('%s is %s', (file, type) => {
  expect(typeByContent(readFileSync(file).subarray(0, 1024))).toBe(type);
});

test.each([
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['GIF89a', 'image/gif'],
  ['BM\x10\0', 'image/bmp'],
  ['II*\0', 'image/tiff'],
  ['\0\0\0\x18ftypheic\0', 'image/heic'],
  ['\0\0\0\x18ftypmif1\0', 'image/heic'],
  ['\0\0\0\x18ftypmp42\0', null],
  ['', null],
])('%j is %s', (text, type) => {
  expect(typeByContent(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBe(type);
});

test.each([
  [12, '1 kB'],
  [48_400, '48 kB'],
  [4_400_000, '4.4 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(megabytes(bytes)).toBe(text);
});

test('a picture that carries a PDF is a picture, as the service takes it', () => {
  const both = '\xff\xd8\xff\xfe\x00\x0b%PDF-1.7\n';
  expect(typeByContent(Uint8Array.from(both, (letter) => letter.charCodeAt(0)))).toBe('image/jpeg');
});
