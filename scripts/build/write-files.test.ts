import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFiles } from './write-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);

describe('writeFiles', () => {
  it('writes new files and over old ones, and leaves nothing else', () => {
    writeFileSync(at('old.txt'), 'before');
    writeFiles([
      { path: at('old.txt'), text: 'after' },
      { path: at('new/file.txt'), text: 'new' },
    ]);
    expect(readFileSync(at('old.txt'), 'utf8')).toBe('after');
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['new', 'new/file.txt', 'old.txt']);
  });

  it('puts everything back when one of them cannot be written', () => {
    writeFileSync(at('old.txt'), 'before');
    mkdirSync(at('folder'));
    writeFileSync(at('folder/inside.txt'), '');
    // A folder that is not empty cannot be replaced by a file: the last move fails.
    expect(() =>
      writeFiles([
        { path: at('old.txt'), text: 'after' },
        { path: at('new.txt'), text: 'new' },
        { path: at('folder'), text: 'x' },
      ]),
    ).toThrow();
    expect(readFileSync(at('old.txt'), 'utf8')).toBe('before');
    expect(readdirSync(folder).sort()).toEqual(['folder', 'old.txt']);
  });
});
