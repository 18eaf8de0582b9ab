/**
 * Makes the secret that the rate limit hashes addresses with: .generated/rate-limit-key.json, 32 random bytes in hexadecimal.
 * A build in a fresh clone, as every deployment is, makes a new one; on one machine it stays, so that counts do.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

const FILE = '.generated/rate-limit-key.json';

if (!existsSync(FILE)) {
  mkdirSync('.generated', { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ key: randomBytes(32).toString('hex') })}\n`, { mode: 0o600 });
}
