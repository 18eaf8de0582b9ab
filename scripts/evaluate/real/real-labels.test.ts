import { expect, test } from 'vitest';
import { readRealLabels } from './real-labels.ts';

test('the labels kept here hold, each page once, and are of pages that say something', () => {
  const labels = [...readRealLabels().values()];
  expect(labels.length).toBeGreaterThan(100);
  expect(labels.filter(({ client }) => client !== null).length).toBeGreaterThan(50);
});
