import { expect, test } from 'vitest';
import type { LogLine } from '../log.ts';
import { handleHealth } from './handle-health.ts';
import { Health } from './health.ts';

function host(isReachable: boolean) {
  const lines: LogLine[] = [];
  return {
    lines,
    requestId: 'r1',
    now: () => new Date('2026-11-20T12:00:00Z'),
    log: (line: LogLine) => void lines.push(line),
    documentation: 'https://service.example/docs/',
    link: '</openapi.json>; rel="service-desc"',
    version: '1.2.3',
    datasetVersion: '2026-11-19',
    isStoreReachable: async () => isReachable,
  };
}

const ask = (method: string) => new Request('https://service.example/api/health', { method });

test('health says status, versions and time', async () => {
  const answer = await handleHealth(ask('GET'), host(true));
  expect(answer.status).toBe(200);
  expect(Health.parse(await answer.json())).toEqual({
    status: 'ok',
    version: '1.2.3',
    dataset_version: '2026-11-19',
    time: '2026-11-20T12:00:00.000Z',
  });
});

test('without its store the service is degraded, and still 200', async () => {
  const degraded = host(false);
  const answer = await handleHealth(ask('GET'), degraded);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'degraded' });
  expect(degraded.lines[0]?.degraded).toBe('store unreachable');
});

test('HEAD has no body; POST is refused', async () => {
  const head = await handleHealth(ask('HEAD'), host(true));
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await handleHealth(ask('POST'), host(true))).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
});
