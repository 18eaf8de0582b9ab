/**
 * Prints how many requests a second the functions and a page answer on this machine, each beside a bare node:http server
 * that sends the same bytes, and how long eight checks take side by side: `npm run bench:load`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { postFrom, startLocalSite } from '../../tests/support/local-site.ts';
import { readCommandLine } from '../command-line.ts';
import { quantile, table } from '../evaluate/statistics.ts';
import { needs } from '../needs.ts';

const USAGE = `npm run build && npm run bench:load

  Prints how many requests a second the functions and a page answer, each beside a bare node:http server that sends the
  same bytes, and how long eight checks take side by side.`;
readCommandLine(USAGE, {}, { positionals: false });
needs('dist/index.html', 'npm run build');

const SECONDS = 5;
const CONNECTIONS = 10;
const ROUNDS = 3;
const CERTIFICATE = readFileSync('fixtures/certificates/stale.png').toString('base64');
const BARE = `const { createServer } = require('node:http');
process.once('message', ({ status, headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((incoming, outgoing) => { incoming.resume(); outgoing.writeHead(status, headers); outgoing.end(bytes); });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});`;

const CALL = {
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'list_vendors', arguments: { limit: 3 } },
  }),
};
const ROWS = [
  { name: 'GET /api/health', path: '/api/health', request: {} },
  { name: 'POST /mcp, list_vendors', path: '/mcp', request: CALL },
  { name: 'GET /', path: '/', request: {} },
  { name: 'GET /data/vendors.json', path: '/data/vendors.json', request: {} },
];

const site = await startLocalSite();
const rows = [['', 'requests a second', 'p99 ms', 'failed', 'bare node:http', 'p99 ms', 'ratio']];
for (const { name, path, request } of ROWS) {
  const answer = await fetch(new URL(path, site.url), { method: 'GET', ...request });
  const bare = spawn(process.execPath, ['-e', BARE], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const listening = once(bare, 'message');
  const kept = Object.fromEntries(
    [...answer.headers].filter(
      ([header]) => !/^(connection|keep-alive|transfer-encoding|content-encoding|content-length|date)$/.test(header),
    ),
  );
  bare.send({ status: answer.status, headers: kept, body: Buffer.from(await answer.arrayBuffer()).toString('base64') });
  const [port] = (await listening) as [number];
  const measured = { ours: [] as autocannon.Result[], theirs: [] as autocannon.Result[] };
  // By turns, so that whatever else the machine does falls on both.
  for (let round = 0; round < ROUNDS; round++) {
    measured.ours.push(
      await autocannon({ url: new URL(path, site.url).href, connections: CONNECTIONS, duration: SECONDS, ...request }),
    );
    measured.theirs.push(
      await autocannon({
        url: `http://127.0.0.1:${port}${path}`,
        connections: CONNECTIONS,
        duration: SECONDS,
        ...request,
      }),
    );
  }
  bare.kill();
  const median = (of: readonly autocannon.Result[], value: (result: autocannon.Result) => number): number =>
    quantile(of.map(value), 0.5);
  const [ours, theirs] = [measured.ours, measured.theirs].map((results) =>
    median(results, (result) => result.requests.average),
  ) as [number, number];
  const failed = measured.ours.reduce((sum, result) => sum + result.non2xx + result.errors + result.timeouts, 0);
  rows.push([
    name,
    ours.toFixed(0),
    median(measured.ours, (result) => result.latency.p99).toFixed(0),
    String(failed),
    theirs.toFixed(0),
    median(measured.theirs, (result) => result.latency.p99).toFixed(0),
    (ours / theirs).toFixed(2),
  ]);
}
console.log(
  `${table(rows)}\n\nMedian of ${ROUNDS} rounds of ${SECONDS} s by turns, ${CONNECTIONS} connections; local server, Node ${process.version}.\n`,
);

const check = async (client: number): Promise<number> => {
  const started = performance.now();
  const { status, body } = await postFrom(`127.0.8.${client}`, `${site.url}/api/check-coa`, { image: CERTIFICATE });
  if (status !== 200) throw new Error(`A check was answered ${status}: ${body}`);
  return performance.now() - started;
};
await check(1);
const single: number[] = [];
for (const client of [1, 2, 3, 4, 5]) single.push(await check(client));
const alone = quantile(single, 0.5);
const started = performance.now();
const together = await Promise.all([11, 12, 13, 14, 15, 16, 17, 18].map(check));
const whole = performance.now() - started;
console.log(
  `One check alone: ${alone.toFixed(0)} ms (median of 5). Eight side by side: ${whole.toFixed(0)} ms in all, the first done after ${Math.min(...together).toFixed(0)} ms, the last after ${Math.max(...together).toFixed(0)} ms; ${(whole / 8 / alone).toFixed(2)} of one alone each.`,
);
await site.stop();
site.remove();
