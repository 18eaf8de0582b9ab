import { z } from 'zod';

const RpcId = z.union([z.string(), z.number()]);

/** A JSON-RPC 2.0 message from a client. */
export const RpcRequest = z
  .looseObject({
    jsonrpc: z.literal('2.0'),
    id: RpcId.optional().describe('Left out in a notification.'),
    method: z.string().describe('For example tools/list or tools/call.'),
    params: z.looseObject({}).optional(),
  })
  .describe('A JSON-RPC 2.0 request or notification.');

/** A JSON-RPC 2.0 message from the server. */
export const RpcResponse = z
  .looseObject({
    jsonrpc: z.literal('2.0'),
    id: RpcId.nullable().optional(),
    result: z.looseObject({}).optional(),
    error: z.looseObject({ code: z.int(), message: z.string() }).optional(),
  })
  .describe('A JSON-RPC 2.0 answer: a result or an error.');

/** What may be sent: a message; in 2025-03-26 several. */
export const RpcBody = z
  .union([RpcRequest, z.array(RpcRequest).min(1)])
  .describe('A JSON-RPC 2.0 message, or in protocol version 2025-03-26 a batch of them.');

/** What is answered: to a message one, to a batch several. */
export const RpcAnswer = z
  .union([RpcResponse, z.array(RpcResponse).min(1)])
  .describe('A JSON-RPC 2.0 answer; to a batch, the answers in the order of its requests.');
