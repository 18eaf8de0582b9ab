import { expect, test } from 'vitest';
import { graphOf } from '../../../testing/page.ts';
import { averageUnder, isAverageTitle, isOfAverage, isTotalTitle, saysAverage, summaryOf } from './summary-lines.ts';

test.each(['Mean', 'Average (n = 3)', 'Mean (n 2)', 'Mean (RSD 0.9 %)', 'Mean of 3 capsules', 'Mittelwert:'])(
  '“%s” says that its figures are an average',
  (title) => {
    expect(saysAverage(title)).toBe(true);
  },
);

test.each(['Mean purity', 'Meaning', 'Average mass', 'Vial 1'])('“%s” does not', (title) => {
  expect(saysAverage(title)).toBe(false);
});

test.each([
  ['Total', true],
  ['Sum of the peptides', true],
  ['Total peptide content', true],
  ['Razem:', true],
  ['Total impurities', false],
  ['Sum of impurities', false],
])('whether “%s” is of a whole blend: %s', (title, is) => {
  expect(isTotalTitle(title)).toBe(is);
});

const cellOn = (page: string, text: string) => {
  const graph = graphOf(page);
  return [graph.cells.find((one) => one.text === text)!, graph] as const;
};
const VIALS = `
  Vial         Content (mg)     Purity (%)
  1            10.62            99.52
  2            10.41            99.47
  Mean         10.52            99.49
`;

test('under a head stands its figure in the row of the average, and of no row that has figures itself', () => {
  expect(averageUnder(...cellOn(VIALS, 'Content (mg)'))?.text).toBe('10.52');
  expect(averageUnder(...cellOn(VIALS, '1'))).toBeNull();
  const beside = 'Vial         Content (mg)     10.4 of 10\nMean         10.52            99.49';
  expect(averageUnder(...cellOn(beside, 'Content (mg)'))).toBeNull();
  expect(isAverageTitle(...cellOn(VIALS, 'Mean'))).toBe(true);
  expect(isOfAverage(...cellOn(VIALS, '10.52'))).toBe(true);
  expect(isOfAverage(...cellOn(VIALS, '10.41'))).toBe(false);
});

test('of several vials the average sums a title up, of a blend the total, which is called so', () => {
  expect(summaryOf(...cellOn(VIALS, 'Purity (%)'))).toMatchObject({ figure: { text: '99.49' }, totalTitle: null });
  const beside = 'Vial conformity      Vial 1     Vial 2     Mean\nContent (mg)         5.47       5.39       5.43';
  expect(summaryOf(...cellOn(beside, 'Content (mg)'))).toMatchObject({ figure: { text: '5.43' }, totalTitle: null });
  const blend = 'Component     Found (mg)\nBPC-157       10.31\nTB-500        10.57\nTotal         20.88';
  expect(summaryOf(...cellOn(blend, 'Found (mg)'))).toMatchObject({ figure: { text: '20.88' }, totalTitle: 'Total' });
  expect(summaryOf(...cellOn('Component     Found (mg)\nBPC-157       10.31', 'Found (mg)'))).toBeNull();
});
