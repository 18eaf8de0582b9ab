import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { offlineFiles } from './offline-files.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'offline-'));
  for (const folder of ['_astro', 'check', 'data']) mkdirSync(join(dist, folder));
  const files = [
    'check/vendors.json',
    'data/compounds.json',
    '_astro/page.css',
    '_astro/pdfium.AB.wasm',
    '_astro/unnamed.js',
    'favicon.svg',
  ];
  for (const file of files) writeFileSync(join(dist, file), file);
});
afterEach(() => rmSync(dist, { recursive: true }));

function write(query: string): void {
  writeFileSync(
    join(dist, 'check/index.html'),
    `<link href="/_astro/page.css${query}"><link href="/favicon.svg"><a href="/check/index.html.md">x</a><script src="/_astro/main.js${query}">`,
  );
  writeFileSync(
    join(dist, '_astro/main.js'),
    `import("../pdf.js${query}");const deps=["_astro/pdf.js","_astro/gone.js"]`,
  );
  writeFileSync(join(dist, '_astro/pdf.js'), 'const address=`/_astro/pdfium.AB.wasm`');
}

test.each(['', '?dpl=64f0'])(
  'what the page names and what that names are kept, with addresses ending in "%s"',
  (query) => {
    write(query);
    const { version, ...found } = offlineFiles(dist, '/check/device/pdfium.gz');
    expect(found).toEqual({
      page: '/check/',
      files: [
        '/_astro/main.js',
        '/_astro/page.css',
        '/_astro/pdf.js',
        '/check/vendors.json',
        '/data/compounds.json',
        '/favicon.svg',
      ],
      pdfium: { asset: '/_astro/pdfium.AB.wasm', part: '/check/device/pdfium.gz' },
    });
    expect(version).toMatch(/^[0-9a-f]{16}$/);
    writeFileSync(join(dist, '_astro/page.css'), 'changed');
    expect(offlineFiles(dist, '').version).not.toBe(version);
  },
);

test('a page that names no PDFium is a fault of the build', () => {
  write('');
  writeFileSync(join(dist, '_astro/pdf.js'), '');
  expect(() => offlineFiles(dist, '')).toThrow('names no PDFium');
});
