import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blobsCounterStore } from '../../../netlify/blobs-counter-store.ts';
import { startTestBlobs, type TestBlobs } from '../../../tests/support/blobs.ts';
import { createRateLimiter, type RateLimiter } from './rate-limit.ts';
import { UNSHARED_LIMIT } from './rate-limit-policy.ts';

let blobs: TestBlobs;
let time: Date;
let deferred: Promise<unknown>[];

beforeEach(async () => {
  blobs = await startTestBlobs();
  time = new Date('2026-11-20T12:00:00Z');
  deferred = [];
});
afterEach(() => blobs.stop());

const KEY = 'f'.repeat(64);
const instance = () => createRateLimiter({ store: blobsCounterStore, now: () => time, key: KEY });
const count = (limiter: RateLimiter, address: string) => limiter.count(address, (work) => void deferred.push(work));

async function allowed(limiter: RateLimiter, address: string, times: number): Promise<number> {
  const results = await Promise.all(Array.from({ length: times }, () => count(limiter, address)));
  return results.filter((result) => result.allowed).length;
}

test('whoever changes address within a /56 or a /48 has four quotas, or sixteen', async () => {
  const limiter = instance();
  const passed = async (networks: readonly string[]) => {
    let sum = 0;
    for (const network of networks) sum += await allowed(limiter, `${network}::1`, 30);
    return sum;
  };
  const networks = (count: number, third: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => third(index));
  expect(await passed(networks(6, (index) => `2001:db8:1:10${index}`))).toBe(120);
  expect(await count(limiter, '2001:db8:1:1ff::1')).toMatchObject({ allowed: false, remaining: 0, ofNetwork: true });
  expect(await passed(networks(18, (index) => `2001:db8:1:${(index + 2).toString(16)}00`))).toBe(480 - 120);
  expect(await allowed(limiter, '2001:db8:2::1', 31)).toBe(30);
  expect(await count(limiter, '2001:db8:2::1')).not.toHaveProperty('ofNetwork');
});

/** Every blob of the store, path and content. */
function stored(): string {
  const files = readdirSync(path.join(blobs.folder, 'entries'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  );
  return files
    .map((file) => `${file.parentPath}/${file.name} ${readFileSync(path.join(file.parentPath, file.name), 'utf8')}`)
    .join('\n');
}

test('of 60 parallel requests of one address exactly 30 pass', async () => {
  expect(await allowed(instance(), '192.0.2.1', 60)).toBe(30);
});

test('of 200 parallel requests through four instances exactly 30 pass', async () => {
  const instances = Array.from({ length: 4 }, instance);
  const passed = await Promise.all(instances.map((limiter) => allowed(limiter, '192.0.2.1', 50)));
  expect(passed.reduce((sum, n) => sum + n)).toBe(30);
});

test('the answer tells what is left and when the day ends', async () => {
  const limiter = instance();
  expect(await count(limiter, '192.0.2.1')).toEqual({
    allowed: true,
    remaining: 29,
    resetSeconds: 43_200,
    degraded: null,
  });
  await allowed(limiter, '192.0.2.1', 29);
  expect(await count(limiter, '192.0.2.1')).toEqual({
    allowed: false,
    remaining: 0,
    resetSeconds: 43_200,
    degraded: null,
  });
});

test('addresses do not share a count; those of one /64 do', async () => {
  const limiter = instance();
  expect(await allowed(limiter, '192.0.2.1', 31)).toBe(30);
  expect(await allowed(limiter, '192.0.2.2', 1)).toBe(1);
  expect(await allowed(limiter, '2001:db8::1', 20)).toBe(20);
  expect(await allowed(limiter, '2001:db8::2', 20)).toBe(10);
  expect(await allowed(limiter, '2001:db8:0:1::1', 1)).toBe(1);
});

test('the count survives the instance', async () => {
  expect(await allowed(instance(), '192.0.2.1', 25)).toBe(25);
  expect(await allowed(instance(), '192.0.2.1', 25)).toBe(5);
});

test('the day turns over at UTC midnight, and ten minutes later the day gone by is purged', async () => {
  const limiter = instance();
  time = new Date('2026-11-20T23:59:59.999Z');
  expect(await allowed(limiter, '192.0.2.1', 31)).toBe(30);
  time = new Date('2026-11-21T00:00:00.000Z');
  expect(await allowed(limiter, '192.0.2.1', 1)).toBe(1);
  await Promise.all(deferred);
  expect(stored()).toContain('2026-11-20/');
  time = new Date('2026-11-21T00:10:00.000Z');
  expect(await allowed(limiter, '192.0.2.1', 1)).toBe(1);
  await Promise.all(deferred);
  expect(stored()).not.toContain('2026-11-20');
  expect(stored()).toContain('2026-11-21/');
});

test('the store holds counts under keyed hashes, and neither an address nor the key', async () => {
  await count(instance(), '192.0.2.1');
  await count(instance(), '2001:db8:1:2::1');
  await Promise.all(deferred);
  const hash = createHmac('sha256', KEY).update('2026-11-20:192.0.2.1').digest('hex');
  expect(stored()).toContain(`/2026-11-20/${hash} {"count":1}`);
  expect(stored()).not.toMatch(/192\.0\.2\.1|2001:db8/);
  expect(stored()).not.toContain(KEY);
  const entries = stored()
    .split('\n')
    .map((line) => line.replace(/^.*\/2026-11-20\//, '').replace(/[0-9a-f]{64}/g, 'HEX'));
  expect(entries.sort()).toEqual([...Array(4).fill('HEX {"count":1}'), 'ticket-1 {}', 'ticket-2 {}']);
});

test.each([
  ['answers 500', () => new Response(null, { status: 500 })],
  ['answers 429', () => new Response(null, { status: 429 })],
  ['refuses access', () => new Response(null, { status: 403 })],
  [
    'loses the etag',
    async (request: Request) => (request.method === 'PUT' ? new Response(null, { status: 200 }) : undefined),
  ],
  ['answers nonsense', () => new Response('<html>', { headers: { etag: '"x"' } })],
])(
  'with a store that %s an instance with a ticket lets through a bounded number, and says so; one without nothing',
  async (_name, fault) => {
    const limiter = instance();
    await count(limiter, '192.0.2.99');
    await Promise.all(deferred);
    blobs.server.fault = fault;
    expect(await allowed(limiter, '192.0.2.1', 40)).toBe(UNSHARED_LIMIT.quota);
    expect(await count(limiter, '192.0.2.2')).toMatchObject({
      allowed: true,
      degraded: expect.stringMatching(/^store failed/),
    });
    const others = await Promise.all(Array.from({ length: 100 }, (_, i) => allowed(limiter, `198.51.100.${i}`, 3)));
    expect(others.reduce((sum, n) => sum + n)).toBe(UNSHARED_LIMIT.instanceQuota - 2);
    expect(await count(instance(), '192.0.2.3')).toMatchObject({ allowed: false, degraded: expect.any(String) });
  },
);

test('with a store that hangs nobody waits long', async () => {
  blobs.server.fault = () => new Promise(() => {});
  const started = performance.now();
  expect(await allowed(instance(), '192.0.2.1', 40)).toBe(0);
  expect(performance.now() - started).toBeLessThan(3_500);
});

test('a store that is down is left alone for a while', async () => {
  const limiter = instance();
  blobs.server.fault = () => new Response(null, { status: 500 });
  await allowed(limiter, '192.0.2.1', 2);
  const { requests } = blobs.server;
  expect(requests).toBeGreaterThan(1);
  await count(limiter, '192.0.2.1');
  expect(blobs.server.requests).toBe(requests);
  blobs.server.fault = undefined;
  time = new Date(time.getTime() + 5_000);
  expect(await count(limiter, '192.0.2.1')).toMatchObject({ allowed: true, remaining: 29, degraded: null });
});

test('a single failure is not noticed: the count is tried again', async () => {
  const limiter = instance();
  let calls = 0;
  blobs.server.fault = () => (++calls % 3 === 1 ? new Response(null, { status: 500 }) : undefined);
  for (let left = 29; left > 20; left -= 1)
    expect(await count(limiter, '192.0.2.1')).toMatchObject({ allowed: true, degraded: null });
});

test('an instance that saw the quota used up does not let through more while the store is down', async () => {
  const limiter = instance();
  await allowed(limiter, '192.0.2.1', 30);
  await Promise.all(deferred);
  blobs.server.fault = () => new Response(null, { status: 500 });
  expect(await allowed(limiter, '192.0.2.1', 40)).toBe(0);
});

test('of eight instances three have a ticket: with the store up, down and up again an address passes 33 times at most', async () => {
  const instances = Array.from({ length: 8 }, instance);
  const passAll = async (times: number) => {
    const passed = await Promise.all(instances.map((limiter) => allowed(limiter, '192.0.2.1', times)));
    await Promise.all(deferred);
    return passed.reduce((sum, n) => sum + n);
  };
  const before = await passAll(1);
  blobs.server.fault = () => new Response(null, { status: 500 });
  const during = await passAll(20);
  blobs.server.fault = undefined;
  time = new Date(time.getTime() + 5_000);
  expect([before, during, await passAll(20)]).toEqual([8, 3, 22]);
  time = new Date('2026-11-21T00:00:01Z');
  blobs.server.fault = () => new Response(null, { status: 500 });
  // A ticket holds for its day.
  expect(await passAll(2)).toBe(0);
});

test('with eight instances, 200 addresses at once and a slow store of which every third call fails, nobody gets more than 33', async () => {
  let calls = 0;
  blobs.server.fault = async () => {
    calls += 1;
    await new Promise((resolve) => setTimeout(resolve, calls % 7));
    return calls % 3 === 0 ? new Response(null, { status: 500 }) : undefined;
  };
  const instances = Array.from({ length: 8 }, instance);
  const passed = new Map<string, number>();
  const ask = async (limiter: RateLimiter, i: number, times: number) => {
    const n = await allowed(limiter, `198.51.100.${i}`, times);
    passed.set(`198.51.100.${i}`, (passed.get(`198.51.100.${i}`) ?? 0) + n);
  };
  // Five addresses ask for twice what they may, through every instance; the others once.
  await Promise.all([
    ...instances.flatMap((limiter) => Array.from({ length: 5 }, (_, i) => ask(limiter, i, 8))),
    ...Array.from({ length: 195 }, (_, i) => ask(instances[i % 8] ?? instance(), 5 + i, 1)),
  ]);
  expect(Math.max(...passed.values())).toBeLessThanOrEqual(33);
  // The limiter still does its work: most of what may pass does.
  expect(passed.get('198.51.100.0')).toBeGreaterThan(20);
  expect([...passed.values()].filter((n) => n > 0).length).toBeGreaterThan(100);
});

test('a failed purge harms nothing', async () => {
  const limiter = instance();
  blobs.server.fault = (request) =>
    request.method === 'GET' && new URL(request.url).searchParams.has('directories')
      ? new Response(null, { status: 500 })
      : undefined;
  expect(await count(limiter, '192.0.2.1')).toMatchObject({ allowed: true, degraded: null });
  await expect(Promise.all(deferred)).resolves.toHaveLength(2);
});

test('hashes change with the day, and nothing of yesterday is left after the purge', async () => {
  const limiter = instance();
  await count(limiter, '192.0.2.1');
  const yesterday = stored();
  time = new Date('2026-11-21T00:30:00.000Z');
  await count(limiter, '192.0.2.1');
  await Promise.all(deferred);
  const today = stored();
  // The counts' hashes; tickets have none.
  const marks = (text: string): string[] => text.match(/[0-9a-f]{64}/g) ?? [];
  expect([marks(yesterday).length, marks(today).length]).toEqual([1, 1]);
  expect(marks(today)).not.toEqual(marks(yesterday));
});

test('days that nobody purged, since nobody asked, go with the next purge', async () => {
  await count(instance(), '192.0.2.1');
  time = new Date('2026-12-24T09:00:00Z');
  await count(instance(), '192.0.2.1');
  await Promise.all(deferred);
  expect(stored()).not.toContain('2026-11-20');
});
