import { expect, test } from 'vitest';
import { describeFault } from './log.ts';

test('a fault is named by class and place, without its message, which may quote what was read', () => {
  const fault = describeFault(new TypeError('client: Jane Doe'));
  expect(fault).toMatch(/^TypeError at .*\(log\.test\.ts:\d+:\d+\)$/);
  expect(fault).not.toContain('Jane');
  expect(describeFault('a string with a secret')).toBe('string');
});

test('an error without a stack is named by its class', () => {
  const error = new RangeError('secret');
  delete error.stack;
  expect(describeFault(error)).toBe('RangeError');
});
