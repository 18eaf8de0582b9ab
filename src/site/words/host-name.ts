/** The host of an address, and its labels in reverse: `coa.example` as `example.coa`, the way names are spaced in MCP. */
export function reversedHost(baseUrl: string): string {
  return hostName(baseUrl).split('.').toReversed().join('.');
}

/** The host of an address. */
export function hostName(baseUrl: string): string {
  return new URL(baseUrl).hostname;
}
