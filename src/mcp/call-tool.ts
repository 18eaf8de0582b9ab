import { type CallToolResult, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { describeIssue } from '../dataset/describe-issue.ts';
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
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) =>
      issue.code === 'unrecognized_keys'
        ? `${issue.keys.join(', ')}: not an argument of this tool.`
        : `${issue.path.join('.') || 'arguments'}: ${describeIssue(issue, input)}`,
    );
    return { isError: true, content: [{ type: 'text', text: `Wrong arguments for ${name}.\n${wrong.join('\n')}` }] };
  }
  const structuredContent = tool.run(parsed.data, context);
  return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
}
