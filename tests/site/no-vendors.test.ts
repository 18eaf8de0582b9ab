import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measuredRun } from '../../scripts/bench/build/measured-run.ts';
import { copyProject } from '../../scripts/bench/build/project-copy.ts';

// A publisher's first day: the demonstration is gone, and no audit is finished yet.
const project = copyProject(resolve('.'));
beforeAll(() => {
  const data = join(project.folder, 'data');
  cpSync('data', data, { recursive: true });
  for (const name of globSync('{vendors/*.json,snapshots}', { cwd: data }))
    rmSync(join(data, name), { recursive: true });
  measuredRun('npm', ['run', '--silent', 'build'], project.folder);
}, 300_000);
afterAll(() => project.remove());

const page = (name: string) => readFileSync(join(project.folder, 'dist', name), 'utf8');

test.each(['index.html', 'index.md', 'vendors/index.html', 'vendors/index.md'])(
  'without a vendor %s says so, and counts none of none',
  (name) => {
    expect(page(name)).toContain('No vendor has been audited yet');
    expect(page(name)).not.toMatch(/\b0 of 0\b|\bAll 0\b|The other 0/);
  },
);

test('the front page has neither a chart nor a table of audits that there are not', () => {
  expect(page('index.html')).not.toMatch(/unit-chart|Latest audits/);
});
