import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkData } from '../../data/index.ts';
import { DataError } from '../../src/dataset/data-error.ts';
import { testFiles } from '../../src/dataset/test-data.ts';
import { release } from '../release/release.ts';
import { fileText, type VendorFile, type Workspace } from './workspace.ts';

/** A data folder of its own for a test, and what one needs to look into it. */
export interface TestWorkspace extends Workspace {
  read(path: string): string;
  write(path: string, text: string): void;
  vendor(id: string): VendorFile & Record<string, never>;
  /** Writes the vendor's file with some members replaced, as an auditor would in an editor. */
  edit(id: string, change: object): void;
  problems(): string[];
  remove(): void;
}

/** A folder with the test data, released on 2026-11-20; today is 2026-11-25. */
export function testWorkspace(): TestWorkspace {
  const root = mkdtempSync(join(tmpdir(), 'audit-'));
  const folder = join(root, 'data');
  for (const { path, content } of testFiles()) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), fileText(content));
  }
  writeFileSync(join(root, 'CITATION.cff'), '');
  release(folder, '2026-11-20', '2026-11-20', true);
  const vendorFile = (id: string) => join(folder, 'vendors', `${id}.json`);
  const vendor = (id: string) => JSON.parse(readFileSync(vendorFile(id), 'utf8')) as VendorFile & Record<string, never>;
  return {
    folder,
    today: '2026-11-25',
    read: (path) => readFileSync(join(root, path), 'utf8'),
    write: (path, text) => writeFileSync(join(root, path), text),
    vendor,
    edit: (id, change) => writeFileSync(vendorFile(id), fileText({ ...vendor(id), ...change })),
    problems() {
      try {
        checkData(folder);
        return [];
      } catch (error) {
        if (error instanceof DataError)
          return error.problems.map(({ file, field }) => `${file.slice(root.length + 1)}: ${field}`);
        throw error;
      }
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** The data as shipped, in a folder of its own, for what needs real laboratories and compounds. */
export function shippedWorkspace(today: string): Workspace & { remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'audit-shipped-'));
  cpSync('data', join(root, 'data'), { recursive: true });
  return { folder: join(root, 'data'), today, remove: () => rmSync(root, { recursive: true }) };
}
