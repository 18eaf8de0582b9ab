import { expect, test } from 'vitest';
import { graphOf } from '../../testing/page.ts';
import { lineOfLabel } from './line-of-label.ts';

const lineOn = (page: string, label: string) => {
  const line = lineOfLabel(label, graphOf(page));
  return line && { label: line.label.text, beside: line.beside.map(({ text }) => text) };
};

test('the cell most like the label, with what stands beside it', () => {
  const page = 'Repart nurnber     HA-2607     x\nReport     99.1';
  expect(lineOn(page, 'Report number')).toEqual({ label: 'Repart nurnber', beside: ['HA-2607', 'x'] });
});

test('of a cell its first three words may be the label', () => {
  expect(lineOn('Report number HA-2607 and more', 'Report number')?.label).toBe('Report number HA-2607 and more');
  expect(lineOn('R e p o r t n u m b e r', 'Report number')).toBeNull();
  expect(lineOn('The new long Report number', 'Report number')).toBeNull();
});

test('half of its letters may be misread, no more', () => {
  expect(lineOn('Taxk Mx', 'Task No')?.label).toBe('Taxk Mx');
  expect(lineOn('Tqxk Mx', 'Task No')).toBeNull();
});

test('what stands farther than a number does is not of its line', () => {
  const gap = (letters: number) => `Task No${' '.repeat(letters)}89260`;
  expect(lineOn(gap(20), 'Task No')?.beside).toEqual(['89260']);
  expect(lineOn(gap(30), 'Task No')?.beside).toEqual([]);
});
