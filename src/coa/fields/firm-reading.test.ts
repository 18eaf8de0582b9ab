import { expect, test } from 'vitest';
import { FIRM, isFirm } from './firm-reading.ts';

test('a reading is firm where it was read well or twice alike', () => {
  expect(isFirm({ confidence: FIRM, readings: 1 })).toBe(true);
  expect(isFirm({ confidence: 0.5, readings: 2 })).toBe(true);
  expect(isFirm({ confidence: FIRM - 0.01, readings: 1 })).toBe(false);
});
