import { expect, test } from 'vitest';
import { answerBatch } from './answer-batch.ts';
import { MCP_LIMITS } from './limits.ts';

const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' });
const notification = { jsonrpc: '2.0', method: 'notifications/initialized' };
const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-03-26', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};

/** Answers later ones sooner, as a real server may. */
async function answerOne(message: unknown): Promise<Response> {
  const { id } = message as { id?: number };
  if (id === undefined) return new Response(null, { status: 202 });
  await new Promise((resolve) => setTimeout(resolve, 10 / id));
  return Response.json({ jsonrpc: '2.0', id, result: {} });
}

test('answers come in the order of the requests; notifications have none', async () => {
  const answer = await answerBatch([ping(1), notification, ping(2), ping(3)], null, answerOne);
  expect(await answer.json()).toEqual([1, 2, 3].map((id) => ({ jsonrpc: '2.0', id, result: {} })));
});

test('notifications alone are accepted without an answer', async () => {
  expect((await answerBatch([notification, notification], '2025-03-26', answerOne)).status).toBe(202);
});

test('a batch of the most messages allowed is answered whole', async () => {
  const most = Array.from({ length: MCP_LIMITS.batchMessages }, (_, i) => ping(i + 1));
  expect(await (await answerBatch(most, null, answerOne)).json()).toHaveLength(MCP_LIMITS.batchMessages);
});

test('an element that is no message is told in its place', async () => {
  const answers = (await (await answerBatch([1, ping(2), []], null, answerOne)).json()) as {
    id: unknown;
    error?: { code: number };
  }[];
  expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
    [null, -32_600],
    [2, undefined],
    [null, -32_600],
  ]);
});

test.each([
  ['in a version without batches', [ping(1)], '2025-06-18'],
  ['in a version before the header', [ping(1)], '2024-11-05'],
  ['that is empty', [], null],
  ['of too many', Array.from({ length: MCP_LIMITS.batchMessages + 1 }, (_, i) => ping(i + 1)), null],
  ['with initialize', [initialize, ping(2)], null],
])('a batch %s is refused', async (_name, messages, version) => {
  const answer = await answerBatch(messages, version, answerOne);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ id: null, error: expect.objectContaining({ code: -32_600 }) }),
  ]);
});
