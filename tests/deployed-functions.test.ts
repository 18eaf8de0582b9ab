import { existsSync, readdirSync } from 'node:fs';
import { listFunctions } from '@netlify/zip-it-and-ship-it';
import { expect, test } from 'vitest';

/** Every folder from which Netlify deploys functions: the project's own, and what build tools wrote. */
const FOLDERS = ['netlify/functions', '.netlify/functions-internal', '.netlify/v1/functions'];
const EDGE_FOLDERS = ['netlify/edge-functions', '.netlify/edge-functions', '.netlify/v1/edge-functions'];

test('exactly three functions would be deployed', async () => {
  const functions = await listFunctions(
    FOLDERS.filter((folder) => existsSync(folder)),
    { parseISC: true },
  );
  const paths = functions.map(({ name, routes }) => [
    name,
    ...(routes ?? []).map((route) => ('literal' in route ? route.literal : route.pattern)),
  ]);
  expect(paths.sort()).toEqual([
    ['check-coa', '/api/check-coa'],
    // What neither a file nor another function answers below /api/ and /data/ comes from here too.
    ['health', '/api/health', '/api/*', '/data/*'],
    ['mcp', '/mcp'],
  ]);
});

test('no edge function would be deployed', () => {
  expect(
    EDGE_FOLDERS.filter(
      (folder) =>
        existsSync(folder) &&
        readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile()),
    ),
  ).toEqual([]);
});

test('the adapter’s headers are kept', () => {
  expect(existsSync('.netlify/v1/config.json')).toBe(true);
});
