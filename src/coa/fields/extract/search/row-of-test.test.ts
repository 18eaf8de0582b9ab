import { expect, test } from 'vitest';
import { pageGraph } from '../../../layout/build-graph.ts';
import { cellsOf, graphOf, LETTERS } from '../../../testing/page.ts';
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

test('takes a figure that stands in the middle of two lines of its title and method', () => {
  const cells = cellsOf('Net peptide   RP-HPLC\nContent       standard        5.28 mg');
  const [first, method, second, standard, value] = cells;
  const between = { ...value!, top: (first!.top + second!.top) / 2, bottom: (first!.bottom + second!.bottom) / 2 };
  const graph = pageGraph([first!, method!, between, second!, standard!], LETTERS);
  expect(rowOfTest(second!, graph).map(({ text }) => text)).toEqual(['standard', '5.28 mg']);
});
