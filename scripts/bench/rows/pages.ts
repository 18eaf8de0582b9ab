import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { measuredRun } from '../build/measured-run.ts';
import { copyProject } from '../build/project-copy.ts';
import type { Measurement } from '../row.ts';
import { pageWeight } from '../vendors-page/page-weight.ts';

const root = join(import.meta.dirname, '../../..');

/** Pages as built, with every style, script, font and picture that they load at once, each packed with gzip. */
export const pages: Measurement = async () => {
  const project = copyProject(root);
  try {
    cpSync(join(root, 'data'), join(project.folder, 'data'), { recursive: true });
    measuredRun('npm', ['run', '--silent', 'build'], project.folder);
    const dist = join(project.folder, 'dist');
    const vendors = readdirSync(join(dist, 'vendors'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const heaviest = Math.max(...vendors.map(({ name }) => pageWeight(dist, `vendors/${name}/index.html`)));
    const row = (id: string, what: string, bytes: number, most: number) => ({
      id: `weight-${id}`,
      what,
      unit: 'KB' as const,
      ours: [bytes / 1000],
      goal: { of: 'figure' as const, most },
    });
    return [
      row('home', 'home page with all it loads, gzip', pageWeight(dist, 'index.html'), 30),
      row('vendor', 'heaviest vendor page with all it loads, gzip', heaviest, 40),
      row('check', 'check page with all it loads, gzip', pageWeight(dist, 'check/index.html'), 60),
    ];
  } finally {
    project.remove();
  }
};
