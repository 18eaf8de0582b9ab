import type { Layout } from '../forensics/layouts/layout.ts';

/** How a laboratory sets its pages, of which nothing was learned but for what is given. */
export function testLayout(replaced: Partial<Layout> = {}): Layout {
  return {
    laboratory: 'lab-one',
    pages: 3,
    learned_on: '2026-11-22',
    code: null,
    repeats: {},
    forms: {},
    marks: {},
    intervals: [],
    sequences: [],
    places: null,
    fields: {},
    ...replaced,
  };
}
