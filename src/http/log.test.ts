import { expect, test, vi } from 'vitest';
import { describeFault, logToConsole } from './log.ts';

test('a fault is named by class and place, without its message, which may quote what was read', () => {
  const fault = describeFault(new TypeError('client: Jane Doe'));
  expect(fault).toMatch(/^TypeError at .*\(log\.test\.ts:\d+:\d+\)$/);
  expect(fault).not.toContain('Jane');
  expect(describeFault(new TypeError('Jane Doe at Fenland Reagents'))).not.toContain('Jane');
  expect(describeFault('a string with a secret')).toBe('string');
});

test('a line is written as JSON, on one line', () => {
  const written = vi.spyOn(console, 'log').mockImplementation(() => {});
  const line = { time: '', id: 'r1', endpoint: 'check-coa', method: 'POST', status: 200, ms: 3 };
  logToConsole(line);
  expect(written.mock.calls).toEqual([[JSON.stringify(line)]]);
  written.mockRestore();
});

test('an error without a stack is named by its class', () => {
  const error = new RangeError('secret');
  delete error.stack;
  expect(describeFault(error)).toBe('RangeError');
});
