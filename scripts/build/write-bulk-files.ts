/** Writes the small files that each vendor has, many of a kind, into the built site; run after Astro's build. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadEmbeds, loadExports } from '../../src/pages/_site.ts';

for (const [root, files] of [
  ['dist/data', loadExports()],
  ['dist/embed', loadEmbeds()],
] as const) {
  const bulk = files.filter((file) => file.bulk);
  for (const folder of new Set(bulk.map(({ path }) => dirname(path))))
    mkdirSync(join(root, folder), { recursive: true });
  for (const { path, body } of bulk) writeFileSync(join(root, path), body());
}
