import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBlobs, type TestBlobs } from './support/blobs.ts';
import { plainEnvironment } from './support/environment.ts';

/** Separate processes of the function itself, on one Blobs server over HTTP. */
const PROCESSES = 8;

let blobs: TestBlobs;
let processes: ChildProcess[];

async function startProcess(): Promise<ChildProcess> {
  const store = Buffer.from(
    JSON.stringify({ siteID: 'test', token: blobs.token, edgeURL: blobs.url, uncachedEdgeURL: blobs.url }),
  ).toString('base64');
  const child = fork('tests/support/check-process.ts', {
    env: plainEnvironment({ NETLIFY_BLOBS_CONTEXT: store }),
    execArgv: [],
  });
  await once(child, 'message');
  return child;
}

async function send(child: ChildProcess, address: string, times: number): Promise<number[]> {
  const answer = once(child, 'message');
  child.send({ address, times });
  return ((await answer) as [number[]])[0];
}

beforeAll(async () => {
  blobs = await startTestBlobs();
  processes = await Promise.all(Array.from({ length: PROCESSES }, startProcess));
});
afterAll(async () => {
  for (const child of processes) child.kill();
  await blobs.stop();
});

test('of 200 checks of one address at once, through eight processes, exactly 30 pass; another address has its own 30', async () => {
  const first = await Promise.all(processes.map((child) => send(child, '192.0.2.1', 25)));
  const statuses = first.flat();
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(170);
  expect(
    (await Promise.all(processes.map((child) => send(child, '192.0.2.2', 10))))
      .flat()
      .filter((status) => status === 200),
  ).toHaveLength(30);
});

test('the addresses of one /64 share a count through all processes', async () => {
  const statuses = await Promise.all(processes.map((child, i) => send(child, `2001:db8:1:2::${i + 1}`, 20)));
  expect(statuses.flat().filter((status) => status === 200)).toHaveLength(30);
});

test('a process that is ended and started again goes on counting where it was', async () => {
  await send(processes[0]!, '192.0.2.3', 20);
  processes[0]!.kill('SIGKILL');
  processes[0] = await startProcess();
  expect((await send(processes[0], '192.0.2.3', 20)).filter((status) => status === 200)).toHaveLength(10);
});

test('while the store is down few pass and the others are asked to try again; with it back the count goes on', async () => {
  blobs.server.fault = () => new Response(null, { status: 500 });
  const down = (await Promise.all(processes.map((child) => send(child, '192.0.2.4', 20)))).flat();
  expect(down.filter((status) => status === 200).length).toBeLessThanOrEqual(3);
  expect(new Set(down.filter((status) => status !== 200))).toEqual(new Set([503]));
  blobs.server.fault = undefined;
  await new Promise((resolve) => setTimeout(resolve, 5_200));
  const back = (await Promise.all(processes.map((child) => send(child, '192.0.2.4', 20)))).flat();
  expect(back.filter((status) => status === 200)).toHaveLength(30);
});

test('with slow and failing calls and 200 addresses at once nobody passes more than 33 times, and most that may do', async () => {
  let calls = 0;
  blobs.server.fault = async () => {
    calls += 1;
    await new Promise((resolve) => setTimeout(resolve, (calls * 7) % 60));
    return calls % 5 === 0 ? new Response(null, { status: 500 }) : undefined;
  };
  const heavy = Promise.all(processes.map((child) => send(child, '192.0.2.5', 10)));
  const passed = (await heavy).flat().filter((status) => status === 200).length;
  const others = Array.from({ length: 200 }, (_, i) => `198.51.100.${i}`);
  const once = await Promise.all(
    processes.map(async (child, n) => {
      const statuses: number[] = [];
      for (const address of others.filter((_, i) => i % PROCESSES === n))
        statuses.push(...(await send(child, address, 1)));
      return statuses;
    }),
  );
  blobs.server.fault = undefined;
  expect(passed).toBeLessThanOrEqual(33);
  expect(passed).toBeGreaterThan(20);
  expect(once.flat().filter((status) => status === 200).length).toBeGreaterThan(180);
});
