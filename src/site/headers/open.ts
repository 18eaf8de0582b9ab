/**
 * For any page of any origin, with any header that a browser lets it send. The star does not stand for Authorization
 * (Fetch standard), and browsers from before the star need the others by name.
 */
export const OPEN: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
  'Access-Control-Allow-Headers':
    'Accept, Authorization, Content-Type, If-Modified-Since, If-None-Match, Range, User-Agent, *',
  'Access-Control-Max-Age': '86400',
  'Access-Control-Expose-Headers': 'ETag, Link',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
