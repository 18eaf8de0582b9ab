/** A JSON-RPC 2.0 error as an answer; `id` is null when the request's could not be read. */
export function rpcError(
  status: number,
  code: number,
  message: string,
  id: string | number | null = null,
  data?: object,
): Response {
  return Response.json(rpcErrorBody(code, message, id, data), { status });
}

/** The error object alone, as it stands in the answer to a batch. */
export function rpcErrorBody(
  code: number,
  message: string,
  id: string | number | null = null,
  data?: object,
): Record<string, unknown> {
  return { jsonrpc: '2.0', error: { code, message, ...(data && { data }) }, id };
}
