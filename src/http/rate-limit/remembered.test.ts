import { expect, test } from 'vitest';
import { createMemory } from './remembered.ts';

test('an address is remembered until ten thousand others came after it, or the day turns', () => {
  const memory = createMemory();
  const [first, second] = [memory.recall('first'), memory.recall('second')];
  first.count = 30;
  for (let index = 2; index < 10_000; index += 1) memory.recall(String(index));
  // Met again, it is not the one met longest ago.
  expect(memory.recall('first')).toBe(first);
  memory.recall('one more');
  expect(memory.recall('first')).toBe(first);
  expect(memory.recall('second')).not.toBe(second);
  memory.clear();
  expect(memory.recall('first')).toMatchObject({ count: 0, unshared: 0, seen: undefined });
});
