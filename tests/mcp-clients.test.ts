import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as Client1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as Transport1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport as Transport1Type } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainEnvironment } from './support/environment.ts';
import { siteOfThisFile } from './support/site-of-this-file.ts';

interface ToolsClient {
  listTools(): Promise<{ tools: { name: string; annotations?: { readOnlyHint?: boolean | undefined } | undefined }[] }>;
  callTool(call: {
    name: string;
    arguments?: Record<string, unknown>;
  }): Promise<{ structuredContent?: unknown; isError?: unknown; content?: unknown }>;
  close(): Promise<void>;
}

const site = siteOfThisFile();

const INFO = { name: 'interoperability', version: '1.0.0' };

const CLIENTS: [
  name: string,
  version: string,
  connect: () => Promise<{ client: ToolsClient; version: string | undefined }>,
][] = [
  [
    'SDK 1.x',
    '2025-11-25',
    async () => {
      const client = new Client1(INFO);
      const transport = new Transport1(new URL('/mcp', site.url));
      await client.connect(transport as Transport1Type);
      return { client: client as ToolsClient, version: transport.protocolVersion };
    },
  ],
  ['SDK 2.x, initialize', '2025-11-25', () => connect2('legacy')],
  ['SDK 2.x, 2026-07-28', '2026-07-28', () => connect2('auto')],
];

async function connect2(mode: 'legacy' | 'auto'): Promise<{ client: ToolsClient; version: string | undefined }> {
  const client = new Client(INFO, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', site.url)));
  return { client: client as unknown as ToolsClient, version: client.getNegotiatedProtocolVersion() };
}

describe.each(CLIENTS)('%s', (_name, version, connect) => {
  let client: ToolsClient;
  let negotiated: string | undefined;
  beforeAll(async () => {
    ({ client, version: negotiated } = await connect());
  });
  afterAll(() => client.close());

  test('connects and agrees on the version', () => {
    expect(negotiated).toBe(version);
  });

  test('lists the three tools', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['lookup_vendor', 'list_vendors', 'get_headline_finding']);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  });

  test('calls each tool; the client checks the answers against the output schemas', async () => {
    await client.listTools();
    const first = (await client.callTool({ name: 'list_vendors', arguments: { limit: 1 } })).structuredContent as {
      vendors: { id: string; name: string }[];
      next_cursor: string;
    };
    expect(first.vendors).toHaveLength(1);
    const second = await client.callTool({ name: 'list_vendors', arguments: { limit: 1, cursor: first.next_cursor } });
    expect(second.structuredContent).not.toEqual(first);
    const vendor = first.vendors[0]!;
    expect(
      (await client.callTool({ name: 'lookup_vendor', arguments: { query: vendor.name } })).structuredContent,
    ).toMatchObject({ found: true, vendor: { id: vendor.id } });
    expect((await client.callTool({ name: 'get_headline_finding' })).structuredContent).toMatchObject({
      n: expect.any(Number),
    });
  });

  test('is told of wrong arguments by a tool error, a bad cursor among them', async () => {
    expect(await client.callTool({ name: 'list_vendors', arguments: { cursor: 'x' } })).toMatchObject({
      isError: true,
      content: [{ type: 'text', text: expect.stringContaining('without a cursor') }],
    });
    expect(await client.callTool({ name: 'list_vendors', arguments: { limit: 0 } })).toMatchObject({ isError: true });
  });
});

describe.each(['legacy', 'modern'])('Inspector, on the command line, %s', (era) => {
  /** Runs the Inspector as a person does: what it prints, and what it remarks. */
  async function inspect(
    method: string,
    ...options: string[]
  ): Promise<{ result: { tools?: { name: string }[]; structuredContent?: unknown }; remarks: string }> {
    const run = await promisify(execFile)(
      'node_modules/.bin/mcp-inspector',
      [
        '--cli',
        `${site.url}/mcp`,
        '--transport',
        'http',
        '--protocol-era',
        era,
        '--method',
        method,
        '--format',
        'json',
        ...options,
      ],
      {
        env: plainEnvironment({ HOME: site.blobsFolder }),
      },
    );
    return { ...(JSON.parse(run.stdout) as { result: object }), remarks: run.stderr };
  }

  test('lists the tools, and finds nothing in their schemas that other clients could not read', async () => {
    const { result, remarks } = await inspect('tools/list', '--strict');
    expect(result.tools?.map(({ name }) => name)).toEqual(['lookup_vendor', 'list_vendors', 'get_headline_finding']);
    expect(remarks).not.toMatch(/warning|issue/i);
  });

  test('calls a tool', async () => {
    expect(
      (await inspect('tools/call', '--tool-name', 'list_vendors', '--tool-arg', 'limit=1')).result.structuredContent,
    ).toMatchObject({ vendors: [expect.anything()] });
  });
});
