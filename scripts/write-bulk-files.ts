/** Writes the feeds and citations of each vendor into the built site; run after Astro's build. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadData, readSnapshots } from '../data/index.ts';
import { buildExports } from '../src/dataset/exports/build-exports.ts';

const files = buildExports(loadData(), readSnapshots()).filter(({ bulk }) => bulk);
for (const folder of new Set(files.map(({ path }) => dirname(path)))) mkdirSync(join('dist/data', folder), { recursive: true });
for (const { path, body } of files) writeFileSync(join('dist/data', path), body());
