import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readExpectedFailures } from './expected-failures.ts';

const FOLDER = 'tests/conformance';

test.each(readdirSync(FOLDER))('every entry of %s has its reason, and stands once', (file) => {
  const entries = readExpectedFailures(readFileSync(path.join(FOLDER, file), 'utf8')).map(({ entry }) => entry);
  expect(entries.length).toBeGreaterThan(0);
  expect(new Set(entries).size).toBe(entries.length);
});

test('entry and reason are read', () => {
  expect(readExpectedFailures('# what\nserver:\n  - a:b # because\n')).toEqual([{ entry: 'a:b', reason: 'because' }]);
});

test('an entry without a reason is refused', () => {
  expect(() => readExpectedFailures('server:\n  - a:b\n')).toThrow('- a:b');
});
