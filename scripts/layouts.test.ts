import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function layouts(...parameters: string[]): { code: number | null; err: string } {
  const { status, stderr } = spawnSync('node_modules/.bin/node', ['scripts/layouts.ts', ...parameters], {
    encoding: 'utf8',
  });
  return { code: status, err: stderr };
}

test.each([
  [[], 'learn|learn-code|learn-forms|verify LABORATORY FILE…'],
  [['learn', 'nobody', 'a.png'], 'No laboratory has the id "nobody"'],
  [
    ['learn', 'partnerlab', 'scripts/coa.ts', 'scripts/coa.ts'],
    'coa.ts is the same file as coa.ts.\nGive each report once.',
  ],
  [['verify', 'partnerlab', 'a.png'], 'data/layouts/partnerlab.json is not there yet'],
  [['learn', 'partnerlab', 'a.png', '--date', '2026-11-31'], '--date: expected a day, YYYY-MM-DD; found "2026-11-31".'],
  [['learn', 'partnerlab', 'nowhere.png'], 'nowhere.png: left out. There is no such file.'],
])('%j is refused in words', (parameters, words) => {
  const { code, err } = layouts(...parameters);
  expect(code).toBe(2);
  expect(err).toContain(words);
  expect(err).not.toMatch(/\bat .*:\d+:\d+/);
});
