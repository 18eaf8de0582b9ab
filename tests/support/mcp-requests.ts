const CLIENT = { name: 'test', version: '1.0.0' };

/** A request of the initialize-based protocol versions. */
export function legacyRequest(
  url: string,
  method: string,
  params: object = {},
  headers: Record<string, string> = {},
): Request {
  return post(url, { jsonrpc: '2.0', id: 1, method, params }, headers);
}

/** A request of protocol 2026-07-28: headers and envelope in every message. */
export function modernRequest(
  url: string,
  method: string,
  params: { name?: string; [member: string]: unknown } = {},
  version = '2026-07-28',
): Request {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientCapabilities': {},
    'io.modelcontextprotocol/clientInfo': CLIENT,
  };
  const headers = {
    'MCP-Protocol-Version': version,
    'Mcp-Method': method,
    ...(params.name === undefined ? {} : { 'Mcp-Name': params.name }),
  };
  return post(url, { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: meta } }, headers);
}

/** Any body, as MCP clients send it. */
export function post(url: string, body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
