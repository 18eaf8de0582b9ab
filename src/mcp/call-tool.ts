import { type CallToolResult, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { describeIssue } from '../dataset/describe-issue.ts';
import { MCP_LIMITS } from './limits.ts';
import { type Tool, type ToolContext, WrongArgument } from './tool.ts';

/**
 * Calls a tool by name. Wrong arguments are answered as a tool error, which the model reads and can mend. An argument that
 * need not be given may be null or empty, as models fill in what they do not use.
 *
 * @throws ProtocolError −32602 for an unknown tool.
 */
export function callTool(tools: readonly Tool[], name: string, input: unknown, context: ToolContext): CallToolResult {
  const tool = tools.find((candidate) => candidate.name === name);
  if (tool === undefined) {
    const known = tools.map((candidate) => candidate.name).join(', ');
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool; expected one of ${known}.`);
  }
  const asGiven = tool.input.safeParse(input ?? {});
  const parsed = asGiven.success ? asGiven : tool.input.safeParse(withoutEmpty(input));
  if (!parsed.success) {
    const wrong = (asGiven.error ?? parsed.error).issues.map((issue) =>
      issue.code === 'unrecognized_keys'
        ? `${someOf(issue.keys)}: not an argument of this tool.`
        : `${issue.path.join('.') || 'arguments'}: ${describeIssue(issue, input)}`,
    );
    const known = argumentNames(tool);
    const text = `Wrong arguments for ${name}.\n${wrong.join('\n')}\n${known.length === 0 ? 'It takes no arguments.' : `Its arguments: ${known.join(', ')}.`}`;
    return refusal(text);
  }
  try {
    const structuredContent = tool.run(parsed.data, context);
    return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
  } catch (error) {
    if (error instanceof WrongArgument) return refusal(error.message);
    throw error;
  }
}

/** A few names that somebody sent, each cut short: an answer repeats no more of what it refuses. */
function someOf(names: readonly string[]): string {
  const { namedArguments, namedCharacters } = MCP_LIMITS;
  const shown = names
    .slice(0, namedArguments)
    .map((name) => (name.length > namedCharacters ? `${name.slice(0, namedCharacters).toWellFormed()}…` : name));
  const more = names.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function refusal(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] };
}

function withoutEmpty(input: unknown): unknown {
  return typeof input !== 'object' || input === null
    ? input
    : Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== ''));
}

function argumentNames({ input }: Tool): string[] {
  const shape = 'shape' in input ? (input.shape as Record<string, { isOptional(): boolean }>) : {};
  return Object.entries(shape).map(([name, schema]) => (schema.isOptional() ? name : `${name} (required)`));
}
