import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalSite, startLocalSite } from './support/local-site.ts';

// The programs that docs/compare.md shows, run as they stand there; only the address is this test's server.

const run = promisify(execFile);
const GIVEN = 'fixtures/pages/edited.png';
const COPY = 'fixtures/pages/untouched.png';
const hasPython = spawnSync('python3', ['--version']).status === 0;

let site: LocalSite;
let folder: string;
beforeAll(async () => {
  site = await startLocalSite();
  folder = mkdtempSync(path.join(tmpdir(), 'compare-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await site.stop();
  site.remove();
});

/** Writes the one program of a language that the page shows. @returns its path */
function programIn(language: string): string {
  const [, program, ...others] = readFileSync('docs/compare.md', 'utf8').split(new RegExp(`\`\`\`${language}\\n`));
  expect(others).toEqual([]);
  const source = program!.slice(0, program!.indexOf('\n```'));
  expect(source).toContain('http://localhost:8888');
  const file = path.join(folder, `compare.${language === 'ts' ? 'ts' : 'py'}`);
  writeFileSync(file, source.replaceAll('http://localhost:8888', site.url));
  return file;
}

/** The purity, which alone was changed: what both pages print. */
const CHANGED = /^purity: 99\.\d+ ?% \| 98\.\d+ ?%/;

describe.each([
  ['ts', process.execPath],
  ['python', 'python3'],
])('%s', (language, program) => {
  test.skipIf(language === 'python' && !hasPython)(
    `names the one field that was changed, and nothing of a page held against itself${hasPython ? '' : ' (python3 is missing here)'}`,
    async () => {
      const file = programIn(language);
      const { stdout } = await run(program, [file, GIVEN, COPY]);
      const lines = stdout.trim().split('\n');
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(CHANGED);
      expect((await run(program, [file, COPY, COPY])).stdout).toBe('');
    },
  );

  test.skipIf(language === 'python' && !hasPython)('says why a file was refused', async () => {
    const failed = await run(program, [programIn(language), 'docs/compare.md', COPY]).catch(
      (error: { code: number; stderr: string }) => error,
    );
    expect(failed).toMatchObject({ code: 1 });
    expect(failed.stderr).toContain('"status":415');
  });
});
