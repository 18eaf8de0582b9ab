import { readdirSync, readFileSync } from 'node:fs';
import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import check from '../netlify/functions/check-coa/index.ts';
import { isFault, runHostile } from '../scripts/hostile/run-hostile.ts';
import { startTestBlobs, type TestBlobs } from './support/blobs.ts';

const FOLDER = 'fixtures/hostile';

let blobs: TestBlobs;
beforeAll(async () => {
  blobs = await startTestBlobs();
});
afterAll(() => blobs.stop());

test.each(readdirSync(FOLDER).filter((file) => file !== 'README.md'))(
  '%s, which broke something once, is refused with a reason',
  async (file) => {
    const bytes = readFileSync(`${FOLDER}/${file}`);
    const body = file.endsWith('.json') ? bytes : JSON.stringify({ image: bytes.toString('base64') });
    const context = { ip: '198.18.0.1', requestId: file, waitUntil: () => {} } as unknown as Context;
    const answer = await check(new Request('https://service.example/api/check-coa', { method: 'POST', body }), context);
    expect(await answer.json()).toMatchObject({ status: answer.status, detail: expect.stringMatching(/\w/) });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  },
);

// The whole run is `npm run hostile`: 20,000 requests of the same seed.
test('of the first 600 hostile requests none ends in a fault, and memory stays under a gigabyte', async () => {
  const { results, peak } = await runHostile('hostile', 0, 600);
  expect(results).toHaveLength(600);
  expect(results.filter(isFault)).toEqual([]);
  expect(new Set(results.map(({ status }) => status)).size).toBeGreaterThan(5);
  expect(peak).toBeLessThan(1_000_000_000);
}, 240_000);
