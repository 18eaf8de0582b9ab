import { z } from 'zod';
import type { Tool } from './tool.ts';

/** A tool as `tools/list` and the server card show it. */
export interface ToolDescription {
  name: string;
  title: string;
  description: string;
  inputSchema: { type: 'object'; [keyword: string]: unknown };
  outputSchema: { type: 'object'; [keyword: string]: unknown };
  annotations: {
    title: string;
    readOnlyHint: true;
    destructiveHint: false;
    idempotentHint: true;
    openWorldHint: false;
  };
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

/**
 * JSON Schema 2020-12, which is what a schema without `$schema` means in MCP; some clients refuse the member itself.
 * "This or null" is spelled with `anyOf`: clients that know one type only a schema drop or refuse a list of types.
 */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): { type: 'object'; [keyword: string]: unknown } {
  const {
    $schema: _dialect,
    properties,
    ...rest
  } = splitTypes(z.toJSONSchema(schema, { io })) as Record<string, unknown>;
  const isEmpty = properties === undefined || Object.keys(properties as object).length === 0;
  return { type: 'object', ...rest, ...(isEmpty ? {} : { properties }) } as { type: 'object' };
}

/** Every list of types in a schema as `anyOf`. */
function splitTypes(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(splitTypes);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { type, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, splitTypes(value)]),
  );
  if (Array.isArray(type)) return { ...rest, anyOf: type.map((one: unknown) => ({ type: one })) };
  return type === undefined ? rest : { type, ...rest };
}
