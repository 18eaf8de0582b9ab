/**
 * Writes the files of the repository that follow from others, the schemas for editors in data/schemas/, CITATION.cff
 * and .zenodo.json: `npm run generate`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { lastReleased } from '../../../data/index.ts';
import { editorSchemas } from '../../../src/dataset/exports/schemas/editor-schemas.ts';
import { readCommandLine } from '../../command-line.ts';
import { loadDataOrEnd } from '../../load-data-or-end.ts';
import { type FileText, writeFiles } from '../write-files.ts';
import { filesOnTheRelease } from './files-on-the-release.ts';

const USAGE = `npm run generate -- [--check]

  --check  only say which files are out of date, and fail if there are any; write them when left out`;

/** Every generated file, as it should be. */
export function generatedFiles(): FileText[] {
  const { site } = loadDataOrEnd();
  return [
    ...[...editorSchemas()].map(([path, text]) => ({ path: `data/${path}`, text })),
    ...filesOnTheRelease(site, lastReleased()?.day ?? null),
  ];
}

/** Those that are missing or differ. */
export function outOfDate(files: readonly FileText[]): FileText[] {
  return files.filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = readCommandLine(USAGE, { check: { type: 'boolean' } }, { positionals: false });
  const stale = outOfDate(generatedFiles());
  for (const { path } of stale) console.log(path);
  if (values.check) {
    if (stale.length > 0) console.error('Out of date. Run: npm run generate');
    process.exitCode = stale.length > 0 ? 1 : 0;
  } else {
    writeFiles(stale);
  }
}
