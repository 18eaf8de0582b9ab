import { expect, test } from 'vitest';
import { setApartBy } from './may-be-flagged.ts';

test('a habit without a value sets no field apart', () => {
  const laboratory = { habits: [{ habit: 'fields-set-apart', value: null }] };
  expect([...setApartBy(laboratory)].filter((name) => name !== '')).toEqual([]);
});
