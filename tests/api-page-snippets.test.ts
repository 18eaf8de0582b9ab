import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadData } from '../data/index.ts';
import { plainEnvironment } from './support/environment.ts';
import { type LocalSite, startLocalSite } from './support/local-site.ts';

const { base_url } = loadData().site;
// The parser takes pre for plain text unless told otherwise.
const codes = parse(readFileSync('dist/docs/index.html', 'utf8'), { blockTextElements: { script: true, style: true } })
  .querySelectorAll('[data-runs]')
  .map((code) => ({ language: code.getAttribute('data-runs')!, code: code.textContent }));

let site: LocalSite;
let folder: string;
beforeAll(async () => {
  site = await startLocalSite();
  folder = mkdtempSync(path.join(tmpdir(), 'snippets-'));
  copyFileSync('fixtures/certificates/stale.png', path.join(folder, 'certificate.jpg'));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await site.stop();
  site.remove();
});

test('every endpoint has a call for a command line and one in JavaScript; MCP has a client besides', () => {
  const count = (language: string) => codes.filter((code) => code.language === language).length;
  expect(count('sh')).toBeGreaterThan(5);
  expect(count('js')).toBe(count('sh') + 1);
});

test('no call has an option of base64 that macOS lacks', () => {
  for (const { code } of codes) expect(code).not.toMatch(/base64 -/);
});

test.each(codes)('works as it stands, but for the address: $code', async ({ language, code }) => {
  const here = code.replaceAll(base_url, site.url);
  const [command, args] =
    language === 'sh'
      ? ['bash', ['-euo', 'pipefail', '-c', here]]
      : [process.execPath, ['--input-type=module', '--eval', here]];
  const { stdout } = await promisify(execFile)(command as string, args as string[], {
    cwd: folder,
    env: plainEnvironment({}),
    maxBuffer: 1e8,
  });
  expect(stdout.length).toBeGreaterThan(20);
  expect(stdout).not.toMatch(/"?status"?: ?[45]\d\d\b|jsonrpc.*error/);
});
