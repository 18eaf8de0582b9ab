import { afterEach, beforeEach, expect, test } from 'vitest';
import { blobsCounterStore } from '../../../netlify/blobs-counter-store.ts';
import { startTestBlobs, type TestBlobs } from '../../../tests/support/blobs.ts';
import { createMemory } from './remembered.ts';
import { createUnsharedCounter, type UnsharedCounter } from './unshared-counter.ts';

let blobs: TestBlobs;
beforeEach(async () => {
  blobs = await startTestBlobs();
});
afterEach(() => blobs.stop());

const TODAY = '2026-11-20';
const started = () => {
  const counter = createUnsharedCounter(blobsCounterStore);
  counter.startDay(TODAY);
  return counter;
};
async function ask(counter: UnsharedCounter, today = TODAY): Promise<number> {
  const deferred: Promise<unknown>[] = [];
  counter.askForTicket(today, (work) => void deferred.push(work));
  await Promise.all(deferred);
  return deferred.length;
}
const address = (count = 0) => Object.assign(createMemory().recall(''), { count });
const passes = (counter: UnsharedCounter, own = address()) => counter.count(own, 'store failed').allowed;

test('without a ticket nobody passes; with one each address does once', async () => {
  const counter = started();
  const own = address();
  expect(counter.count(own, 'store failed')).toEqual({ allowed: false, remaining: 0, degraded: 'store failed' });
  await ask(counter);
  expect(counter.count(own, 'store failed')).toEqual({ allowed: true, remaining: 0, degraded: 'store failed' });
  expect([passes(counter, own), passes(counter)]).toEqual([false, true]);
});

test('an address whose quota is used up does not', async () => {
  const counter = started();
  await ask(counter);
  expect([29, 30].map((count) => passes(counter, address(count)))).toEqual([true, false]);
});

test('an instance lets thirty through a day', async () => {
  const counter = started();
  await ask(counter);
  expect(Array.from({ length: 31 }, () => passes(counter)).filter(Boolean)).toHaveLength(30);
});

test('there are three tickets a day', async () => {
  const counters = Array.from({ length: 4 }, started);
  for (const counter of counters) await ask(counter);
  expect(counters.map((counter) => passes(counter))).toEqual([true, true, true, false]);
});

test('a ticket is asked for once a day, and again where the store failed', async () => {
  const counter = started();
  blobs.server.fault = () => new Response(null, { status: 500 });
  await ask(counter);
  expect(passes(counter)).toBe(false);
  blobs.server.fault = undefined;
  expect([await ask(counter), await ask(counter)]).toEqual([1, 0]);
  expect(passes(counter)).toBe(true);
});

test('a ticket is worth nothing on the next day, even one that comes late', async () => {
  const counter = started();
  await ask(counter);
  counter.startDay('2026-11-21');
  expect(passes(counter)).toBe(false);
  await ask(counter, TODAY);
  expect(passes(counter)).toBe(false);
});
