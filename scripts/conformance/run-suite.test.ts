import { expect, test } from 'vitest';
import { readSummary } from './run-suite.ts';

test('scenarios are read from the summary', () => {
  const printed =
    'Running …\n\n=== SUMMARY ===\n✓ ping: 1 passed, 0 failed\n✗ tools-call-image: 0 passed, 1 failed\n\nTotal: 1 passed, 1 failed\n';
  expect(readSummary(printed)).toEqual([
    { name: 'ping', passed: 1, failed: 0 },
    { name: 'tools-call-image', passed: 0, failed: 1 },
  ]);
});
