import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A file of the project, wherever the bundler put this code: in a folder of the project or of its copy beside a function.
 * @param file its path in the project.
 * @throws Error when it is in no folder above.
 */
export function nearby(file: string): string {
  for (let folder = path.dirname(fileURLToPath(import.meta.url)); ; folder = path.dirname(folder)) {
    const found = path.join(folder, file);
    if (existsSync(found)) return found;
    if (folder === path.dirname(folder)) throw new Error(`Expected ${file} in the project.`);
  }
}
