import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CheckReportWithEvidence } from '../src/coa/report/report.ts';
import { LOGGED } from '../src/http/log.ts';
import { type LocalSite, postFrom, startLocalSite } from './support/local-site.ts';
import { certificate } from './support/pictures.ts';

const FILE = 'stale.png';
const ADDRESS = '127.0.9.1';

/** The only folder for temporary files that the server knows. */
const temporary = mkdtempSync(path.join(tmpdir(), 'privacy-'));
let site: LocalSite;
let report: CheckReportWithEvidence;
let started: number;

beforeAll(async () => {
  started = Date.now();
  // The server runs without a network, so that nothing can leave the machine either.
  const preload = pathToFileURL(path.resolve('tests/support/no-network.mjs')).href;
  site = await startLocalSite(undefined, { TMPDIR: temporary, NODE_OPTIONS: `--import=${preload}` });
  const { image, vendor } = certificate(FILE);
  const answer = await postFrom(ADDRESS, `${site.url}/api/check-coa?evidence=1`, { image, vendor });
  expect(answer.status, answer.body).toBe(200);
  report = CheckReportWithEvidence.parse(JSON.parse(answer.body));
  expect(answer.headers).not.toHaveProperty('set-cookie');
});
afterAll(async () => {
  await site.stop();
  site.remove();
  rmSync(temporary, { recursive: true });
});

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));

/** Pieces of the picture, as bytes and as base64, and what was read from it: none of them may be found anywhere. */
function traces(): { bytes: Buffer[]; texts: string[] } {
  const picture = readFileSync(`fixtures/certificates/${FILE}`);
  const bytes = Array.from({ length: 40 }, (_, i) =>
    picture.subarray(Math.floor((picture.length * i) / 40) + 64).subarray(0, 24),
  ).filter((piece) => piece.length === 24);
  const base64 = picture.toString('base64');
  const texts = [
    ...Array.from({ length: 40 }, (_, i) =>
      base64.slice(Math.floor((base64.length * i) / 40), Math.floor((base64.length * i) / 40) + 40),
    ),
    ...report.evidence.fields
      .map(({ text }) => text)
      .filter((text) => text.length >= 5 && !/^\d{4}-|^\d+(\.\d+)?$/.test(text)),
    report.lab_named,
    report.client_field,
    certificate(FILE).vendor,
    ADDRESS,
  ];
  return { bytes, texts: texts.filter((text) => text !== '') };
}

test('what is searched for is worth searching: enough was read of the picture', () => {
  expect(report.evidence.page.words).toBeGreaterThan(50);
  expect(traces().texts.length).toBeGreaterThan(45);
  expect(traces().bytes.length).toBeGreaterThan(35);
});

describe('after a check no piece of the picture, of its text, of the vendor or of the address is found', () => {
  function expectNoTrace(content: Buffer, where: string): void {
    const { bytes, texts } = traces();
    expect(
      bytes.filter((piece) => content.includes(piece)),
      where,
    ).toEqual([]);
    expect(
      texts.filter((text) => content.includes(text)),
      where,
    ).toEqual([]);
  }

  test('in the store', () => {
    const files = filesOf(site.blobsFolder);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expectNoTrace(Buffer.concat([Buffer.from(file), readFileSync(file)]), file);
  });

  test('in the log', () => {
    expect(site.printed.length).toBeGreaterThan(3);
    expectNoTrace(Buffer.from(site.printed.join('\n')), 'log');
  });

  test('on the disk: no temporary file is left, and no file of the project was written', () => {
    expect(filesOf(temporary)).toEqual([]);
    for (const folder of ['.generated', 'dist', 'netlify', '.netlify'].filter((name) => existsSync(name))) {
      for (const file of filesOf(folder)) if (statSync(file).mtimeMs > started) expectNoTrace(readFileSync(file), file);
    }
    expect(
      readdirSync('.').filter((name) => statSync(name).mtimeMs > started && /traineddata|cache/i.test(name)),
    ).toEqual([]);
  });
});

test('the check ran with the network off, and tried to reach nothing', () => {
  expect(site.printed.filter((line) => line.startsWith('NETWORK'))).toEqual([]);
});

test('the log has one line of JSON a request, with members that the privacy page names, and nothing else is printed', () => {
  const lines = site.printed.filter((line) => line !== '' && !/^(Site|API|MCP|Ctrl)/.test(line));
  expect(lines).toHaveLength(1);
  for (const line of lines)
    for (const name of Object.keys(JSON.parse(line) as object)) expect(Object.keys(LOGGED)).toContain(name);
  const page = readFileSync('dist/privacy/index.html', 'utf8').replace(/\s+/g, ' ');
  for (const said of Object.values(LOGGED)) expect(page).toContain(said);
});
