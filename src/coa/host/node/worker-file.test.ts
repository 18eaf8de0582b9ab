import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { workerFile } from './worker-file.ts';

const MODULES = globSync('src/coa/**/*.worker.ts');

test('from source a worker is its own module; from a bundle it is the bundle that the build wrote', () => {
  expect(MODULES.length).toBeGreaterThan(1);
  for (const module of MODULES) {
    const address = pathToFileURL(path.resolve(module));
    expect(workerFile(address)).toBe(path.resolve(module));
    expect(workerFile(address, 'file:///bundle/index.mjs')).toBe(
      path.resolve('.generated/workers', `${path.basename(module, '.ts')}.mjs`),
    );
  }
});

test('a worker that was not bundled is named', () => {
  expect(() => workerFile(new URL('file:///none.worker.ts'), 'file:///bundle/index.mjs')).toThrow('none.worker.mjs');
});
