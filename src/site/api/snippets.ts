import type { Endpoint } from './endpoints/index.ts';

const HEADERS: Readonly<Record<string, string>> = {
  checkCoa: `{ 'Content-Type': 'application/json', 'User-Agent': 'my-tool/1.0 (me@mail.example)' }`,
  mcp: `{ 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' }`,
};

/** What is sent in a body; a picture comes from a file, as in the curl call. */
const BODIES: Readonly<Record<string, string>> = {
  '/api/check-coa': '{ image }',
  '/mcp': `{ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_headline_finding', arguments: {} } }`,
};

/** A call of an endpoint in JavaScript that works as it stands, in Node.js and (without the file) in a browser. */
export function fetchSnippet({ method, path, parameters = [], answers }: Endpoint, baseUrl: string): string {
  const address =
    baseUrl +
    path.replace(
      /\{(\w+)\}/g,
      (_, name: string) => parameters.find((parameter) => parameter.name === name)?.example ?? name,
    );
  const reading =
    answers.some(({ mediaType }) => mediaType === undefined || /json/.test(mediaType)) &&
    !/\.(csv|ndjson|txt|atom)$/.test(path)
      ? 'json'
      : 'text';
  const body = method === 'post' ? BODIES[path] : undefined;
  const file = body?.includes('image')
    ? `import { readFile } from 'node:fs/promises';\n\nconst image = await readFile('certificate.jpg', 'base64');\n`
    : '';
  const options =
    body === undefined
      ? ''
      : `, {\n  method: 'POST',\n  headers: ${path === '/mcp' ? HEADERS['mcp'] : HEADERS['checkCoa']},\n  body: JSON.stringify(${body}),\n}`;
  return `${file}const answer = await fetch('${address}'${options});\nconsole.log(await answer.${reading}());`;
}

/** A program that connects to the MCP server with the SDK's client and asks a tool. */
export function mcpClientSnippet(baseUrl: string): string {
  return `import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const client = new Client({ name: 'my-agent', version: '1.0.0' });
await client.connect(new StreamableHTTPClientTransport(new URL('${baseUrl}/mcp')));
const { structuredContent } = await client.callTool({ name: 'get_headline_finding', arguments: {} });
console.log(structuredContent);
await client.close();`;
}
