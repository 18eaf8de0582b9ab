import path from 'node:path';
import { expect, test } from 'vitest';
import { nearby } from './nearby.ts';

test('finds a file of the project, and says which is missing', () => {
  expect(nearby('package.json')).toBe(path.resolve('package.json'));
  expect(() => nearby('no-such-file.txt')).toThrow('no-such-file.txt');
});
