import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalSite, postFrom, startLocalSite } from './support/local-site.ts';
import { PIXEL } from './support/pictures.ts';

let site: LocalSite;
beforeAll(async () => {
  site = await startLocalSite();
});
afterAll(async () => {
  await site.stop();
  site.remove();
});

const check = (address: string, body: unknown = { image: PIXEL }, headers = {}) =>
  postFrom(address, `${site.url}/api/check-coa`, body, headers);

test('of 60 parallel checks of one address exactly 30 pass; what a proxy header claims does not count', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      check('127.0.2.1', undefined, { 'X-Forwarded-For': `192.0.2.${i}`, 'X-Nf-Client-Connection-Ip': `192.0.2.${i}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(30);
  for (const { headers, body } of refused) {
    expect(headers).toMatchObject({
      ratelimit: expect.stringMatching(/^"daily";r=0;t=\d+$/),
      'ratelimit-policy': '"daily";q=30;w=86400',
    });
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(
      Number(/t=(\d+)/.exec(String(headers['ratelimit']))?.[1]),
    );
    expect(JSON.parse(body)).toMatchObject({
      status: 429,
      type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
    });
  }
});

test('another address has its own count', async () => {
  expect((await check('127.0.2.2')).status).toBe(200);
});

test('a request refused for bad input counts', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => check('127.0.2.3', { image: 5 })));
  expect(answers.every(({ status }) => status === 400)).toBe(true);
  expect((await check('127.0.2.3')).status).toBe(429);
});

test('the count survives a restart, and no address is stored', async () => {
  await site.stop();
  const files = readdirSync(site.blobsFolder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(3);
  for (const { parentPath, name } of files)
    expect(path.join(parentPath, name) + readFileSync(path.join(parentPath, name), 'utf8')).not.toMatch(
      /127\.0\.2\.|192\.0\.2\./,
    );
  site = await startLocalSite(site.blobsFolder);
  expect((await check('127.0.2.1')).status).toBe(429);
  expect((await check('127.0.2.2')).headers['ratelimit']).toMatch(/r=28/);
});
