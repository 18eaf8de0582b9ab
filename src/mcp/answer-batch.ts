import { isInitializeRequest, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { MCP_LIMITS } from './limits.ts';
import { describeBadParameters, describeMalformed, withoutNullParameters } from './malformed.ts';
import { rpcError, rpcErrorBody } from './rpc-error.ts';

/** The one protocol version with batches; it is also the version of a request that names none. */
const BATCH_VERSION = '2025-03-26';

/**
 * Answers a batch (JSON-RPC 2.0, section 6): each message by itself, so that none can hold up or cancel another; the
 * answers in the order of the requests, 202 when there is nothing to answer.
 *
 * @param version of the MCP-Protocol-Version header; null when there is none.
 * @param answerOne answers one valid message.
 */
export async function answerBatch(
  messages: readonly unknown[],
  version: string | null,
  answerOne: (message: unknown) => Promise<Response>,
): Promise<Response> {
  if ((version ?? BATCH_VERSION) !== BATCH_VERSION)
    return refuse('this protocol version has no batches; send one message.');
  if (messages.length === 0) return refuse('the batch is empty.');
  if (messages.length > MCP_LIMITS.batchMessages)
    return refuse(`a batch may have at most ${MCP_LIMITS.batchMessages} messages.`);
  if (messages.some((message) => isInitializeRequest(message)))
    return refuse('initialize must not be part of a batch.');
  const answers = await Promise.all(messages.map((message) => answerElement(message, answerOne)));
  const bodies = answers.filter((answer) => answer !== null);
  return bodies.length === 0 ? new Response(null, { status: 202 }) : Response.json(bodies);
}

async function answerElement(given: unknown, answerOne: (message: unknown) => Promise<Response>): Promise<unknown> {
  const message = withoutNullParameters(given);
  const malformed = describeMalformed(message);
  if (malformed !== null) return rpcErrorBody(ProtocolErrorCode.InvalidRequest, malformed);
  const bad = describeBadParameters(message);
  if (bad !== null) return rpcErrorBody(ProtocolErrorCode.InvalidParams, bad, (message as { id: string | number }).id);
  const answer = await answerOne(message);
  return answer.status === 202 ? null : answer.json();
}

function refuse(why: string): Response {
  return rpcError(400, ProtocolErrorCode.InvalidRequest, `Invalid Request: ${why}`);
}
