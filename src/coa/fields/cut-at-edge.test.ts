import { expect, test } from 'vitest';
import { field, testFields } from '../testing/fields.ts';
import { noteCutAtEdge } from './cut-at-edge.ts';
import type { Field } from './fields.ts';

const WIDTH = 800;
const clientAt = (left: number, wide: number, more: Partial<Field> = {}) =>
  noteCutAtEdge(testFields({ client: field('Beck Labs', { box: [left, 200, wide, 20], ...more }) }), WIDTH).client!;

test.each([
  ['begins at the left edge', 2, 120],
  ['begins outside', -4, 120],
  ['ends at the right edge', 680, 119],
])('a value that %s may be cut off', (_, left, wide) => {
  expect(clientAt(left, wide)).toMatchObject({ value: 'Beck Labs', cutAtEdge: true, disputed: true });
  expect(clientAt(left, wide).confidence).toBeLessThan(0.85);
});

test.each([
  ['stands within', 60, 120, {}],
  ['has a little room', 5, 120, {}],
  ['is of a code', 0, 20, {}],
  ['the text layer says too', 0, 120, { readings: 2 }],
  ['of a row stands within', 0, 800, { valueBox: [300, 200, 90, 20] as [number, number, number, number] }],
])('a value that %s is whole', (_, left, wide, more) => {
  expect(clientAt(left, wide, more).cutAtEdge).toBeUndefined();
});

test('a laboratory at the edge is told by more than its letters', () => {
  const letterhead = field('TARN LABORATORY', { box: [0, 20, 300, 30] });
  expect(noteCutAtEdge(testFields({ letterhead }), WIDTH).letterhead).toBe(letterhead);
});
