import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What one source file imports: files of the project from its root, packages and node: modules by name. */
export function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return ts
    .preProcessFile(source, true, true)
    .importedFiles.map(({ fileName }) =>
      fileName.startsWith('.') ? path.posix.join(path.posix.dirname(file), fileName) : fileName,
    );
}
