import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dropAdapterFunction } from './drop-adapter-function.ts';

function project(...files: string[]): string {
  const root = mkdtempSync(path.join(tmpdir(), 'adapter-'));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), '{}');
  }
  return root;
}

test('the catch-all goes, the headers stay', () => {
  const root = project(
    '.netlify/v1/config.json',
    '.netlify/v1/functions/ssr/ssr.mjs',
    '.netlify/v1/functions/ssr/node_modules/x/index.js',
  );
  dropAdapterFunction(root);
  expect(existsSync(path.join(root, '.netlify/v1/functions'))).toBe(false);
  expect(existsSync(path.join(root, '.netlify/v1/config.json'))).toBe(true);
  expect(() => dropAdapterFunction(root)).not.toThrow();
});

test.each(['.netlify/v1/functions/other/other.mjs', '.netlify/v1/edge-functions/middleware/middleware.mjs'])(
  '%s, which nobody expects, fails the build',
  (file) => {
    expect(() => dropAdapterFunction(project('.netlify/v1/config.json', file))).toThrow('also found');
  },
);

test('missing headers fail the build', () => {
  expect(() => dropAdapterFunction(project('.netlify/v1/functions/ssr/ssr.mjs'))).toThrow('config.json');
});
