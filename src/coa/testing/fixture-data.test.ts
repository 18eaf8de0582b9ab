import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf } from '../../../tests/support/imports.ts';

/** The one way from a test of the checker to the code that reads data/: it reads fixtures/dataset. */
const FIXTURE = 'tests/support/dataset.ts';
const LIVE = /^(?:data|\.generated)\//;
/** Reading a file of data/ by its path; records of tests have such paths too, which nobody opens. */
const OPENED = /(?:read\w*|load\w*|glob\w*|open\w*)\(\s*['"`](?:\.\.?\/)*(?:data|\.generated)\b/;

test('no test under src/coa reads data/: editing a record cannot break the tests of the checker', () => {
  const tests = globSync('src/coa/**/*.test.ts').map((file) => file.replaceAll('\\', '/'));
  expect(tests.length).toBeGreaterThan(100);
  const known = new Map<string, string[]>();
  const reads = (file: string): string[] => {
    const found = known.get(file);
    if (found !== undefined) return found;
    known.set(file, []);
    const imported = importsOf(file).filter((path) => !path.startsWith('node:'));
    const live = [
      ...imported.filter((path) => LIVE.test(path)).map((path) => `${file} imports ${path}`),
      ...(OPENED.test(readFileSync(file, 'utf8')) ? [`${file} opens a file of data/`] : []),
      ...imported.filter((path) => path !== FIXTURE && path.endsWith('.ts') && existsSync(path)).flatMap(reads),
    ];
    known.set(file, live);
    return live;
  };
  expect([...new Set(tests.flatMap(reads))]).toEqual([]);
});

test('the fixture itself names its folder', () => {
  expect(readFileSync(FIXTURE, 'utf8')).toContain("loadData('fixtures/dataset')");
});
