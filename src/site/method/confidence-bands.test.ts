import { expect, test } from 'vitest';
import { confidenceBand } from './confidence-bands.ts';

test.each([
  [1, 'Firm'],
  [0.85, 'Firm'],
  [0.849, 'Probable'],
  [0.6, 'Probable'],
  [0.59, 'Tentative'],
  [0, 'Tentative'],
])('a confidence of %d is %s', (confidence, label) => {
  expect(confidenceBand(confidence).label).toBe(label);
});
