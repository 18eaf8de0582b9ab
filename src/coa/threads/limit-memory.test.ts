import { afterEach, expect, test } from 'vitest';
import { limitWebAssemblyMemory } from './limit-memory.ts';

const { grow } = WebAssembly.Memory.prototype;
afterEach(() => {
  WebAssembly.Memory.prototype.grow = grow;
});

test('a growth within the bound is made; one beyond it, and one that the engine refuses, throw and are told', () => {
  let refused = 0;
  limitWebAssemblyMemory(10 * 65_536, () => refused++);
  const memory = new WebAssembly.Memory({ initial: 1 });
  memory.grow(9);
  expect(memory.buffer.byteLength).toBe(10 * 65_536);
  expect(refused).toBe(0);
  expect(() => memory.grow(1)).toThrow(RangeError);
  expect(refused).toBe(1);
  expect(() => new WebAssembly.Memory({ initial: 1, maximum: 2 }).grow(5)).toThrow(RangeError);
  expect(refused).toBe(2);
});
