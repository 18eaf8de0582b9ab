import { z } from 'zod';
import type { Tool } from './tool.ts';

/** A tool as `tools/list` and the server card show it. */
export interface ToolDescription {
  name: string;
  title: string;
  description: string;
  inputSchema: { type: 'object'; [keyword: string]: unknown };
  outputSchema: { type: 'object'; [keyword: string]: unknown };
  annotations: { title: string; readOnlyHint: true; destructiveHint: false; idempotentHint: true; openWorldHint: false };
}

/** Describes tools for clients: every one reads a closed set of published data and changes nothing. */
export function describeTools(tools: readonly Tool[]): ToolDescription[] {
  return tools.map(({ name, title, description, input, output }) => ({
    name,
    title,
    description,
    inputSchema: jsonSchema(input, 'input'),
    outputSchema: jsonSchema(output, 'output'),
    annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  }));
}

/** JSON Schema 2020-12, which is what a schema without `$schema` means in MCP; some clients refuse the member itself. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): { type: 'object'; [keyword: string]: unknown } {
  const { $schema: _dialect, properties, ...rest } = z.toJSONSchema(schema, { io });
  const isEmpty = properties === undefined || Object.keys(properties).length === 0;
  return { type: 'object', ...rest, ...(isEmpty ? {} : { properties }) } as { type: 'object' };
}
