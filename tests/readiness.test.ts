import { expect, test } from 'vitest';
import { runCheck } from '../scripts/readiness/check.ts';
import { READINESS_CHECKS } from '../scripts/readiness/checks/index.ts';
import { probeOf } from '../scripts/readiness/probe.ts';
import { siteOfThisFile } from './support/site-of-this-file.ts';

const site = siteOfThisFile();

test.each(READINESS_CHECKS.filter((check) => 'run' in check))('$id: $rule', async (check) => {
  const { result, found } = await runCheck(check, probeOf(site.url));
  expect(result, found).toBe('pass');
});

test('every check has a rule and a source, and stands once; what is left out has its reason', () => {
  expect(new Set(READINESS_CHECKS.map(({ id }) => id)).size).toBe(READINESS_CHECKS.length);
  for (const check of READINESS_CHECKS)
    expect(
      [check.rule, check.source, 'because' in check ? check.because : 'applies'].every((text) => text.length > 5),
      check.id,
    ).toBe(true);
});
