/** What one request to /mcp may hold. */
export const MCP_LIMITS = {
  /** Bytes of its body; the longest meaningful call has less than a thousandth of it. */
  bodyBytes: 262_144,
  /** Messages in a batch: the longest answers to so many stay under what a function may send. */
  batchMessages: 20,
} as const;
