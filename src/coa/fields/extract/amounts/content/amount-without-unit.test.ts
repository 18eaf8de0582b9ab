import { expect, test } from 'vitest';
import { contentOn } from '../../../../testing/fields-on-page.ts';
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

test.each([
  ['as a weight of peptide', 'Weight of peptide (mg)     10.45', 10.45],
  [
    'under the head of the mean',
    'Determination     Method     Vial 1     Vial 2     Mean\nContent (mg)      HPLC       10.22      10.38      10.30',
    10.3,
  ],
  [
    'before its spread in a column of results',
    'Tested feature     Method     Requirement     Result ± U\nContent [mg/vial]  HPLC       5.0 ± 10 %      5.06 ± 0.12',
    5.06,
  ],
  [
    'without its unit among the results, beside a claim that has one',
    'Test          Specification     Result\nQuantity      5 mg              9.90',
    9.9,
  ],
  [
    'with its unit in a column of units',
    'Test item              Unit       Result\nContent per vial       mg         9.87\nMoisture               %          4.1',
    9.87,
  ],
  ['with its unit in the title of its row', 'Test               Result\nAssay, mg/vial     8.46', 8.46],
  [
    'with its unit in the head of its column',
    'Component        Claim, mg     Found, mg\nTotal peptide    80            82.64',
    82.64,
  ],
  ['in milligrams, which its title says', 'Peptide in the vial, milligrams      5.14', 5.14],
  [
    'beside its spread and unit',
    'Measurand                Value + U (k = 2)     Unit\nContent of container     5.27 + 0.11           mg',
    5.27,
  ],
  [
    'as the mean of a column that its unit heads',
    'Lab ID     Purity %     mg/vial     Identity\nS1         99.36        10.71       conforms\nS2         99.41        10.64       conforms\nMean       99.38        10.68',
    10.68,
  ],
  ['as the sum of a table', 'Peptide      On label, mg     Found, mg\nSum          70               71,33', 71.33],
  [
    'beside the limit of detection, with its unit in a column',
    'Test Item(s)         Unit       MDL       Found     Client’s limit\nPeptide quantity     mg         0.01      10.51     10.0',
    10.51,
  ],
  [
    'in the row of the average',
    'Lab ID        Test     Result   Units\n2511-001      ASSAY    15.42    MG\n2511-002      ASSAY    15.57    MG\nMEAN (N=2)    ASSAY    15.50    MG',
    15.5,
  ],
  [
    'in the column of the average',
    'Vial conformity        Vial 1     Vial 2     Mean\nPeptide content (mg)   5.47       5.39       5.43\nHPLC purity (%)        99.08      99.15      99.12',
    5.43,
  ],
  [
    'in the row of an average whose sign was lost',
    'Vial no.        Net content [mg]     Purity [area-%]\n#1              20.84                99.27\n#2              21.12                99.35\nMean (n 2)      20.98                99.31',
    20.98,
  ],
  [
    'under what was found in each vial, in the row of the average',
    'Sample        Found, mg     % of claim    Purity, %\nVial 1        10.12         101.2         99.47\nVial 2        10.31         103.1         99.51\nAverage       10.22         102.2         99.49',
    10.22,
  ],
  [
    'in the row of a blend’s total',
    'Component     Claim     Found (mg/vial)     Purity (%)\nBPC-157       10 mg     10.31               99.37\nTB-500        10 mg     10.57               99.17\nTotal         20 mg     20.88               99.27',
    20.88,
  ],
])('the content %s', (_, page, content) => {
  expect(contentOn(page)?.value ?? null).toBe(content);
});

test.each([
  [
    'with the sign of a footnote, in a column behind that of units',
    'Test                                 Units     Result     Rev.\nPeptide per vial, mean of A and B    mg        5.18 *\nCounter-ion, acetate                 % w/w     5.7',
    '5.18',
  ],
])('the content %s', (_, page, wanted) => {
  expect(contentOn(page)?.text).toBe(wanted);
});
