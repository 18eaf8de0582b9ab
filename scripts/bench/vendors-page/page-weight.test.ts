import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageWeight } from './page-weight.ts';

test('a page weighs itself and what it loads at once, each file once', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  try {
    mkdirSync(join(dist, '_astro'));
    mkdirSync(join(dist, 'check'));
    const files: Record<string, string> = {
      'check/index.html':
        '<link rel="stylesheet" href="/_astro/a.css"><link rel="icon" href="/favicon.svg"><link rel="alternate" href="/other.html"><script type="module" src="/_astro/a.js"></script><img src="/lazy.svg" loading="lazy"><img src="../now.svg"><script src="https://elsewhere.example/x.js"></script>',
      '_astro/a.css': '@font-face { src: url("./font.woff2") }',
      '_astro/font.woff2': 'font',
      '_astro/a.js': 'import{x}from"./b.js";const later=()=>import("./later.js")',
      '_astro/b.js': 'export const x = 1; import "./a.js";',
      '_astro/later.js': 'later',
      'favicon.svg': '<svg/>',
      'now.svg': '<svg>now</svg>',
      'lazy.svg': '<svg>lazy</svg>',
      'other.html': 'other',
    };
    for (const [file, text] of Object.entries(files)) writeFileSync(join(dist, file), text);
    const counted = [
      'check/index.html',
      '_astro/a.css',
      '_astro/font.woff2',
      '_astro/a.js',
      '_astro/b.js',
      'favicon.svg',
      'now.svg',
    ];
    expect(pageWeight(dist, 'check/index.html')).toBe(
      counted.reduce((sum, file) => sum + gzipSync(files[file]!).length, 0),
    );
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
});
