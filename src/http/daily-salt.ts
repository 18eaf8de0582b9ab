import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { CounterStore } from './counter-store.ts';
import { SALT } from './purge-days.ts';

const StoredSalt = z.strictObject({ salt: z.string().regex(/^[0-9a-f]{64}$/) });

/**
 * The salt of one day, shared by every instance: whoever comes first makes it at random, everybody else reads it. It
 * lives in the store only, and is removed with the day.
 *
 * @param day `YYYY-MM-DD`, UTC.
 */
export async function dailySalt(store: CounterStore, day: string): Promise<string> {
  const key = `${day}/${SALT}`;
  const found = await store.read(key);
  if (found !== null) return StoredSalt.parse(found.value).salt;
  const salt = randomBytes(32).toString('hex');
  if ((await store.create(key, { salt })) !== null) return salt;
  return StoredSalt.parse((await store.read(key))?.value).salt;
}

/** An address as it is stored: hexadecimal SHA-256 over salt and address. */
export function hashAddress(salt: string, address: string): string {
  return createHash('sha256').update(`${salt}:${address}`).digest('hex');
}
