import { ProtocolError, ProtocolErrorCode, type CallToolResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Tool, ToolContext } from './tool.ts';

/**
 * Calls a tool by name. Wrong arguments are answered as a tool error, which the model reads and can mend.
 *
 * @throws ProtocolError −32602 for an unknown tool or a bad cursor.
 */
export function callTool(tools: readonly Tool[], name: string, input: unknown, context: ToolContext): CallToolResult {
  const tool = tools.find((candidate) => candidate.name === name);
  if (tool === undefined) {
    const known = tools.map((candidate) => candidate.name).join(', ');
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool; expected one of ${known}.`);
  }
  const parsed = tool.input.safeParse(input ?? {});
  if (!parsed.success) return { isError: true, content: [{ type: 'text', text: `Wrong arguments for ${name}.\n${z.prettifyError(parsed.error)}` }] };
  const structuredContent = tool.run(parsed.data, context);
  return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
}
