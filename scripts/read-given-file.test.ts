import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readGivenFile } from './read-given-file.ts';

test('a file is read', () => {
  expect(readGivenFile('package.json')).toEqual(readFileSync('package.json'));
});

test.each([
  ['nowhere.png', 'There is no such file.'],
  ['scripts', 'This is a folder. Give the files in it, such as FOLDER/*.'],
])('%s: %s', (file, fault) => {
  expect(() => readGivenFile(file)).toThrow(new Error(fault));
});
