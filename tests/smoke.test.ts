import { expect, test } from 'vitest';
import { runCheck } from '../scripts/readiness/check.ts';
import { probeOf } from '../scripts/readiness/probe.ts';
import { smokeChecks } from '../scripts/smoke/checks.ts';
import { siteOfThisFile } from './support/site-of-this-file.ts';

const site = siteOfThisFile();

test('npm run smoke walks the site and every step passes', async () => {
  const probe = probeOf(site.url);
  const checks = await smokeChecks(probe);
  expect(checks.length).toBeGreaterThan(100);
  const outcomes = [];
  for (const check of checks) outcomes.push(await runCheck(check, probe));
  expect(outcomes.filter(({ result }) => result !== 'pass').map(({ id, found }) => `${id}: ${found}`)).toEqual([]);
});

test('a step that does not hold fails', async () => {
  const probe = probeOf(site.url);
  const checks = await smokeChecks(probe);
  const broken: typeof probe = async (path, init) => ({ ...(await probe(path, init)), status: 500 });
  for (const check of checks.slice(0, 12)) expect((await runCheck(check, broken)).result, check.id).toBe('fail');
});
