import { expect, test } from 'vitest';
import { isNestedDeeperThan } from './nesting.ts';

const nested = (depth: number): unknown => JSON.parse(`${'{"a":['.repeat(depth / 2)}1${']}'.repeat(depth / 2)}`);

test('counts objects and lists in one another', () => {
  expect(isNestedDeeperThan(4, nested(4))).toBe(false);
  expect(isNestedDeeperThan(3, nested(4))).toBe(true);
  expect(isNestedDeeperThan(0, 'text')).toBe(false);
  expect(isNestedDeeperThan(1, [null, 1, 'text'])).toBe(false);
});

test('of forty thousand in one another, without running out of stack', () => {
  expect(isNestedDeeperThan(64, nested(40_000))).toBe(true);
});
