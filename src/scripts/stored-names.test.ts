import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the privacy page names everything that scripts store in a browser', () => {
  const names = globSync('src/scripts/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'(coa-check[:-][\w-]+)'/g)].map((match) => match[1]!));
  const page = readFileSync('src/pages/privacy/index.astro', 'utf8');
  expect(new Set(names).size).toBeGreaterThan(5);
  expect(names.filter((name) => !page.includes(name))).toEqual([]);
});
