/** What every answer of a function carries: security headers, and CORS for anyone, since nothing here is private. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'RateLimit, RateLimit-Policy, Retry-After, X-Request-Id, Allow, Link',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  // Whether to ask for the browsers' list is for the pages to say (hsts_preload in data/site.json).
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * Headers a browser may send: any. The star does not stand for Authorization (Fetch standard), which is ignored but must
 * not fail a preflight; browsers from before the star need the others by name.
 */
const REQUEST_HEADERS =
  'Content-Type, Accept, Authorization, If-None-Match, User-Agent, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID, X-Request-Id, *';

/** The answer to OPTIONS, a CORS preflight or not. */
export function preflightHeaders(allow: string): Record<string, string> {
  return {
    Allow: allow,
    'Access-Control-Allow-Methods': allow,
    'Access-Control-Allow-Headers': REQUEST_HEADERS,
    'Access-Control-Max-Age': '86400',
  };
}
