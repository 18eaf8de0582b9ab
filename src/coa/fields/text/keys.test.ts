import { expect, test } from 'vitest';
import { keyOf } from './keys.ts';

test('a key of which a reader lost a hyphen', () => {
  expect(keyOf('7HQ4 ZM2W-N8PX')).toBe('7HQ4-ZM2W-N8PX');
  expect(keyOf('620 418')).toBe('620 418');
});

test.each([
  ['3KFEG35YQ8P7', '3KFEG35YQ8P7'],
  ['“3KFEG35YQ8P7”.', '3KFEG35YQ8P7'],
  ['Whol2604280197', 'Whol2604280197'],
  ['KVR-2026-A1B2C3', 'KVR-2026-A1B2C3'],
  ['enter A7K2-99QX to see it', 'A7K2-99QX'],
  ['QWERTYUIOPAS', 'QWERTYUIOPAS'],
  ['K7QF 2M9X', 'K7QF 2M9X'],
  ['MBK 7741 20944', 'MBK 7741 20944'],
])('the key in "%s" is %s', (text, key) => {
  expect(keyOf(text)).toBe(key);
});

test.each(['', 'unique key', 'below', 'A1', '14-10-2026', 'BPC 157', 'x'.repeat(50)])('"%s" holds no key', (text) => {
  expect(keyOf(text)).toBeNull();
});
