import { type CallToolResult, createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { loadData } from '../../../data/index.ts';
import { createMcpEndpoint } from '../../../src/mcp/handle-mcp.ts';
import { lookupVendor } from '../../../src/mcp/tools/lookup-vendor.ts';
import { modernRequest } from '../../../tests/support/mcp-requests.ts';
import { syntheticVendors } from '../../synthetic/synthetic-vendors.ts';
import { type MeasuredRow, type Measurement, REPETITIONS } from '../row.ts';

const SIZES = [10, 1_000, 10_000];
/** Calls a repetition: one takes under a millisecond. */
const CALLS = 300;
const URL = 'https://service.example/mcp';

/**
 * `tools/call lookup_vendor`, from the request to the last byte of the answer, for vendors all over the data. The
 * opponent is a server of the same SDK whose one tool returns an answer that was looked up before.
 */
export const mcp: Measurement = async () => {
  const data = loadData();
  const rows: MeasuredRow[] = [];
  for (const size of SIZES) {
    const vendors = syntheticVendors(data.vendors, size);
    const ours = createMcpEndpoint({ ...data, vendors }, '1.0.0');
    const environment = {
      requestId: 'bench',
      now: () => new Date(),
      log: () => undefined,
      documentation: 'https://service.example/docs/',
      link: '</openapi.json>; rel="service-desc"',
    };
    const query = (call: number): string => vendors[(call * 7_919) % size]!.name;
    const call = async (answer: (request: Request) => Promise<Response>, from: number): Promise<string> =>
      (
        await answer(modernRequest(URL, 'tools/call', { name: 'lookup_vendor', arguments: { query: query(from) } }))
      ).text();
    const answered = JSON.parse(await call((request) => ours(request, environment), 0)) as { result: CallToolResult };
    const constant: CallToolResult = {
      content: answered.result.content,
      structuredContent: answered.result.structuredContent,
    };
    const bare = createMcpHandler(() => {
      const server = new McpServer({ name: 'bare', version: '1.0.0' });
      server.registerTool('lookup_vendor', { inputSchema: lookupVendor.input }, () => constant);
      return server;
    });
    const contenders = [(request: Request) => ours(request, environment), (request: Request) => bare.fetch(request)];
    const figures: number[][] = [[], []];
    for (let round = -2; round < REPETITIONS; round++) {
      for (const [i, contender] of contenders.entries()) {
        const start = performance.now();
        for (let n = 0; n < CALLS; n++) await call(contender, n);
        if (round >= 0) figures[i]!.push((performance.now() - start) / CALLS);
      }
    }
    rows.push({
      id: `mcp-${size}`,
      what: `lookup_vendor with ${size.toLocaleString('en-GB')} vendors`,
      unit: 'ms',
      ours: figures[0]!,
      opponent: { name: 'a server of the same SDK with a constant answer', figures: figures[1]! },
      goal: { of: 'ratio', most: 1.15 },
    });
  }
  const [few, many] = [rows[0]!, rows.at(-1)!];
  return [
    ...rows,
    {
      id: 'mcp-flat',
      what: `lookup_vendor, ${SIZES.at(-1)!.toLocaleString('en-GB')} vendors against ${SIZES[0]}`,
      unit: 'ms',
      ours: many.ours,
      opponent: { name: `our own with ${SIZES[0]} vendors`, figures: few.ours },
      goal: { of: 'ratio', most: 1.15 },
    },
  ];
};
