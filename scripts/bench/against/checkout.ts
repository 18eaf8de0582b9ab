import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A checkout of this project whose checker can be run. */
export interface Checkout {
  folder: string;
  /** Takes away what was made for it. */
  remove(): void;
}

/** A folder as it is, or the files of a commit in a folder of their own, with this checkout's packages and its own data. */
export function openCheckout(named: string, root: string): Checkout {
  if (existsSync(join(named, 'package.json'))) return { folder: resolve(named), remove: () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const files = execFileSync('git', ['archive', named], { cwd: root, maxBuffer: 1 << 30 });
    execFileSync('tar', ['-x'], { cwd: folder, input: files });
    symlinkSync(resolve(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
    execFileSync('npm', ['run', '--silent', 'data'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
