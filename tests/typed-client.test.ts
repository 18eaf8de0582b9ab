import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalSite, startLocalSite } from './support/local-site.ts';
import { certificate } from './support/pictures.ts';

const run = promisify(execFile);

let site: LocalSite;
/** A copy of the client beside the types, within the project: both need its packages. */
let folder: string;
beforeAll(async () => {
  site = await startLocalSite();
  folder = mkdtempSync('tests/typed-client-');
  cpSync('tests/typed-client', folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'openapi.d.ts'),
    astToString(await openapiTS(readFileSync('dist/openapi.json', 'utf8'))),
  );
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await site.stop();
  site.remove();
});

test('a client with types made from openapi.json compiles, and what it must refuse does not', async () => {
  const compile = await run(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', folder]).catch(
    (error: { stdout: string }) => error,
  );
  expect(compile.stdout).toBe('');
});

test('it runs a check and reads the data', async () => {
  const { vendor, label } = certificate('stale.png');
  const { stdout } = await run(process.execPath, [
    path.join(folder, 'client.ts'),
    site.url,
    'fixtures/certificates/stale.png',
    vendor,
  ]);
  expect(JSON.parse(stdout)).toEqual({
    verdict: label.verdict,
    words: expect.any(Number),
    isFake: false,
    refused: ['vendor'],
    incomplete: 400,
    sameRecord: true,
  });
});
