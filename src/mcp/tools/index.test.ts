import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TOOLS } from './index.ts';

test('every file of the folder is registered, under its own name', () => {
  const files = readdirSync(import.meta.dirname).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts',
  );
  expect(TOOLS.map(({ name }) => `${name.replaceAll('_', '-')}.ts`).sort()).toEqual(files.sort());
});
