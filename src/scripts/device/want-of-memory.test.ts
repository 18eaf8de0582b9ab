import { expect, test } from 'vitest';
import { CheckError } from '../../coa/errors.ts';
import { isWantOfMemory } from './want-of-memory.ts';

test('memory that cannot be had is told from a damaged file, as a cause too', () => {
  let refused: unknown;
  try {
    new ArrayBuffer(2 ** 52);
  } catch (cause) {
    refused = cause;
  }
  expect(refused).toBeInstanceOf(RangeError);
  expect(isWantOfMemory(refused)).toBe(true);
  expect(isWantOfMemory(new CheckError('undecodable', 'The picture is damaged.', { cause: refused }))).toBe(true);
  for (const said of ['Out of memory', 'WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory'])
    expect(isWantOfMemory(new RangeError(said))).toBe(true);
  expect(isWantOfMemory(new RangeError('Offset is outside the bounds of the DataView'))).toBe(false);
  expect(isWantOfMemory(new CheckError('undecodable', 'The picture is damaged.'))).toBe(false);
  expect(isWantOfMemory('out of memory')).toBe(false);
});
