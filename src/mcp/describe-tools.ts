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
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
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
  } = trim(z.toJSONSchema(schema, { io }), io) as Record<string, unknown>;
  const isEmpty = properties === undefined || Object.keys(properties as object).length === 0;
  return { type: 'object', ...rest, ...(isEmpty ? {} : { properties }) } as { type: 'object' };
}

/**
 * Every list of types in a schema as `anyOf`, without what tells a client nothing: bounds that any number keeps, and that
 * names of members are text. What is answered may get new members, so an output schema does not forbid them. The list of
 * tools is read by a model before every conversation: each byte of it counts.
 */
function trim(schema: unknown, io: 'input' | 'output'): unknown {
  if (Array.isArray(schema)) return schema.map((one) => trim(one, io));
  if (typeof schema !== 'object' || schema === null) return schema;
  const isNoise = (keyword: string, value: unknown): boolean =>
    keyword === 'propertyNames' ||
    Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER ||
    (io === 'output' && keyword === 'additionalProperties');
  const { type, ...rest } = Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword, value]) => !isNoise(keyword, value))
      .map(([keyword, value]) => [keyword, trim(value, io)]),
  );
  if (Array.isArray(type)) return { ...rest, anyOf: type.map((one: unknown) => ({ type: one })) };
  return type === undefined ? rest : { type, ...rest };
}
