import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadData } from '../../data/index.ts';

const script = join(import.meta.dirname, 'build-dataset.ts');
const folder = mkdtempSync(join(tmpdir(), 'build-dataset-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('writes what loadData reads, the same bytes each time', () => {
  const output = join(folder, 'out', 'dataset.json');
  execFileSync(process.execPath, [script, output]);
  const first = readFileSync(output, 'utf8');
  execFileSync(process.execPath, [script, output]);
  expect(readFileSync(output, 'utf8')).toBe(first);
  expect(JSON.parse(first)).toEqual(loadData());
});

it('names what is wrong, fails, and writes nothing', () => {
  cpSync('data', join(folder, 'data'), { recursive: true });
  writeFileSync(join(folder, 'data/vendors/broken.json'), '{"id": "other"}');
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('data/vendors/broken.json: verdict:');
  expect(stderr).not.toContain('    at ');
  expect(existsSync(join(folder, '.generated'))).toBe(false);
});
