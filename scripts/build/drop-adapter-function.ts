/**
 * Removes the catch-all function that the Netlify adapter writes although every page is prerendered; run after each
 * build. What the adapter is there for, the headers in .netlify/v1/config.json, stays.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The name under which the adapter writes it. */
const CATCH_ALL = 'ssr';

/**
 * @param root the project.
 * @throws Error when the adapter wrote anything else that would be deployed as a function.
 */
export function dropAdapterFunction(root: string): void {
  const output = path.join(root, '.netlify/v1');
  const edge = path.join(output, 'edge-functions');
  rmSync(path.join(output, 'functions', CATCH_ALL), { recursive: true, force: true });
  const left = [...filesIn(path.join(output, 'functions')), ...filesIn(edge)];
  if (left.length > 0)
    throw new Error(`Expected the adapter to write one function only; also found ${left.join(', ')}.`);
  for (const folder of [path.join(output, 'functions'), edge]) rmSync(folder, { recursive: true, force: true });
  if (!existsSync(path.join(output, 'config.json')))
    throw new Error('Expected .netlify/v1/config.json with the headers of the pages; is the adapter still configured?');
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) dropAdapterFunction(process.cwd());
