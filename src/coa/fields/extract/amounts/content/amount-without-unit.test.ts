import { expect, test } from 'vitest';
import { graphOf } from '../../../../testing/page.ts';
import { unitOfHead, unitOfSection, unitOfTitle } from './amount-without-unit.ts';

const cellOn = (page: string, text: string) => {
  const graph = graphOf(page);
  return { graph, cell: graph.cells.find((one) => one.text === text)! };
};

test.each([
  ['Determined content (mg)', 'mg'],
  ['Content, mg/vial', 'mg'],
  ['Amount / mcg per vial', 'mcg'],
  ['Concentration (mg/ml)', undefined],
  ['Content', undefined],
])('the unit that “%s” gives is %s', (title, unit) => {
  const { cell } = cellOn(title, title);
  expect(unitOfTitle(cell)).toBe(unit);
});

test('the unit of a column stands in its head or under it', () => {
  const under = cellOn('Analyte      Found\n             (mg/vial)\nGHK-Cu       31.47', 'Found');
  expect(unitOfHead(under.cell, under.graph)).toBe('mg');
  const none = cellOn('Analyte      Found\nGHK-Cu       31.47', 'Found');
  expect(unitOfHead(none.cell, none.graph)).toBeUndefined();
  expect(unitOfHead(null, none.graph)).toBeUndefined();
});

test('the unit of a section is that of its title, which has nothing beside it', () => {
  const section = (title: string) => {
    const { cell, graph } = cellOn(`${title}\nTotal peptide      10.31`, 'Total peptide');
    return unitOfSection(cell, graph);
  };
  expect(section('Assay (HPLC), mg per vial')).toBe('mg');
  expect(section('Assay (HPLC)')).toBeUndefined();
  expect(section('Assay, mg per vial   98 %')).toBeUndefined();
});
