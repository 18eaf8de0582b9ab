import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file to be written. */
export interface FileText {
  path: string;
  text: string;
}

/**
 * Writes several files or none: all are written beside their places first and then moved there; when that fails, the
 * ones already moved get their earlier text back.
 * @throws what the file system threw, after everything was put back.
 */
export function writeFiles(files: readonly FileText[]): void {
  const drafts = files.map((file) => ({ ...file, draft: `${file.path}.${process.pid}.tmp` }));
  const moved: { path: string; before: string | null }[] = [];
  try {
    for (const { path, draft, text } of drafts) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(draft, text);
    }
    for (const { path, draft } of drafts) {
      const before = readIfThere(path);
      renameSync(draft, path);
      moved.push({ path, before });
    }
  } catch (error) {
    for (const { path, before } of moved) {
      if (before === null) rmSync(path);
      else writeFileSync(path, before);
    }
    for (const { draft } of drafts) rmSync(draft, { force: true });
    throw error;
  }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
