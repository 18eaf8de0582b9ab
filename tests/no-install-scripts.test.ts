import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no package runs a script when it is installed, with any npm', () => {
  // `allowScripts` is known to npm 11 only; older ones ran what it forbids.
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
});

test('npm runs no scripts before and after others, which it would leave out then', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const hooks = Object.keys(scripts).filter((name) => {
    const [, of] = /^(?:pre|post)(.+)$/.exec(name) ?? [];
    return name === 'prepare' || (of !== undefined && (of in scripts || of === 'install'));
  });
  expect(hooks).toEqual([]);
});
