import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { SYNCHRONOUS_FUNCTION_TIMEOUT } from '@netlify/functions';
import type { FunctionResult } from '@netlify/zip-it-and-ship-it';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coldImport } from '../scripts/bench/functions/cold-import.ts';
import { BUDGETS } from '../src/coa/budgets.ts';
import { startTestBlobs, type TestBlobs } from './support/blobs.ts';
import { bundleFunctions, Lambda, unpack } from './support/bundles.ts';
import { certificate } from './support/pictures.ts';

let bundles: Map<string, FunctionResult>;
let blobs: TestBlobs;
const folders: string[] = [];
const running: Lambda[] = [];

beforeAll(async () => {
  bundles = new Map((await bundleFunctions()).map((bundle) => [bundle.name, bundle]));
  blobs = await startTestBlobs();
});
afterAll(async () => {
  await Promise.all(running.map((lambda) => lambda.stop()));
  for (const folder of [...folders, path.dirname([...bundles.values()][0]?.path ?? '')])
    rmSync(folder, { recursive: true, force: true });
  await blobs.stop();
});

async function start(name: string): Promise<Lambda> {
  const folder = await unpack(bundles.get(name) as FunctionResult);
  const lambda = await Lambda.start(folder);
  folders.push(folder);
  running.push(lambda);
  return lambda;
}

test('three functions are bundled for Node 24, within Netlify’s limits', () => {
  expect([...bundles.keys()].sort()).toEqual(['check-coa', 'health', 'mcp']);
  for (const { name, runtimeVersion, path: file } of bundles.values()) {
    expect(runtimeVersion).toBe('nodejs24.x');
    expect(statSync(file).size, name).toBeLessThan(name === 'check-coa' ? 22_000_000 : 2_000_000);
  }
});

test('the check has the memory and the time that its budgets may take', () => {
  const memory = Number((bundles.get('check-coa') as FunctionResult & { memory?: number }).memory) * 2 ** 20;
  // The bound that hostile requests are held to (tests/hostile.test.ts).
  expect(memory).toBeGreaterThan(1_000_000_000);
  const reading = 2 * BUDGETS.readerMemoryBytes + 4 * BUDGETS.scaledToPixels;
  const rendering = BUDGETS.pdfMemoryBytes + BUDGETS.decodedBytes;
  expect(Math.max(reading, rendering)).toBeLessThan(memory);
  expect(BUDGETS.readingEndsMilliseconds + BUDGETS.pdfMilliseconds).toBeLessThan(SYNCHRONOUS_FUNCTION_TIMEOUT * 1_000);
});

/** Share of the checker's own import that mcp's may take: 0.5 was measured, and with the checker behind it mcp takes longer. */
const SHARE_OF_CHECKER = 0.75;

test('a fresh process imports mcp without the checker behind it', async () => {
  const [mcp, checker] = await Promise.all(
    ['mcp', 'check-coa'].map((name) => unpack(bundles.get(name) as FunctionResult)),
  );
  if (mcp === undefined || checker === undefined) throw new Error('Both functions are bundled.');
  folders.push(mcp, checker);
  // In turn, and the least of each: whatever else the machine does only adds to them.
  const ofMcp: number[] = [];
  const ofChecker: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    ofMcp.push(coldImport(mcp, 'mcp'));
    ofChecker.push(coldImport(checker, 'check-coa'));
  }
  expect(
    Math.min(...ofMcp) / Math.min(...ofChecker),
    `${ofMcp.map(Math.round)} ms against ${ofChecker.map(Math.round)}: npm run bench:functions prints the milliseconds of every function`,
  ).toBeLessThan(SHARE_OF_CHECKER);
});

test('health works away from the project, with its store and without', async () => {
  const lambda = await start('health');
  const degraded = await lambda.call('GET', '/api/health');
  expect([degraded.status, JSON.parse(degraded.body)]).toEqual([
    200,
    expect.objectContaining({ status: 'degraded', version: '1.0.0' }),
  ]);
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  const ok = await lambda.call('GET', '/api/health', { blobs });
  expect(JSON.parse(ok.body)).toMatchObject({ status: 'ok' });
  expect(ok.headers).toMatchObject({ 'x-request-id': 'request-1', 'access-control-allow-origin': '*' });
});

test('mcp works away from the project', async () => {
  const lambda = await start('mcp');
  const answer = await lambda.call('POST', '/mcp', {
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_headline_finding' } },
  });
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.body)).toMatchObject({
    result: { structuredContent: { n: expect.any(Number), licence: 'CC-BY-4.0' } },
  });
});

test('check-coa reads certificates away from the project: PNG, JPEG and WebP; it counts by the address that Netlify reports', async () => {
  const lambda = await start('check-coa');
  for (const [i, file] of ['stale.png', 'borrowed.jpg', 'reallab.webp'].entries()) {
    const { image, vendor, label } = certificate(file);
    const answer = await lambda.call('POST', '/api/check-coa', {
      body: { image, vendor },
      blobs,
      headers: { 'x-forwarded-for': `192.0.2.${100 + i}` },
    });
    expect(answer.status, answer.body).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({
      lab_named: expect.stringContaining(label.lab?.split(' ')[0] ?? ''),
    });
    expect(answer.headers['ratelimit']).toContain(`r=${29 - i};`);
  }
});

test('check-coa opens PDFs and Content Credentials away from the project', async () => {
  const lambda = await start('check-coa');
  const ask = async (image: string, file: string) => {
    const answer = await lambda.call('POST', '/api/check-coa?evidence=1', {
      body: { image: image + readFileSync(file).toString('base64') },
      blobs,
      headers: { 'x-forwarded-for': '192.0.2.120' },
    });
    expect(answer.status, answer.body).toBe(200);
    return JSON.parse(answer.body) as { client_field: string; evidence: { page: { format: string }; file: string[] } };
  };
  const pdf = await ask('data:application/pdf;base64,', 'fixtures/pdf/genuine.pdf');
  expect(pdf).toMatchObject({ client_field: 'Ottermoor Biologics', evidence: { page: { format: 'pdf' } } });
  const signed = await ask('', 'fixtures/containers/generated.jpg');
  expect(signed.evidence.file.join(' ')).toContain('Content Credentials: intact');
});
