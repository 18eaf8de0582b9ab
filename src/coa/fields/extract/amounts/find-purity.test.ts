import { describe, expect, test } from 'vitest';
import { pageGraph } from '../../../layout/build-graph.ts';
import { groupCells } from '../../../layout/cells.ts';
import { graphOf, LETTERS, layOut } from '../../../testing/page.ts';
import { findPurity } from './find-purity.ts';

function find(page: string) {
  return findPurity(graphOf(page))[0];
}

describe('a purity', () => {
  test.each([
    ['behind its label', 'Purity: 99.35 %', 99.35, 2],
    ['with its spread', 'Purity    99.35 % ± 0.18 %', 99.35, 2],
    ['with its unit in the title of its row', 'Purity, %     99.46', 99.46, 2],
  ])('%s', (_, page, value, decimals) => {
    expect(find(page)).toMatchObject({ value, decimals });
  });

  test('is no assay of the claim', () => {
    expect(find('Assay (HPLC)     103.6 %')).toBeUndefined();
    expect(find('Assay (HPLC)     97.4 %\nPurity           99.6 %')).toMatchObject({ value: 99.6 });
  });

  test('is no figure of how well the method works', () => {
    const page = (test: string) =>
      `Analysis            Method     Result     Status\n${test.padEnd(20)}HPLC       99.10%     Pass`;
    expect(find(page('BPC-157'))).toMatchObject({ value: 99.1 });
    expect(find(page('Recovery (spike)'))).toBeUndefined();
    expect(find(page('Spiked matrix'))).toBeUndefined();
  });

  test('of a table is the result, not the specification, in whichever order', () => {
    expect(find('Test        Specification     Result\nPurity      ≥ 98.0 %          99.35 %')).toMatchObject({
      value: 99.35,
    });
    expect(find('Test        Result            Specification\nPurity      99.35 %           98.0 %')).toMatchObject({
      value: 99.35,
    });
    expect(find('Test        Specification     Result\nPurity      NLT 98.0 %        99.35')).toMatchObject({
      value: 99.35,
    });
  });

  test('is no specification, bound or not', () => {
    expect(find('Purity (HPLC)      >99.0%')).toBeUndefined();
    expect(find('Specification: purity 98.5% or better, 100% to 110% of claim')).toBeUndefined();
    expect(find('Test        Specification    Result\nPurity      >98.0% ± 1%      ND')).toBeUndefined();
  });

  test('without its first digit is a doubtful reading', () => {
    expect(find('Purity    9.327%')!.confidence).toBeLessThan(find('Purity    99.327%')!.confidence);
  });

  test('read in two is no single digit', () => {
    expect(find('Purity    199.65 1%')).toBeUndefined();
  });

  test('carries its words and label', () => {
    const found = find('Purity (HPLC)          99.355%')!;
    expect(found.words.map(({ text }) => text)).toEqual(['99.355%']);
    expect(found.label).toContain('Purity');
  });
});

test.each([
  'Purity    ≥ 98.0 %',
  'Purity    not less than 98 %',
  'Optical purity    99.1 %',
  'Impurities    0.65 %',
  'Water    2.1 %',
  'Purity    298.9 %',
  'Purity    200 %',
  'Purity    626 %',
  'Purity    99.B5%',
  'Purity',
  '',
])('"%s" holds none', (page) => {
  expect(find(page)).toBeUndefined();
});

test('the plainest place comes first', () => {
  const page = `
    Purity results above 95.0 % are what this product is usually known for in the trade today

    Purity     99.35 %
  `;
  expect(find(page)).toMatchObject({ value: 99.35 });
});

test('of several vials is in the row of the mean, also where the unit stands under the head', () => {
  expect(
    find(
      'Vial     Content     Area purity\n         mg/vial     %\n1        10.62       99.52\n2        10.41       99.47\nMean     10.52       99.49',
    ),
  ).toMatchObject({ value: 99.49 });
});

test('of two wavelengths is that at which the peptide bond absorbs', () => {
  expect(find('Purity, 214 nm     98.94 %\n\nPurity, 280 nm     99.20 %')).toMatchObject({ value: 98.94 });
  expect(find('Purity, 254 nm     99.20 %\n\nPurity, 214 nm     98.94 %')).toMatchObject({ value: 98.94 });
  expect(find('Purity, 254 nm     99.20 %')).toMatchObject({ value: 99.2 });
});

test('of several vials, and of a blend and its parts, the one of the whole', () => {
  expect(
    find(
      'Vial     Purity (%)     Mass (mg)\n1        99.38          10.61\n2        99.44          10.38\nMean     99.39          10.51',
    ),
  ).toMatchObject({ value: 99.39 });
  expect(
    find(
      'Vial conformity      Vial 1     Vial 2     Mean\nContent (mg)         5.47       5.39       5.43\nHPLC purity (%)      99.08      99.15      99.12',
    ),
  ).toMatchObject({ value: 99.12 });
  expect(
    find(
      'Peptide         Found        Purity\nTesamorelin     10.44 mg     98.96 %\nIpamorelin      3.17 mg      99.12 %\nSum             13.61 mg     99.00 %',
    ),
  ).toMatchObject({ value: 99 });
  expect(
    find('Vial 1      Vial 2      Mean value\n5.18 mg     5.25 mg     5.22 mg\n99.62 %     99.58 %     99.61 %'),
  ).toMatchObject({ value: 99.61 });
  expect(find('Component purity     99.6 %\n\nOverall purity       99.1 %')).toMatchObject({ value: 99.1 });
});

test.each([['before the word', 'HPLC       Shows 98.4% purity', 98.4]])('%s', (_, page, wanted) => {
  expect(find(page)).toMatchObject({ value: wanted });
});

test('a bare number of the table over a heading is no purity', () => {
  const page = `
    Analyte            Result    Units
    BPC-157            10.8      mg/vial
    Total peptides     83.8      mg/vial
    Purity
    Parameter          Result    Units
    Unassigned peaks   1.1       area %
  `;
  expect(find(page)?.value).not.toBe(83.8);
});

test('beside what was not found stands the figure of something else', () => {
  expect(find('Purity     not tested     Fill     102 %')).toBeUndefined();
});

test('a stroke of a signature in the row of a result says nothing', () => {
  const page = 'Component          Specification     Result\nPercent Purity     NLT 98%     -     99.2%';
  expect(find(page)).toMatchObject({ value: 99.2 });
});

test('in the first row of the group that its title heads', () => {
  const page = (first: string) => `
    Analysis               Result      Units       Limit       Method

    Purity by RP-HPLC
    ${first}            99.42       area %      NLT 98.0    OA-LC-11
    Largest unknown        0.26        area %      NMT 1.0     OA-LC-11
  `;
  expect(find(page('Retatrutide'))?.value).toBe(99.42);
  expect(find(page('Any impurity'))?.value).not.toBe(99.42);
});

test('the name of a test in two lines beside the method says what its figure is', () => {
  const page = `
    Analysis               Method     Result     Status
    Recovery (Matrix
                           HPLC       99.10%     Pass
    Spike)
  `;
  // The two lines stand level with the upper and the lower half of the method.
  const lines = [...new Set(layOut(page).map(({ top }) => top))].sort((a, b) => a - b);
  const shifts = [0, 18, 0, -18];
  const words = layOut(page).map((word) => {
    const shift = shifts[lines.indexOf(word.top)]!;
    return { ...word, top: word.top + shift, bottom: word.bottom + shift };
  });
  expect(findPurity(pageGraph(groupCells(words, LETTERS), LETTERS))).toEqual([]);
});
