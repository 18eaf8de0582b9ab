import { expect, test } from 'vitest';
import { cellsOf } from '../testing/page.ts';
import { columnUnder, findHeaders } from './table.ts';

const cells = cellsOf(`
  Test             Specification      Result
  Appearance       White powder       Complies
  Purity           ≥ 98.0 %           99.35 %
`);
const cell = (text: string) => cells.find((entry) => entry.text === text)!;

test('finds the heads of the columns', () => {
  expect(
    findHeaders(cells)
      .map(({ column }) => column)
      .sort(),
  ).toEqual(['result', 'specification', 'test']);
});

test('a head without others beside it is a word of prose', () => {
  expect(findHeaders(cellsOf('Result\n\nThe sample passed'))).toEqual([]);
});

test('tells the column of a cell', () => {
  const headers = findHeaders(cells);
  expect(columnUnder(cell('99.35 %'), headers)).toBe('result');
  expect(columnUnder(cell('≥ 98.0 %'), headers)).toBe('specification');
  expect(columnUnder(cell('Purity'), headers)).toBe('test');
  expect(columnUnder(cell('Test'), headers)).toBeNull();
});

test('the nearest row of heads above a cell counts', () => {
  const two = cellsOf(`
    Test         Result         Specification
    Purity       99.35 %        ≥ 98.0 %

    Test         Specification  Result
    Mass         1419.56        1419.60
  `);
  const headers = findHeaders(two);
  expect(columnUnder(two.find(({ text }) => text === '99.35 %')!, headers)).toBe('result');
  expect(columnUnder(two.find(({ text }) => text === '1419.60')!, headers)).toBe('result');
});

test('a head that stands over another cell of the row is not the head of this one', () => {
  const row = cellsOf(`
    Test                        Method        Status
    Purity       99.9 %         RP-HPLC       Conforms
  `);
  const headers = findHeaders(row);
  const value = row.find(({ text }) => text === '99.9 %')!;
  expect(columnUnder(value, headers, row)).toBeNull();
  expect(columnUnder(value, headers)).not.toBeNull();
  expect(columnUnder(row.find(({ text }) => text === 'RP-HPLC')!, headers, row)).toBe('method');
});

test('what stands under a head that is not known, or far beside a table, is in none of the known columns', () => {
  const page = cellsOf(`
                                             Residual solvent     Limit        Found
                                             Acetonitrile         410 ppm      82 ppm

    Purity         ≥ 95.0 %     97.24 %
    Water          ≤ 8.0 %      4.0 %
  `);
  const headers = findHeaders(page);
  const columnOf = (text: string) => columnUnder(page.find((entry) => entry.text === text)!, headers, []);
  expect(columnOf('410 ppm')).toBe('specification');
  expect(columnOf('97.24 %')).toBeNull();
  const named = cellsOf(`
    Test         Grenze        Befund       Status
    Purity       ≥ 98.0 %      99.26 %      Pass
  `);
  const found = named.find((entry) => entry.text === '99.26 %')!;
  expect(columnUnder(found, findHeaders(named))).toBeNull();
});

test('heads in two languages are known by one of them, and those set lower in their row belong to it', () => {
  const headers = findHeaders(cellsOf('Vizsgálat / Test     Módszer / Method     Eredmény / Result'));
  expect(headers.map(({ column }) => column).sort()).toEqual(['method', 'result', 'test']);
});

test('a column of units is no column of results', () => {
  const page = cellsOf('Test         Unit       Result\nContent      mg         9.87');
  const [unit, result] = ['mg', '9.87'].map((text) => page.find((entry) => entry.text === text)!);
  expect(columnUnder(unit!, findHeaders(page))).toBe('unit');
  expect(columnUnder(result!, findHeaders(page))).toBe('result');
});
