import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What a build needs besides the data; installed packages are shared. */
const PARTS = [
  'src',
  'public',
  'fixtures',
  'netlify',
  'scripts',
  'bench',
  'astro.config.mjs',
  'netlify.toml',
  'package.json',
  'tsconfig.json',
];

/**
 * A copy of the project in a folder of its own, so that a build of other data leaves this one's alone. The data folder
 * is left to the caller, but for its code.
 */
export function copyProject(root: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'project-copy-'));
  for (const part of PARTS) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(resolve(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
