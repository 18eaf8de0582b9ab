type Message = Record<string, unknown>;

const isObject = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What keeps a message from being JSON-RPC 2.0, in a sentence that whoever wrote it can mend it by; null when nothing does.
 * Looked at by hand, since every request goes through here.
 *
 * @param message parsed JSON of any kind.
 */
export function describeMalformed(message: unknown): string | null {
  const fault = faultOf(message);
  return fault === null ? null : `Invalid Request: ${fault}`;
}

function faultOf(message: unknown): string | null {
  if (!isObject(message)) return 'expected an object with jsonrpc, id, method and params.';
  const { jsonrpc, id, method, params } = message;
  if (jsonrpc !== '2.0') return 'expected "jsonrpc": "2.0".';
  const isAnswer = 'result' in message || 'error' in message;
  if (method === undefined && !isAnswer) return 'expected "method", such as "tools/call".';
  if (method !== undefined && typeof method !== 'string') return 'expected "method" to be text, such as "tools/call".';
  if (id !== undefined && typeof id !== 'string' && !Number.isSafeInteger(id) && !('error' in message))
    return 'expected "id" to be text or a whole number.';
  if (params !== undefined && !isObject(params)) return 'expected "params" to be an object.';
  return null;
}

/**
 * What is wrong with the parameters of a request before a tool or the SDK sees them, in a sentence; null when nothing is.
 * The SDK would answer these with an internal error that quotes its validator.
 */
export function describeBadParameters(message: unknown): string | null {
  if (!isObject(message) || message['id'] === undefined) return null;
  const params = isObject(message['params']) ? message['params'] : {};
  if (message['method'] === 'tools/list') return faultOfList(params);
  return message['method'] === 'tools/call' ? faultOfCall(params) : null;
}

function faultOfList({ cursor }: Message): string | null {
  return cursor === undefined || typeof cursor === 'string'
    ? null
    : 'Invalid params: expected "cursor" to be text; the list of tools has one page, so leave it out.';
}

function faultOfCall({ name, arguments: given }: Message): string | null {
  if (typeof name !== 'string')
    return 'Invalid params: expected the name of a tool in "name", as text; tools/list has the names.';
  if (given !== undefined && !isObject(given))
    return 'Invalid params: expected "arguments" to be an object, such as {"query": "vendor.example"}.';
  return null;
}

/** A message without parameters that are null where they may be left out: `arguments` of a call, `cursor` of a list. */
export function withoutNullParameters(message: unknown): unknown {
  if (!isObject(message) || !isObject(message['params'])) return message;
  const { arguments: given, cursor, ...rest } = message['params'];
  if (given !== null && cursor !== null) return message;
  return {
    ...message,
    params: {
      ...rest,
      ...(given === null || given === undefined ? {} : { arguments: given }),
      ...(cursor === null || cursor === undefined ? {} : { cursor }),
    },
  };
}
