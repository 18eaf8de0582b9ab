import { expect, test } from 'vitest';
import { graphOf } from '../../../testing/page.ts';
import { rowOfTest } from './row-of-test.ts';

const row = (page: string, title: string) => {
  const graph = graphOf(page);
  return rowOfTest(graph.cells.find(({ text }) => text === title)!, graph).map(({ text }) => text);
};

test('ends where the title of another row stands beside it', () => {
  expect(row('Counter-ion   Acetate      HPLC purity   98.4 %', 'Counter-ion')).toEqual([]);
  expect(row('Vials         3            HPLC purity   98.4 %', 'Vials')).toEqual(['3']);
  expect(row('Molar mass    1024.2 Da    Batch         AB-2604', 'Molar mass')).toEqual(['1024.2 Da']);
  expect(row('Mol. weight   5135.86      Total         20694.5', 'Mol. weight')).toEqual(['5135.86']);
});

test('goes on over methods, limits and remarks, and over what a head says is of the row', () => {
  expect(row('HPLC purity   RP-HPLC      98.0 %        99.1 %', 'HPLC purity')).toEqual([
    'RP-HPLC',
    '98.0 %',
    '99.1 %',
  ]);
  const table = 'Test          Method       Result\nIdentity      Mass         1419.5\n';
  expect(row(table, 'Identity')).toEqual(['Mass', '1419.5']);
});
