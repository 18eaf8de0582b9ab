/** What one request to /mcp may hold. */
export const MCP_LIMITS = {
  /** Bytes of its body; the longest meaningful call has less than a thousandth of it. */
  bodyBytes: 262_144,
  /** Messages in a batch: the longest answers to so many stay under what a function may send. */
  batchMessages: 20,
  /** Objects and lists in one another; the deepest meaningful call has five. What reads them would run out of stack. */
  depth: 64,
  /** Names of arguments that are no arguments, and characters of each, that a refusal repeats. */
  namedArguments: 5,
  namedCharacters: 60,
} as const;
