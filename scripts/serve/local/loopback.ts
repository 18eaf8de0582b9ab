import { isIP } from 'node:net';

/**
 * Whether a Host header names this machine by a loopback name or by an address. Any other name could be a foreign one
 * that was bound to this machine, so that a page in the browser reaches it (DNS rebinding).
 */
export function namesThisMachine(host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
