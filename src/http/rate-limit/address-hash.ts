import { createHmac } from 'node:crypto';

/**
 * An address as it is stored: HMAC-SHA-256 over day and address, in hexadecimal. Whoever reads the store alone cannot try
 * addresses one by one, since the key is not in it; with every day the same address has another hash.
 *
 * @param key secret of the deployment, never stored beside the hashes.
 * @param day `YYYY-MM-DD`, UTC.
 * @param address as `countedAddress` returns it.
 */
export function hashAddress(key: string, day: string, address: string): string {
  return createHmac('sha256', key).update(`${day}:${address}`).digest('hex');
}
