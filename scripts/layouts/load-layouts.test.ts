import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadData } from '../../data/index.ts';
import { isFittedTo } from '../../src/coa/forensics/model/unlike-laboratory.ts';
import { loadLayout, loadLayouts } from './load-layouts.ts';

test('every layout is of a laboratory on the list, and one that the trees were fitted to', () => {
  const layouts = loadLayouts();
  expect(layouts).toHaveLength(globSync('data/layouts/*.json').length);
  const onList = loadData().laboratories.map(({ id }) => id);
  expect(layouts.filter(({ laboratory }) => !onList.includes(laboratory))).toEqual([]);
  expect(layouts.filter(({ laboratory }) => !isFittedTo(laboratory))).toEqual([]);
});

test('a laboratory whose pages were not learned has none', () => {
  expect(loadLayout('no-such-laboratory')).toBeNull();
});
