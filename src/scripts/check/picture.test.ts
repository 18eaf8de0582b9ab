import { expect, test } from 'vitest';
import { megabytes, problemWithFile } from './picture.ts';

const limits = { bytes: 4_400_000, types: ['image/png', 'image/jpeg'], names: 'PNG or JPEG' };

test('a missing, empty or foreign file is refused in words', () => {
  expect(problemWithFile(undefined, limits)).toBe('Choose a picture of a certificate.');
  expect(problemWithFile({ type: 'image/png', size: 0 }, limits)).toMatch(/empty/);
  expect(problemWithFile({ type: 'text/html', size: 5 }, limits)).toMatch(/PNG or JPEG/);
});

test('a photo as some phones keep it is told how to become one that can be read', () => {
  expect(problemWithFile({ type: 'image/heic', size: 5 }, limits)).toMatch(/JPEG/);
});

test('a file whose kind the device does not know is left to the service', () => {
  expect(problemWithFile({ type: '', size: 5 }, limits)).toBeNull();
});

test('a picture passes, even over the limit: it is made smaller later', () => {
  expect(problemWithFile({ type: 'image/jpeg', size: 9_000_000 }, limits)).toBeNull();
});

test.each([
  [12, '1 kB'],
  [48_400, '48 kB'],
  [4_400_000, '4.4 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(megabytes(bytes)).toBe(text);
});
