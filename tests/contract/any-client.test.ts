import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loopbackAddress, requestFrom } from '../support/request-from.ts';
import { siteOfThisFile } from '../support/site-of-this-file.ts';
import { breaches, OPERATIONS } from './contract.ts';
import { anyAttempt } from './requests.ts';

const CALLS = 2_000;

/** The same calls each time; SEED tries others. A failure prints its seed and the smallest call that fails. */
const SEED = Number(process.env['SEED'] ?? 20_261_120);

const site = siteOfThisFile();

test(`${CALLS} calls of clients good and bad meet no fault, no undocumented status and no breach of a schema`, {
  timeout: 300_000,
}, async () => {
  let client = 0;
  const statuses = new Map<string, number>();
  const attempt = fc.asyncProperty(anyAttempt, async ({ operationId, request }) => {
    const operation = OPERATIONS.find((candidate) => candidate.operationId === operationId)!;
    // Every call is another client's, so that the quota refuses none.
    client += 1;
    const answer = await requestFrom(loopbackAddress(client), site.url, request);
    expect(answer.status).toBeLessThan(500);
    expect(breaches(operation, answer), `${answer.status} ${answer.body.slice(0, 300)}`).toEqual([]);
    const key = `${operationId} ${answer.status}`;
    statuses.set(key, (statuses.get(key) ?? 0) + 1);
  });
  await fc.assert(attempt, { numRuns: CALLS, seed: SEED });
  // The calls reach far: every operation, and most of what it can answer.
  expect(new Set([...statuses.keys()].map((key) => key.split(' ')[0]))).toEqual(
    new Set(OPERATIONS.map(({ operationId }) => operationId)),
  );
  expect([...statuses.keys()]).toEqual(
    expect.arrayContaining([
      'checkCoa 200',
      'checkCoa 400',
      'checkCoa 405',
      'checkCoa 415',
      'checkCoa 422',
      'callMcp 200',
      'callMcp 202',
      'callMcp 400',
      'callMcp 403',
      'callMcp 404',
      'callMcp 405',
      'callMcp 406',
      'callMcp 415',
    ]),
  );
});
