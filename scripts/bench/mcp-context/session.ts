import type { createMcpEndpoint } from '../../../src/mcp/handle-mcp.ts';
import { modernRequest } from '../../../tests/support/mcp-requests.ts';

const URL = 'https://service.example/mcp';

const ENVIRONMENT = {
  requestId: 'bench',
  now: () => new Date(),
  log: () => undefined,
  link: '',
  documentation: 'https://service.example/docs/',
};

/** The content of an answer; null when it was an error, which costs its bytes as well. */
export type Content = Record<string, unknown> | null;

/** One conversation of a model with the server. */
export interface Session {
  /** What the server said of itself before the first call. */
  instructions: string;
  /** Bytes of the list of tools, on the wire. */
  listBytes: number;
  /** Whether a tool says that it takes an argument. */
  takes(tool: string, argument: string): boolean;
  call(tool: string, input: Record<string, unknown>): Promise<Content>;
  /** Calls so far, bytes of their text and of whole answers, and the longest text. */
  spent: { calls: number; text: number; wire: number; most: number };
}

/** Begins a conversation as a client does: what the server says of itself, then its list of tools. */
export async function startSession(endpoint: ReturnType<typeof createMcpEndpoint>): Promise<Session> {
  const ask = async (method: string, params: { name?: string; arguments?: unknown } = {}): Promise<string> =>
    (await endpoint(modernRequest(URL, method, params), ENVIRONMENT)).text();
  const discovered = JSON.parse(await ask('server/discover')) as { result: { instructions: string } };
  const listed = await ask('tools/list');
  const { tools } = (JSON.parse(listed) as { result: { tools: { name: string; inputSchema: object }[] } }).result;
  const spent = { calls: 0, text: 0, wire: 0, most: 0 };
  return {
    instructions: discovered.result.instructions,
    listBytes: Buffer.byteLength(listed),
    takes: (tool, argument) => {
      const schema = tools.find(({ name }) => name === tool)?.inputSchema as { properties?: object } | undefined;
      return argument in (schema?.properties ?? {});
    },
    async call(tool, input) {
      const answer = await ask('tools/call', { name: tool, arguments: input });
      const { result, error } = JSON.parse(answer) as {
        result?: { content: { text: string }[]; structuredContent?: Content };
        error?: { message: string };
      };
      const text = Buffer.byteLength(result?.content[0]?.text ?? error?.message ?? '');
      spent.calls += 1;
      spent.text += text;
      spent.wire += Buffer.byteLength(answer);
      spent.most = Math.max(spent.most, text);
      return result?.structuredContent ?? null;
    },
    spent,
  };
}
