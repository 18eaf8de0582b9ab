import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashAddress } from './address-hash.ts';

test('a hash depends on key, day and address, and is a keyed one', () => {
  const hash = hashAddress('key', '2026-11-20', '192.0.2.7');
  expect(hash).toBe(createHmac('sha256', 'key').update('2026-11-20:192.0.2.7').digest('hex'));
  const others = [
    hashAddress('other', '2026-11-20', '192.0.2.7'),
    hashAddress('key', '2026-11-21', '192.0.2.7'),
    hashAddress('key', '2026-11-20', '192.0.2.8'),
  ];
  expect(new Set([hash, ...others]).size).toBe(4);
});
